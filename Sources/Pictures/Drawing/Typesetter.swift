import Documents
import Geometry

/// Makes labels: measures, wraps and shortens text. Text from files is made printable.
public struct Typesetter {
    let measure: any TextMeasure

    /// A typesetter with this measure.
    public init(measure: any TextMeasure) {
        self.measure = measure
    }

    /// The alignment of a label relative to its position.
    public enum Alignment {
        case left, center, right
    }

    /// A label whose baseline is at `position.y`.
    public func label(
        _ text: String, at position: Point, _ alignment: Alignment = .left, size: Double = 11, isBold: Bool = false,
        _ ink: Ink
    ) -> Label {
        let text = PrintableText.excerpt(of: text, limit: 4096)
        let extent = measure.extent(of: text, size: size, isBold: isBold)
        let x =
            switch alignment {
            case .left: position.x
            case .center: position.x - extent.width / 2
            case .right: position.x - extent.width
            }
        return Label(
            text: text, start: Point(x: x, y: position.y), size: size, isBold: isBold, ink: ink,
            rect: Rect(
                x: x, y: position.y - extent.ascent, width: extent.width, height: extent.ascent + extent.descent))
    }

    /// The width of a line of text.
    public func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
        measure.extent(of: text, size: size, isBold: isBold).width
    }

    /// The text, truncated with “…” to `width`; empty if not even that fits.
    func shortened(_ text: String, to width: Double, size: Double, isBold: Bool = false) -> String {
        let text = PrintableText.excerpt(of: text, limit: 4096)
        if self.width(text, size: size, isBold: isBold) <= width { return text }
        var cut = text
        while !cut.isEmpty {
            cut.removeLast()
            while cut.last == " " { cut.removeLast() }
            if self.width(cut + "…", size: size, isBold: isBold) <= width { return cut.isEmpty ? "" : cut + "…" }
        }
        return ""
    }

    /// The text wrapped to at most `limit` lines of this width; the rest is truncated with “…”.
    func lines(_ text: String, width: Double, size: Double, limit: Int) -> [String] {
        var lines: [String] = []
        var words = PrintableText.excerpt(of: text, limit: 4096).split(separator: " ").map(String.init)[...]
        while let first = words.first {
            if lines.count == limit - 1 {
                return lines + [shortened(words.joined(separator: " "), to: width, size: size)]
            }
            var line = first
            words.removeFirst()
            while let word = words.first, self.width(line + " " + word, size: size) <= width {
                line += " " + word
                words.removeFirst()
            }
            lines.append(shortened(line, to: width, size: size))
        }
        return lines
    }
}
