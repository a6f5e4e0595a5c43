import Documents
import Foundation
import Gestures
import Harness
import HarnessTestSupport
import Testing

/// A mapping in a document, whose keys a page lists: where it is, and what else must be there for it to be read.
struct ListedMapping: CustomTestStringConvertible, Sendable {
    /// The heading above its table.
    let heading: String
    /// The document, with `…` where the members of the mapping are.
    let document: String
    /// What must be in the mapping besides an example, by its key.
    var required: [String: String] = [:]
    /// Keys that another table lists.
    var others: Set<String> = []

    var testDescription: String { heading }

    /// The document with these members in the mapping, and what is required besides.
    func with(_ members: String) -> String {
        let keys = members.matches(of: /"(\w+)":/).map { String($0.output.1) }
        let rest = required.filter { !keys.contains($0.key) }.map { "\"\($0.key)\": \($0.value)" }.sorted()
        return document.replacingOccurrences(of: "…", with: ([members] + rest).joined(separator: ", "))
    }
}

/// The keys that a page lists are those that the reader takes, and its examples are read.
@Suite("Keys that the pages list")
struct KeyTableTests {
    private static let stackMembers: [String: String] = [
        "root": "\"list\"", "screens": "{\"list\": {}, \"park\": {}}", "destinations": "{\"park\": \"park\"}",
        "roots": "{\"list\": {\"screen\": \"list\"}, \"other\": {\"screen\": \"park\"}}",
        "presented": "{\"help\": {\"screen\": \"park\"}}", "urls": "{\"scheme\": \"parks\", \"hosts\": {}}",
    ]

    private static func stack(with member: String) -> String {
        let key = member.prefix { $0 != ":" }.filter { $0 != "\"" }
        let rest = stackMembers.filter { $0.key != key }.map { "\"\($0.key)\": \($0.value)" }.sorted()
        return "{\"stack\": {\(([member] + rest).joined(separator: ", "))}}"
    }

    private static func screen(_ member: String) -> String {
        stack(with: "\"screens\": {\"list\": {\(member)}, \"park\": {}}")
    }

    static let sidecarMappings = [
        ListedMapping(heading: "The file", document: "{…}"),
        ListedMapping(heading: "surface", document: "{\"surface\": {…}}"),
        ListedMapping(heading: "scenario", document: "{\"scenario\": {…}}"),
        ListedMapping(
            heading: "changes", document: "{\"scenario\": {\"changes\": [{…}]}}",
            required: ["at": "1", "swipeUp": "true"]),
        ListedMapping(heading: "A stack", document: "{\"stack\": {…}}", required: stackMembers),
        ListedMapping(heading: "insets", document: stack(with: "\"safeArea\": {…}")),
        ListedMapping(heading: "animation", document: stack(with: "\"animation\": {…}")),
        ListedMapping(
            heading: "roots", document: stack(with: "\"roots\": {\"list\": {…}}"), required: ["screen": "\"list\""]),
        ListedMapping(heading: "screens", document: screen("…")),
        ListedMapping(
            heading: "links", document: screen("\"links\": [{…}]"),
            required: ["value": "\"park/Zion\"", "frame": "\"0/0/9/9\""]),
        ListedMapping(
            heading: "configuration",
            document: screen("\"links\": [{\"value\": \"park\", \"frame\": \"0/0/9/9\", \"configuration\": {…}}]")),
        ListedMapping(
            heading: "buttons", document: screen("\"buttons\": [{…}]"),
            required: ["title": "\"Back\"", "frame": "\"0/0/9/9\"", "goBack": "1"],
            others: moments.subtracting(["at", "rotate"])),
        ListedMapping(
            heading: "presented", document: stack(with: "\"presented\": {\"help\": {…}}"),
            required: ["screen": "\"park\""]),
        ListedMapping(heading: "overlay", document: stack(with: "\"overlay\": {…}"), required: ["size": "\"9x9\""]),
        ListedMapping(
            heading: "urls", document: stack(with: "\"urls\": {…}"),
            required: ["scheme": "\"parks\"", "hosts": "{}"]),
        ListedMapping(
            heading: "moments", document: stack(with: "\"timeline\": [{…}]"), required: ["at": "1", "keyboard": "0"]),
    ]

    /// The keys that the page lists for a moment.
    private static let moments: Set<String> = {
        let rows = (try? Page("Documentation/Sidecar.md").tables["moments"]) ?? []
        return Set(rows.map { $0[0].filter { $0 != "`" } })
    }()

