import Documents
import FlowNavigation
import Geometry
import Harness

/// A page as SVG, whose text is text: it can be searched, read aloud and copied.
public enum SVGWriter {
    /// The document. Where several stand in one page, each needs another `prefix` for the names in it.
    public static func text(of drawing: Drawing, prefix: String = "") -> String {
        let (width, height) = (number(drawing.extent.width), number(drawing.extent.height))
        var body = SVGBody(prefix: prefix)
        for mark in drawing.marks { body.add(mark) }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 \(width) \(height)" width="\(width)" \
            height="\(height)" font-family="DejaVu Sans, Verdana, sans-serif" stroke-linejoin="round">
            <title>\(escaped(PrintableText.excerpt(of: drawing.title, limit: 4096)))</title>
            <rect width="\(width)" height="\(height)" fill="\(color(drawing.background))"/>
            \(body.text)</svg>

            """
    }

    /// Text as it stands in an element or an attribute of XML.
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

    /// A colour as `#0072b2`.
    public static func color(_ ink: Ink) -> String {
        let value = [ink.red, ink.green, ink.blue].reduce(0) { $0 * 256 + Int(($1 * 255).rounded()) }
        let digits = String(value, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}

/// The elements of a page, as they are added.
private struct SVGBody {
    let prefix: String
    private(set) var text = ""
    private var clips = 0

    init(prefix: String) {
        self.prefix = prefix
    }

    mutating func add(_ mark: Mark) {
        switch mark {
        case .line(let places, let stroke):
            text += "<path d=\"\(path(places))\"\(attributes(nil, stroke))/>\n"
        case .area(let places, let fill, let stroke):
            text += "<path d=\"\(path(places))Z\"\(attributes(fill, stroke))/>\n"
        case .box(let rect, let radius, let fill, let stroke):
            text += "<rect \(box(rect, radius))\(attributes(fill, stroke))/>\n"
        case .circle(let center, let radius, let fill, let stroke):
            let place = "cx=\"\(SVGWriter.number(center.x))\" cy=\"\(SVGWriter.number(center.y))\""
            text += "<circle \(place) r=\"\(SVGWriter.number(radius))\"\(attributes(fill, stroke))/>\n"
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

    private func attributes(_ fill: Ink?, _ stroke: Stroke?) -> String {
        var text = " fill=\"\(fill.map { SVGWriter.color($0) } ?? "none")\""
        if let fill, fill.opacity < 1 { text += " fill-opacity=\"\(SVGWriter.number(fill.opacity))\"" }
        guard let stroke else { return text }
        text += " stroke=\"\(SVGWriter.color(stroke.ink))\" stroke-width=\"\(SVGWriter.number(stroke.width))\""
        if stroke.ink.opacity < 1 { text += " stroke-opacity=\"\(SVGWriter.number(stroke.ink.opacity))\"" }
        if !stroke.dashes.isEmpty {
            text += " stroke-dasharray=\"\(stroke.dashes.map { SVGWriter.number($0) }.joined(separator: " "))\""
        }
        return text
    }
}
