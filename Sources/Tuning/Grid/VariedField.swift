import Documents
import Gestures
import Harness

/// A numeric field of the rules and the values that are tried for it, ascending.
public struct VariedField: Hashable, Sendable {
    /// As in the rules file, the parts joined by dots: `down`, `fling.limit`, `velocity.horizonMilliseconds`.
    public let name: String
    /// The values, ascending, each once; at least one.
    public let values: [Double]

    /// At most so many values are taken.
    public static let mostValues = 1_000_000
    /// Short names and the fields that they stand for.
    public static let shortNames = ["threshold": "down", "fling": "fling.limit"]

    /// The field of this name with these values, in any order.
    public init(_ name: String, _ values: [Double]) {
        precondition(!values.isEmpty, "a field that varies has values")
        self.name = Self.shortNames[name] ?? name
        self.values = Array(Set(values)).sorted()
    }

    /// What `threshold=20:200:1` (from, to, step; both ends included) or `slop=5,10,15` says.
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
            // The decimal that is meant, not what sums of steps such as 0.1 come to.
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

    /// Which comparisons of a lift look at the field; `nil` where it changes the drag itself, or what is not a lift.
    var questions: Set<LiftQuestion>? {
        switch name {
        case "down", "up", "right", "distance.shortestThreshold", "distance.projection.seconds",
            "distance.projection.slowest":
            [.past]
        case "fling.limit": [.fast]
        case "fling.minimumDistance": [.far]
        case "fling.excessOverCross": [.straight]
        case "fling.keepingLimit": [.flungBack]
        default: nil
        }
    }

    /// The rules with these values in these fields, and all else as it was. A plain number is in points, as in a rules
    /// file. Values that contradict each other or are out of range are an error.
    public static func rules(
        _ rules: DismissRules, with changes: [(field: VariedField, value: Double)]
    ) throws(TuningError) -> DismissRules {
        var document = RulesDocument.json(rules)
        for change in changes {
            let path = change.field.name.split(separator: ".").map(String.init)
            guard let first = path.first, first != "name", RulesField.all.contains(where: { $0.name == first }) else {
                let name = PrintableText.excerpt(of: change.field.name)
                throw TuningError("no field “\(name)” in the rules; flowtouch rules --fields lists them")
            }
            document = document.setting(path[...], to: change.value)
        }
        do throws(YamlError) {
            return try RulesDocument.rules(from: try YamlDocument(document.text).root, named: rules.name)
        } catch {
            let values = changes.map { "\($0.field.name) = \(JSONText.number($0.value))" }.joined(separator: ", ")
            let place = error.path.isEmpty ? "" : ": \(error.path)"
            throw TuningError("rules with \(values)\(place): expected \(error.expected), found \(error.found)")
        }
    }
}

extension JSONText {
    /// The value with a number at the end of the path; what is not there on the way is made.
    fileprivate func setting(_ path: ArraySlice<String>, to value: Double) -> JSONText {
        guard let key = path.first else { return .double(value) }
        var members: [Member] = []
        // A length in another unit is another length, not one with two units.
        if case .object(let own) = self, !["points", "millimetres", "fraction", "extents"].contains(key) {
            members = own
        }
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index].value = members[index].value.setting(path.dropFirst(), to: value)
        } else {
            members.append(Member(key, JSONText.null.setting(path.dropFirst(), to: value)))
        }
        return .object(members)
    }
}
