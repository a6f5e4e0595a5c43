import Documents
import Foundation
import Gestures
import Harness
import HarnessTestSupport
import Testing

/// Documentation/Fields.md is written from the table of the rules' fields.
///
/// Set `FLOWTOUCH_UPDATE=1` to write it again; then read the difference.
@Suite("The page of the rules' fields")
struct FieldsPageTests {
    private static let path = "Documentation/Fields.md"

    private static let beginning = """
        # Fields of the rules

        These are the fields of a rules file, and of `rules` in the `.json` beside a recording. A rules file needs only the
        fields that differ from the preset that it is `basedOn`. A group such as `distance` is an object with the fields that
        follow it. [Rules.md](Rules.md) explains how they work together. The defaults are those of `flowstack`;
        `flowtouch rules --fields` prints where they come from. An example is a preset's value, if one differs from the
        default.

        A test writes this page from the table in the code: `FLOWTOUCH_UPDATE=1 tools/test --filter FieldsPage`.

        | field | value | default | meaning | example |
        | --- | --- | --- | --- | --- |

        """

    /// What can be in such a field: the values of presets that differ from the default, and else anything that it takes.
    private static func examples(_ field: RuleField<DismissRules>) -> [JSONText] {
        switch field.name {
        case "name": return ["mine"]
        case "basedOn": return ["compose"]
        case "source": return ["measured on a phone"]
        case "assumptions": return [["slop: as on AOSP"]]
        default: break
        }
        let own = RuleTable.value(of: field.name, in: .flowstack)
        let presets = DismissRules.presets.map { RuleTable.value(of: field.name, in: $0) }.filter { $0 != own }
        let values = presets.sorted { $0.text.count < $1.text.count } + [own]
        let others = field.numbers.map { JSONText.double($0.bounds.range.lowerBound) }
        return values.filter { $0 != .null } + field.choices + others
    }

    /// A member of a rules file with an example, and with what its group needs besides.
    static func member(_ field: RuleField<DismissRules>) throws -> String {
        var names = field.name.split(separator: ".").map(String.init)
        let last = names.removeLast()
        func nested(_ inner: String) -> String { names.reversed().reduce(inner) { "\"\($1)\": {\($0)}" } }
        let siblings =
            RuleTable.field(named: names.joined(separator: "."))?.parts.filter { $0.name != field.name } ?? []
        for example in examples(field) {
            let own = "\"\(last)\": \(example.text)"
            if isRead(nested(own)) { return nested(own) }
            for sibling in siblings {
                let name = sibling.name.split(separator: ".").last ?? ""
                for other in examples(sibling) {
                    let both = nested("\"\(name)\": \(other.text), \(own)")
                    if isRead(both) { return both }
                }
            }
        }
        throw Missing(field: field.name)
    }

    /// No example was found that can be read.
    struct Missing: Error {
        var field: String
    }

    private static func isRead(_ member: String) -> Bool {
        (try? RulesDocument.rules(from: YamlDocument("{\(member)}").root, named: "own")) != nil
    }

    private static func row(_ field: RuleField<DismissRules>) throws -> String {
        let value = RuleTable.value(of: field.name, in: .flowstack)
        let groups = field.name.split(separator: ".").dropLast()
        let isInNothing = groups.indices.contains {
            RuleTable.value(of: groups[...$0].joined(separator: "."), in: .flowstack) == .null
        }
        let isGroup = !field.parts.isEmpty
        let hasDefault = field.use != .words && !isInNothing && (!isGroup || value == .null)
        let cells = [
            "`\(field.name)`", field.takes, hasDefault ? "`\(value.text)`" : "", field.meaning,
            isGroup ? "" : "`\(try member(field))`",
        ]
        return "| " + cells.joined(separator: " | ") + " |\n"
    }

    @Test("It has every field of the table with its values, default and meaning")
    func page() throws {
        let text = try Self.beginning + RuleTable.all.map(Self.row).joined()
        if ProcessInfo.processInfo.environment["FLOWTOUCH_UPDATE"] == "1" {
            try text.write(
                to: SharedMaterial.packageRoot.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
        }
        #expect(try Page(Self.path).text == text)
    }

    @Test("Every example is read as rules")
    func examples() throws {
        for field in RuleTable.all where field.parts.isEmpty {
            #expect(Self.isRead(try Self.member(field)), "\(field.name)")
        }
    }
}
