import Documents
import Gestures

/// Rules as JSON, in and out.
///
/// A file holds the fields that differ from the preset that it is `basedOn` (`flowstack` by default). An unknown field is an
/// error with its place, and so is a value out of range.
public enum RulesDocument {
    /// The rules in a document: a preset's name, or a mapping of fields.
    public static func rules(from node: YamlNode, named name: String) throws(YamlError) -> DismissRules {
        if node.entries == nil { return try preset(node) }
        try node.allowOnly(RuleTable.fields.map(\.name))
        var base = DismissRules.flowstack
        if let named = node["basedOn"] { base = try preset(named) }
        var rules = base
        rules.name = name
        rules = try RuleTable.codec.read(node, rules)
        withdrawWords(of: &rules, changedIn: node, from: base.name)
        if let contradiction = RulesContradiction.first(in: rules) { throw contradiction.error(in: node) }
        return rules
    }

    /// All fields of the rules, defaults included, in the order of ``RuleTable``.
    public static func json(_ rules: DismissRules) -> JSONText {
        RuleTable.codec.write(rules) ?? .null
    }

    /// The rules with a field on each line, as a person reads and edits them.
    public static func text(_ rules: DismissRules) -> String {
        guard case .object(let members) = json(rules) else { return "" }
        let lines = members.map { "  \(JSONText.string($0.key).text): \($0.value.text)" }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }

    /// What a preset's source and assumptions say about its numbers is not true of other numbers.
    private static func withdrawWords(of rules: inout DismissRules, changedIn node: YamlNode, from base: String) {
        let changed = RuleTable.fields.filter { $0.use != .words && node[$0.name] != nil }
        guard !changed.isEmpty else { return }
        if node["source"] == nil {
            rules.source = "\(changed.map(\.name).joined(separator: ", ")) changed from \(base): \(rules.source)"
        }
        if node["assumptions"] == nil {
            let withdrawn = Set(changed.flatMap(\.flattened).flatMap(\.assumptionNames))
            rules.assumptions.removeAll { $0.field.map(withdrawn.contains) ?? false }
        }
    }

    private static func preset(_ node: YamlNode) throws(YamlError) -> DismissRules {
        guard let preset = DismissRules.preset(named: try node.asString()) else {
            let names = DismissRules.presets.map(\.name).joined(separator: ", ")
            throw node.error(expected: "a preset (\(names))")
        }
        return preset
    }
}
