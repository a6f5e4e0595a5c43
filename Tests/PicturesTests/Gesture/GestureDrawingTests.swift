import Foundation
import Geometry
import Gestures
import Harness
import Testing

@testable import Pictures

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("A gesture on a page")
struct GestureDrawingTests {
    private let measure = CairoText()

    private static let ways: [[(Int32, Int32)]] = [
        [], [(3, 3)], Drawn.down(40), Drawn.down(100), Drawn.down(100) + [(0, 70), (0, 90), (0, 60)],
        Drawn.down(400).map { ($0.1 / 2, -$0.1) }, Drawn.down(900),
        (0..<400).map { (Int32($0 % 7), 60 + Int32(40 * sin(Double($0) / 5))) },
    ]

    @Test("No label covers another, and all are on the page", arguments: 0..<ways.count, [false, true])
    func labels(index: Int, isDark: Bool) throws {
        for x: Int32 in [2, 300, 695] {
            let drawn = try Drawn(by: Self.ways[index], x: x)
            let drawing = GestureDrawing.drawing(
                try drawn.picture(), palette: isDark ? .dark : .light, measure: measure)
            #expect(overlaps(drawing.labels) == [])
            #expect(drawing.labels.count > 15)
            for label in drawing.labels {
                #expect(Rect(drawing.extent).contains(label.rect), "\(label.text)")
            }
        }
    }

    @Test("A very long name is cut, not written over the edge")
    func longName() throws {
        let name = String(repeating: "wide name ", count: 60)
        let drawing = GestureDrawing.drawing(try Drawn(by: Drawn.down(100)).picture(name: name), measure: measure)
        let title = try #require(drawing.labels.first)
        #expect(title.text.hasSuffix("…") && title.rect.right <= drawing.extent.width - 20)
    }

    @Test("It says what is to be exceeded, what happened, and what it came to")
    func words() throws {
        let drawn = try Drawn(by: Drawn.down(100))
        let drawing = GestureDrawing.drawing(try drawn.picture(), measure: measure)
        let texts = drawing.labels.map(\.text)
        for text in [
            "pull.evemu, gesture 1", drawn.outcomes[0].sentence, "80 pt down",
            "armed 0.040", "lift 0.048", "dragging", "tracking", "settling", "finger down", "velocity, pt/s", "seconds",
        ] {
            #expect(texts.contains(text), "\(text)")
        }
    }

    @Test("A picture without a drag says so")
    func empty() throws {
        var picture = try Drawn().picture()
        picture.samples = []
        let drawing = GestureDrawing.drawing(picture, measure: measure)
        #expect(drawing.labels.contains { $0.text.hasPrefix("No finger made a drag") })
    }

    @Test("As SVG it is XML with every label as text, and text from files is escaped")
    func escaped() throws {
        let name = "<script>alert(\"1\")</script> & 'x' \u{1b}[31m\u{202e}.evemu"
        let drawn = try Drawn(by: Drawn.down(100))
        let drawing = GestureDrawing.drawing(try drawn.picture(name: name), measure: measure)
        let svg = SVGWriter.text(of: drawing)
        #expect(!svg.contains("<script") && !svg.contains("\u{1b}") && !svg.contains("\u{202e}"))
        let document = try ReadText(svg)
        #expect(document.texts == drawing.labels.map(\.text))
        #expect(
            document.texts.first?.hasPrefix("<script>alert(\"1\")</script> & 'x' \\u{1b}[31m\\u{202e}.evemu") == true)
        #expect(document.title == "\(drawing.labels[0].text): \(drawn.outcomes[0].sentence)")
    }

    @Test("Lines that mean something are told apart without their colour")
    func dashes() throws {
        let layout = GestureDrawing(
            picture: try Drawn().picture(), palette: .light, type: Typesetter(measure: measure))
        let strokes = [layout.along, layout.across, layout.limit, layout.scrolling, layout.within]
        #expect(Set(strokes.map(\.dashes)).count == strokes.count)
    }
}

/// The texts of an SVG document, read by an XML parser.
final class ReadText: NSObject, XMLParserDelegate {
    private(set) var texts: [String] = []
    private(set) var title = ""
    private var open: String?

    init(_ svg: String) throws {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        open = name
        if name == "text" { texts.append("") }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if open == "text" { texts[texts.count - 1] += string }
        if open == "title" { title += string }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open = nil
    }
}