    static let rulesMappings = [
        ListedMapping(heading: "Fields", document: "{…}"),
        ListedMapping(heading: "length", document: "{\"down\": {…}}"),
        ListedMapping(heading: "speed", document: "{\"fling\": {\"limit\": {…}}}"),
        ListedMapping(heading: "axis", document: "{\"axis\": {…}}"),
        ListedMapping(
            heading: "sideways", document: "{\"axis\": {\"sideways\": {…}}}", required: ["from": "1"]),
        ListedMapping(heading: "distance", document: "{\"distance\": {…}}"),
        ListedMapping(
            heading: "projection", document: "{\"distance\": {\"projection\": {…}}}", required: ["seconds": "0"]),
        ListedMapping(heading: "fling", document: "{\"fling\": {…}}", required: ["limit": "1"]),
        ListedMapping(heading: "velocity", document: "{\"velocity\": {…}}"),
        ListedMapping(heading: "scrollGate", document: "{\"scrollGate\": {…}}"),
        ListedMapping(heading: "settleMotion", document: "{\"settleMotion\": {…}}"),
    ]

    private static func read(_ text: String, asRules: Bool) throws {
        let document = try YamlDocument(text)
        if asRules {
            _ = try RulesDocument.rules(from: document.root, named: "own")
        } else {
            _ = try Sidecar(document)
        }
    }

    /// The keys that the reader takes there, which it says when it meets another one.
    private static func allowed(_ mapping: ListedMapping, asRules: Bool) throws -> Set<String> {
        do {
            try read(mapping.document.replacingOccurrences(of: "…", with: "\"?\": 0"), asRules: asRules)
        } catch let error as YamlError {
            return Set(error.description.matches(of: /“(\w+)”/).map { String($0.output.1) })
        }
        Issue.record("any key is read")
        return []
    }

    private static func check(_ mapping: ListedMapping, on page: String, asRules: Bool) throws {
        let rows = try #require(try Page(page).tables[mapping.heading], "\(page) has no “\(mapping.heading)”")
        let listed = rows.map { $0[0].filter { $0 != "`" } }
        #expect(Set(listed).union(mapping.others) == (try allowed(mapping, asRules: asRules)))
        #expect(Set(listed).count == listed.count)
        for row in rows {
            #expect(row.count == 5, "\(row)")
            let example = row[4].filter { $0 != "`" }
            #expect(example.contains("\"\(row[0].filter { $0 != "`" })\":"), "\(row[0]) has no example")
            #expect(throws: Never.self, "\(example)") { try read(mapping.with(example), asRules: asRules) }
        }
    }

    @Test("Documentation/Sidecar.md lists every key, each with an example", arguments: sidecarMappings)
    func sidecar(mapping: ListedMapping) throws {
        try Self.check(mapping, on: "Documentation/Sidecar.md", asRules: false)
    }

    @Test("Documentation/Rules.md lists every field, each with an example", arguments: rulesMappings)
    func rules(mapping: ListedMapping) throws {
        try Self.check(mapping, on: "Documentation/Rules.md", asRules: true)
    }

    @Test("Documentation/Rules.md says the defaults of flowstack")
    func defaults() throws {
        let tables = try Page("Documentation/Rules.md").tables
        let flowstack = try YamlDocument(RulesDocument.json(.flowstack).text).root
        var count = 0
        for heading in ["Fields", "distance", "velocity", "scrollGate"] {
            let node = heading == "Fields" ? flowstack : try #require(flowstack[heading])
            for row in tables[heading, default: []] {
                guard let value = node[row[0].filter { $0 != "`" }], row[2].hasPrefix("`"), row[0] != "`name`" else {
                    continue
                }
                let said = try YamlDocument("{\"value\": \(row[2].filter { $0 != "`" })}").root["value"]
                #expect(said?.summary == value.summary && said.map(Self.text) == Self.text(value), "\(row[0])")
                count += 1
            }
        }
        #expect(count >= 35)
    }

    /// The value without where it is.
    private static func text(_ node: YamlNode) -> String {
        switch node.content {
        case .scalar(let text, let isQuoted): isQuoted ? "\"\(text)\"" : text
        case .sequence(let items): "[" + items.map(text).joined(separator: ",") + "]"
        case .mapping(let entries): "{" + entries.map { "\($0.key):\(text($0.value))" }.joined(separator: ",") + "}"
        }
    }
}
