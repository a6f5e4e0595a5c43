import Documents
import Gestures
import Harness

/// A numeric field of the rules with the values to try, in ascending order.
public struct VariedField: Hashable, Sendable {
    /// As in the rules file, with dots between the parts: `down`, `fling.limit`, `velocity.horizonMilliseconds`.
    public let name: String
    /// The values in ascending order, without duplicates; at least one.
    public let values: [Double]

    /// The highest number of values.
    public static let mostValues = 1_000_000
    /// Short names of some fields.
    public static let shortNames = ["threshold": "down", "fling": "fling.limit"]

    /// The field of this name with these values, in any order.
    public init(_ name: String, _ values: [Double]) {
        precondition(!values.isEmpty, "a field that varies has values")
        self.name = Self.shortNames[name] ?? name
        self.values = Array(Set(values)).sorted()
    }

    /// Parses `threshold=20:200:1` (from, to, step; both ends included) or `slop=5,10,15`.
    public init(parsing text: String) throws(TuningError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        func fail(_ expected: String) -> TuningError {
            TuningError("--vary “\(PrintableText.excerpt(of: text))”: expected \(expected)")
        }
        guard parts.count == 2, !parts[0].isEmpty else {
            throw fail("a field and its values, such as threshold=20:200:1 or slop=5,10,15")
        }
        if parts[1].contains(":") {
            let numbers = parts[1].split(separator: ":", omittingEmptySubsequences: false).map { Self.number($0) }
            guard numbers.count == 3, let low = numbers[0], let high = numbers[1], let step = numbers[2] else {
                throw fail("three numbers, from:to:step")
            }
            guard low <= high, step > 0 else { throw fail("from no more than to, and a step of more than 0") }
            let steps = ((high - low) / step * (1 + 1e-12)).rounded(.down)
            guard steps < Double(Self.mostValues) else { throw fail("at most \(Self.mostValues) values") }
            // Rounds to the intended decimal, which repeated steps of 0.1 would miss.
            self.init(parts[0], (0...Int(steps)).map { ((low + Double($0) * step) * 1e9).rounded() / 1e9 })
        } else {
            var values: [Double] = []
            for part in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
                guard let value = Self.number(part) else { throw fail("numbers after the =") }
                values.append(value)
            }
            self.init(parts[0], values)
        }
    }

    private static func number(_ text: Substring) -> Double? {
        guard let value = Double(text), value.isFinite, value.magnitude < 1e6 else { return nil }
        return value
    }

    /// Which judgement depends on the field. A length whose unit is set separately is replayed for each value.
    var use: RuleUse {
        guard let number = RuleTable.number(named: name), let field = RuleTable.field(named: number.field) else {
            return .drag
        }
        if case .lift = field.use, name != field.name { return .drag }
        return field.use
    }

    /// The rules with these values in these fields and everything else unchanged. A plain number is in points, as in a
    /// rules file. Throws if values contradict each other or are out of range.
    public static func rules(
        _ rules: DismissRules, with changes: [(field: VariedField, value: Double)]
    ) throws(TuningError) -> DismissRules {
        for change in changes where RuleTable.number(named: change.field.name) == nil {
            throw change.field.unknown
        }
        do throws(YamlError) {
            return try RuleTable.rules(rules, setting: changes.map { ($0.field.name, $0.value) })
        } catch {
            let values = changes.map { "\($0.field.name) = \(JSONText.number($0.value))" }.joined(separator: ", ")
            throw TuningError("rules with \(values): \(error.path): expected \(error.expected), found \(error.found)")
        }
    }

    /// The error for a field that has no number of this name.
    private var unknown: TuningError {
        let shown = PrintableText.excerpt(of: name)
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        while !parts.isEmpty {
            if let field = RuleTable.field(named: parts.joined(separator: ".")), field.use != .words {
                return TuningError("“\(shown)” is not a number in the rules; \(field.name) takes \(field.takes)")
            }
            parts.removeLast()
        }
        return TuningError("no field “\(shown)” in the rules; flowtouch rules --fields lists them")
    }
}
