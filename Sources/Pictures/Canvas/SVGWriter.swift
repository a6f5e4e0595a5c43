import Documents
import Geometry

/// Writes a page as SVG. Text stays text: it can be searched, read aloud and copied.
public enum SVGWriter {
    /// The document.
    ///
    /// - Parameters:
    ///   - drawing: In the colours of ``Palette/light`` if `adaptsToDarkPages`.
    ///   - prefix: Begins the names in the document: each of several in one page needs its own.
    ///   - adaptsToDarkPages: Whether a viewer with dark pages shows the colours of ``Palette/dark`` instead.
    public static func text(of drawing: Drawing, prefix: String = "", adaptsToDarkPages: Bool = false) -> String {
        let (width, height) = (number(drawing.extent.width), number(drawing.extent.height))
        var body = SVGBody(prefix: prefix)
        for mark in drawing.marks { body.add(mark) }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 \(width) \(height)" width="\(width)" \
            height="\(height)" font-family="DejaVu Sans, Verdana, sans-serif" stroke-linejoin="round">
            <title>\(escaped(PrintableText.excerpt(of: drawing.title, limit: 4096)))</title>
            \(adaptsToDarkPages ? darkStyle : "")<rect width="\(width)" height="\(height)" fill="\(color(drawing.background))"/>
            \(body.text)</svg>

            """
    }

    /// A style that replaces the colours of one palette with those of another. Style rules override attributes.
    private static var darkStyle: String {
        let changes = zip(Palette.light.inks, Palette.dark.inks).filter { $0 != $1 }.map { light, dark in
            let (from, to) = (color(light), color(dark))
            return "[fill=\"\(from)\"] { fill: \(to) } [stroke=\"\(from)\"] { stroke: \(to) }\n"
        }
        return "<style>@media (prefers-color-scheme: dark) {\n\(changes.joined())}</style>\n"
    }

    /// Escapes text for XML elements and attributes.
    public static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }

    static func number(_ value: Double) -> String { DecimalText.short(value, decimals: 2) }

    /// A colour in hexadecimal, as in `#0072b2`.
    public static func color(_ ink: Ink) -> String {
        let value = [ink.red, ink.green, ink.blue].reduce(0) { $0 * 256 + Int(($1 * 255).rounded()) }
        let digits = String(value, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}

/// The elements of a page in the order they are added.
private struct SVGBody {
    let prefix: String
    private(set) var text = ""
    private var clips = 0

    init(prefix: String) {
        self.prefix = prefix
    }

    mutating func add(_ mark: Mark) {
        switch mark {
        case .line(let places, let style):
            text += "<path d=\"\(path(places))\"\(attributes(nil, style))/>\n"
        case .area(let places, let fill, let outline):
            text += "<path d=\"\(path(places))Z\"\(attributes(fill, outline))/>\n"
        case .box(let rect, let radius, let fill, let outline):
            text += "<rect \(box(rect, radius))\(attributes(fill, outline))/>\n"
        case .circle(let center, let radius, let fill, let outline):
            let place = "cx=\"\(SVGWriter.number(center.x))\" cy=\"\(SVGWriter.number(center.y))\""
            text += "<circle \(place) r=\"\(SVGWriter.number(radius))\"\(attributes(fill, outline))/>\n"
        case .label(let label):
            let place = "x=\"\(SVGWriter.number(label.start.x))\" y=\"\(SVGWriter.number(label.start.y))\""
            let weight = label.isBold ? " font-weight=\"bold\"" : ""
            text += "<text \(place) font-size=\"\(SVGWriter.number(label.size))\"\(weight)"
            text += "\(attributes(label.ink, nil))>\(SVGWriter.escaped(label.text))</text>\n"
        case .clipped(let rect, let radius, let marks):
            clips += 1
            let name = "\(prefix)clip\(clips)"
            text += "<clipPath id=\"\(name)\"><rect \(box(rect, radius))/></clipPath>\n"
            text += "<g clip-path=\"url(#\(name))\">\n"
            for mark in marks { add(mark) }
            text += "</g>\n"
        }
    }

    private func path(_ places: [Point]) -> String {
        places.enumerated().map { index, place in
            (index == 0 ? "M" : "L") + SVGWriter.number(place.x) + " " + SVGWriter.number(place.y)
        }.joined()
    }

    private func box(_ rect: Rect, _ radius: Double) -> String {
        let place = "x=\"\(SVGWriter.number(rect.x))\" y=\"\(SVGWriter.number(rect.y))\""
        let size = "width=\"\(SVGWriter.number(rect.width))\" height=\"\(SVGWriter.number(rect.height))\""
        return "\(place) \(size)" + (radius > 0 ? " rx=\"\(SVGWriter.number(radius))\"" : "")
    }

    private func attributes(_ fill: Ink?, _ outline: LineStyle?) -> String {
        var text = " fill=\"\(fill.map { SVGWriter.color($0) } ?? "none")\""
        if let fill, fill.opacity < 1 { text += " fill-opacity=\"\(SVGWriter.number(fill.opacity))\"" }
        guard let outline else { return text }
        text += " stroke=\"\(SVGWriter.color(outline.ink))\" stroke-width=\"\(SVGWriter.number(outline.width))\""
        if outline.ink.opacity < 1 { text += " stroke-opacity=\"\(SVGWriter.number(outline.ink.opacity))\"" }
        if !outline.dashes.isEmpty {
            text += " stroke-dasharray=\"\(outline.dashes.map { SVGWriter.number($0) }.joined(separator: " "))\""
        }
        return text
    }
}
