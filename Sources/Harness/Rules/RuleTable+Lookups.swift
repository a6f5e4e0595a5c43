import Documents
import Gestures

extension RuleTable {
    /// Every field, those of groups after their group.
    public static let all = fields.flatMap(\.flattened)

    /// The whole table as one group: a rules file.
    static let codec = RuleCodec.group(fields)

    private static let fieldsByName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    /// Every number, in the order of the fields.
    package static let numbers = fields.flatMap(\.numbers)
    private static let numberIndices = Dictionary(
        uniqueKeysWithValues: numbers.enumerated().map { ($0.element.name, $0.offset) })
    private static let assumptionNames = Set(all.flatMap(\.assumptionNames))

    /// The field of this name.
    package static func field(named name: String) -> RuleField<DismissRules>? { fieldsByName[name] }

    /// The number of this name.
    package static func number(named name: String) -> RuleNumber<DismissRules>? {
        numberIndices[name].map { numbers[$0] }
    }

    /// What the rules have under the name of a field or a number: a length in points is a number.
    package static func value(of name: String, in rules: DismissRules) -> JSONText {
        guard let field = field(named: name) else {
            return number(named: name)?.value(rules).map { .double($0) } ?? .null
        }
        guard let value = field.write(rules) else { return .null }
        if case .object(let members) = value, members.count == 1, members[0].key == "points" { return members[0].value }
        return value
    }

    /// The rules with other numbers in some places; an error if one is out of bounds, if the rules have no value for
    /// it to be a part of, or if the fields then contradict each other.
    package static func rules(
        _ rules: DismissRules, setting changes: [(name: String, value: Double)]
    ) throws(YamlError) -> DismissRules {
        var rules = rules
        // In the order of the fields, since some make the value that others are a part of.
        let changes = changes.compactMap { change in numberIndices[change.name].map { ($0, change.value) } }
        for (index, value) in changes.sorted(by: { $0.0 < $1.0 }) {
            let number = numbers[index]
            if let expected = number.bounds.expected(insteadOf: value) {
                throw YamlError(
                    place: nil, path: number.name, expected: expected,
                    found: PrintableText.quotation(of: JSONText.number(value)))
            }
            guard number.set(&rules, value) else { throw missing(number, in: rules) }
        }
        if let contradiction = RulesContradiction.first(in: rules) { throw contradiction.error }
        return rules
    }

    /// The error about a number that the rules cannot have: they have another kind of value, or `null` for the whole group.
    private static func missing(_ number: RuleNumber<DismissRules>, in rules: DismissRules) -> YamlError {
        let parts = number.field.split(separator: ".")
        let groups = parts.indices.map { parts[...$0].joined(separator: ".") }
        let culprit = groups.first { value(of: $0, in: rules) == .null } ?? number.field
        return YamlError(
            place: nil, path: culprit, expected: "rules that already have \(number.name)",
            found: value(of: culprit, in: rules).text)
    }

    /// An assumption as it stands in a document. It is about a field if it begins with what assumptions call one.
    static func assumption(in text: String) -> DismissRules.Assumption {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].first == " ", assumptionNames.contains(String(parts[0])) else {
            return DismissRules.Assumption(nil, text)
        }
        return DismissRules.Assumption(String(parts[0]), String(parts[1].dropFirst()))
    }
}
