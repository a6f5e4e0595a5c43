import Foundation
import Testing

@testable import FlowTouchCLI

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The pictures and the report of flowtouch tune")
struct TunePictureTests {
    /// Two devices, and one gesture whose label cannot be right.
    private func series() throws -> Folder {
        let folder = try Folder()
        for index in 0..<3 {
            let device = index == 0 ? "nexus4" : "phone"
            folder.synth(
                "down \(100 + index * 15)pt in 200ms, hold 80ms, lift", "swipe-\(index).evemu", device: device)
            folder.synth("down \(20 + index * 5)pt in 150ms, hold 80ms, lift", "rest-\(index).evemu", device: device)
        }
        folder.synth("down 140pt in 200ms, hold 80ms, lift", "rest-wrong.evemu")
        return folder
    }

    private static let labels = ["--intent", "dismiss=*swipe*", "--intent", "keep=*rest*"]

    private func tune(_ folder: Folder, _ words: String...) -> Run {
        Run(words: ["tune", folder.path] + Self.labels + words)
    }

    @Test("The extension of --plot selects the format; dark differs from light; --force overwrites")
    func plot() throws {
        let (series, folder) = (try series(), try Folder())
        for (name, beginning) in [("a.svg", "<svg"), ("a.PDF", "%PDF-"), ("a.png", "\u{fffd}PNG")] {
            let run = tune(series, "--plot", folder.path(name))
            #expect(run.status == 0 && run.output.contains("recommended"), "\(run.remarks)")
            #expect(try folder.read(name).hasPrefix(beginning))
        }
        let light = try folder.read("a.svg")
        #expect(light.contains(">travel down, pt</text>") && light.contains(">meant to dismiss</text>"))
        let refused = tune(series, "--plot", folder.path("a.svg"), "--dark")
        #expect(refused.status == 1 && refused.remarks.contains("--force") && refused.output.isEmpty)
        #expect(try folder.read("a.svg") == light)
        #expect(tune(series, "--plot", folder.path("a.svg"), "--force").status == 0)
        #expect(try folder.read("a.svg") == light, "the same bytes")
        #expect(tune(series, "--plot", folder.path("a.svg"), "--dark", "--force").status == 0)
        #expect(try folder.read("a.svg") != light)
    }

    @Test("An unknown extension, and --dark without a picture, are wrong usage")
    func wrongUsage() throws {
        let folder = try series()
        #expect(tune(folder, "--plot", "a.gif").status == 2)
        #expect(tune(folder, "--dark").status == 2)
    }

    @Test("A report is XML without other files, with every table and each misjudged gesture with its picture")
    func report() throws {
        let (series, folder) = (try series(), try Folder())
        let run = tune(series, "--report", folder.path("a.html"))
        #expect(run.status == 0)
        #expect(run.remarks == TunePage.caution + "\n")
        let page = try ReadPage(folder.read("a.html"))
        for heading in [
            "Gestures by device and intent", "Recommendation", "Errors under the rules as they are",
            "Errors under the recommended rules", "Held out in turn, judged by what fits the others",
            "Nearest to the border", "Misjudged under the recommended rules",
            "\(series.path("rest-wrong.evemu")), gesture 1",
        ] {
            #expect(
                page.texts["h2", default: []].contains(heading) || page.texts["h3", default: []].contains(heading),
                "\(heading)")
        }
        #expect(page.counts["svg"] == 2 && page.counts["table"] == 5 && page.counts["h3"] == 1)
        #expect(page.texts["text"]?.contains("rest-wrong.evemu, gesture 1") == true)
        #expect(page.texts["p"]?.contains { $0.hasPrefix("Meant to keep, on FlowTouch Phone: dismissed") } == true)
        #expect(page.texts["p"]?.contains { $0.contains(" pt past the threshold of ") } == true)
        #expect(page.texts["td"]?.contains("1") == true && page.texts["th"]?.contains("FlowTouch Phone") == true)
        // Nothing is fetched: the only addresses are the names of the two XML namespaces.
        #expect(page.addresses == ["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"])
        #expect(
            Set(page.counts.keys).isDisjoint(with: ["script", "img", "link", "iframe", "object", "a", "image", "use"]))
        #expect(Set(page.ids).count == page.ids.count)
        let first = try folder.read("a.html")
        #expect(tune(series, "--report", folder.path("a.html")).status == 1)
        #expect(tune(series, "--report", folder.path("a.html"), "--force").status == 0)
        #expect(try folder.read("a.html") == first, "the same bytes")
        #expect(tune(series, "--report", folder.path("a.html"), "--force", "--dark").status == 0)
        #expect(try folder.read("a.html") != first)
    }

    @Test("The names of devices, files and people are text in a report, whatever they contain")
    func hostileNames() throws {
        let folder = try series()
        let text = try folder.read("rest-wrong.evemu")
        let hostile = text.replacingOccurrences(of: "FlowTouch Phone", with: "<script>alert(\"dev\")</script>&amp;")
        try #require(hostile != text)
        try folder.write(hostile, "rest-<script>file<!--.evemu")
        try folder.write("{\"person\": \"</pre><script>who\\u0007\"}", "rest-<script>file<!--.json")
        let run = tune(folder, "--report", folder.path("a.html"))
        #expect(run.status == 0, "\(run.remarks)")
        let source = try folder.read("a.html")
        #expect(!source.contains("<script") && !source.contains("<!--") && !source.contains("\u{7}"))
        let page = try ReadPage(source)
        #expect(page.texts["th"]?.contains("<script>alert(\"dev\")</script>&amp;") == true)
        #expect(page.texts["h3"]?.contains("\(folder.path("rest-<script>file<!--.evemu")), gesture 1") == true)
        #expect(page.texts["text"]?.contains("rest-<script>file<!--.evemu, gesture 1") == true)
        #expect(page.texts["p"]?.contains { $0.contains("by </pre><script>who\\u{7}") } == true)
        #expect(page.counts["svg"] == 3)
    }
}

/// The contents of a page, as an XML parser reads them.
private final class ReadPage: NSObject, XMLParserDelegate {
    private(set) var texts: [String: [String]] = [:]
    private(set) var counts: [String: Int] = [:]
    private(set) var addresses: Set<String> = []
    private(set) var ids: [String] = []
    private var open: [String] = []

    init(_ source: String) throws {
        super.init()
        let parser = XMLParser(data: Data(source.utf8))
        parser.delegate = self
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        open.append(name)
        counts[name, default: 0] += 1
        texts[name, default: []].append("")
        if let id = attributes["id"] { ids.append(id) }
        addresses.formUnion(attributes.values.filter { $0.contains("//") })
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard let name = open.last, let count = texts[name]?.count else { return }
        texts[name]?[count - 1] += string
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}
