import Documents
import Foundation
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

/// The keys that the page lists are those that the reader takes, and its examples are read.
@Suite("Keys of the file beside a recording")
struct SidecarPageTests {
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

    static let mappings = [
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

    private static func read(_ text: String) throws {
        _ = try Sidecar(YamlDocument(text))
    }

    /// The keys that the reader takes there, which it says when it meets another one.
    private static func allowed(_ mapping: ListedMapping) throws -> Set<String> {
        do {
            try read(mapping.document.replacingOccurrences(of: "…", with: "\"?\": 0"))
        } catch let error as YamlError {
            return Set(error.description.matches(of: /“(\w+)”/).map { String($0.output.1) })
        }
        Issue.record("any key is read")
        return []
    }

    @Test("Documentation/Sidecar.md lists every key, each with an example", arguments: mappings)
    func keys(mapping: ListedMapping) throws {
        let rows = try #require(try Page("Documentation/Sidecar.md").tables[mapping.heading])
        let listed = rows.map { $0[0].filter { $0 != "`" } }
        #expect(Set(listed).union(mapping.others) == (try Self.allowed(mapping)))
        #expect(Set(listed).count == listed.count)
        for (key, row) in zip(listed, rows) {
            #expect(row.count == 5, "\(row)")
            let example = row[4].filter { $0 != "`" }
            #expect(example.contains("\"\(key)\":"), "\(key) has no example")
            #expect(throws: Never.self, "\(example)") { try Self.read(mapping.with(example)) }
        }
    }
}
