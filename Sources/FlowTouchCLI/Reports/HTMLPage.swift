import Documents
import Pictures

/// An HTML page without any other file. Text that is added is escaped, wherever it comes from. The page is also XML.
struct HTMLPage {
    private var body = ""
    private var pictures = 0

    /// Text for an element: printable, and never a tag.
    static func escaped(_ text: String) -> String {
        SVGWriter.escaped(PrintableText.excerpt(of: text, limit: 1 << 16))
    }

    mutating func add(heading text: String, level: Int = 2) {
        body += "<h\(level)>\(Self.escaped(text))</h\(level)>\n"
    }

    mutating func add(paragraph text: String) { body += "<p>\(Self.escaped(text))</p>\n" }

    mutating func add(code text: String) { body += "<pre>\(Self.escaped(text))</pre>\n" }

    /// The first cell of each row names it.
    mutating func add(table header: [String], _ rows: [[String]]) {
        body +=
            "<table>\n<thead><tr>" + header.map { "<th>\(Self.escaped($0))</th>" }.joined() + "</tr></thead>\n<tbody>\n"
        for row in rows {
            body += "<tr>"
            for (index, cell) in row.enumerated() {
                let name = index == 0 ? "th" : "td"
                body += "<\(name)>\(Self.escaped(cell))</\(name)>"
            }
            body += "</tr>\n"
        }
        body += "</tbody>\n</table>\n"
    }

    mutating func add(_ drawing: Drawing) {
        pictures += 1
        body += "<figure>\n\(SVGWriter.text(of: drawing, prefix: "p\(pictures)-"))</figure>\n"
    }

    /// The document in the colours of its pictures.
    func document(title: String, _ palette: Palette) -> String {
        let (ink, faint, grid) = (
            SVGWriter.color(palette.ink), SVGWriter.color(palette.faint), SVGWriter.color(palette.grid)
        )
        return """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width"/>
            <title>\(Self.escaped(title))</title>
            <style>
            body { margin: 2em auto; max-width: 1000px; padding: 0 1em; line-height: 1.45;
              font-family: "DejaVu Sans", Verdana, sans-serif; color: \(ink); background: \(SVGWriter.color(palette.page)); }
            table { border-collapse: collapse; margin: 1em 0; }
            th, td { padding: 0.25em 0.8em; border-bottom: 1px solid \(grid); text-align: right; }
            th { font-weight: normal; } thead th { color: \(faint); } tr > th:first-child { text-align: left; }
            pre { overflow-x: auto; padding: 0.5em; background: \(SVGWriter.color(palette.panel)); }
            figure { margin: 1em 0; overflow-wrap: anywhere; } svg { max-width: 100%; height: auto; }
            @media print { figure, table { break-inside: avoid; } }
            </style>
            </head>
            <body>
            \(body)</body>
            </html>

            """
    }
}
