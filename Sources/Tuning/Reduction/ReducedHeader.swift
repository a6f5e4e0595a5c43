import Documents
import Gestures
import Harness

/// The first line of a file of reduced gestures or of a tally: the rules the gestures were dragged under, and the
/// varied fields.
public struct ReducedHeader: Hashable, Sendable {
    /// What the following lines contain.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// One gesture per line. The fields are those that affect the drag itself.
        case reduced
        /// One group of gestures per line, with the number that each grid point dismisses.
        case tally
    }

    /// What the following lines contain.
    public let kind: Kind
    /// The rules apart from the fields.
    public let rules: DismissRules
    /// The varied fields.
    public let fields: [VariedField]

    /// The version of the file format. Other versions are refused.
    public static let version = 1

    /// The header of gestures reduced under these rules. Throws if a field only affects how lifts are judged, because
    /// the reduction does not need it.
    public init(reducing rules: DismissRules, _ fields: [VariedField]) throws(TuningError) {
        (kind, self.rules, self.fields) = (.reduced, rules, fields)
        let grid = try Self.grid(rules, fields)
        if let field = grid.liftFields.first {
            throw TuningError(
                "\(fields[field].name) only changes how a lift is judged: what is reduced answers for every value of it."
                    + " Say --vary \(fields[field].name)=… to flowtouch tally")
        }
    }

    /// The header of a tally of a grid.
    init(tallying grid: TuningGrid) {
        (kind, rules, fields) = (.tally, grid.base, grid.fields)
    }

    /// The header as a JSON line.
    public var json: JSONText {
        [
            "flowtouch": .string(kind.rawValue), "version": .int(Self.version), "rules": RulesDocument.json(rules),
            "fields": .array(
                fields.map { ["name": .string($0.name), "values": .array($0.values.map { .double($0) })] }),
        ]
    }

    /// Parses the header in a JSON line of a file of this kind.
    public init(_ node: YamlNode, _ kind: Kind) throws(YamlError) {
        guard let found = node["flowtouch"]?.string.flatMap(Kind.init), found == kind else {
            let what = kind == .reduced ? "gestures by flowtouch reduce" : "a tally by flowtouch tally"
            throw YamlError(place: nil, expected: "\(what), whose first line says so", found: node.summary)
        }
        try node.allowOnly(["flowtouch", "version", "rules", "fields"])
        _ = try node.value("version").asInt(in: Self.version...Self.version)
        self.kind = kind
        rules = try RulesDocument.rules(from: try node.value("rules"), named: "own")
        var fields: [VariedField] = []
        for item in try node.value("fields").asItems() {
            try item.allowOnly(["name", "values"])
            let list = try item.value("values")
            var values: [Double] = []
            for value in try list.asItems() { values.append(try value.asDouble()) }
            guard !values.isEmpty else { throw list.error(expected: "at least one number") }
            fields.append(VariedField(try item.value("name").asString(), values))
        }
        self.fields = fields
        do throws(TuningError) {
            // More points than a grid allows could overflow later arithmetic.
            _ = try Self.grid(rules, fields)
        } catch {
            throw YamlError(place: nil, path: "fields", expected: "fields of a grid", found: error.description)
        }
    }

    /// Parses a gesture line. Throws if its number of lifts differs from the header's.
    public func gesture(_ node: YamlNode) throws(YamlError) -> ReducedGesture {
        let gesture = try ReducedGesture(node)
        let drags = fields.isEmpty ? 0 : fields.reduce(1) { $0 * $1.values.count }
        let expected = gesture.intent == nil ? 0 : 1 + drags
        guard gesture.lifts.count == expected else {
            throw YamlError(
                place: nil, path: "lifts", expected: "\(expected) lifts", found: "\(gesture.lifts.count)")
        }
        return gesture
    }

    /// The grid that these fields span over reduced gestures. Fields that affected the drag need not be repeated; if
    /// they are omitted, they come first.
    public func grid(varying asked: [VariedField]) throws(TuningError) -> TuningGrid {
        let left = fields.filter { field in !asked.contains { $0.name == field.name } }
        let grid = try Self.grid(rules, left + asked)
        let drags = grid.dragFields.map { grid.fields[$0] }
        guard drags == fields else {
            let named = fields.map(\.name).joined(separator: ", ")
            let missing = drags.first { !fields.contains($0) }?.name ?? named
            throw TuningError(
                "\(missing) changes the drag itself, which was reduced "
                    + (fields.isEmpty
                        ? "without other values of it" : "with other values, or another order, of \(named)")
                    + "; say flowtouch reduce --vary \(missing)=… with the values that are wanted")
        }
        return grid
    }

    /// The grid of a tally.
    public func grid() throws(TuningError) -> TuningGrid {
        try Self.grid(rules, fields)
    }

    /// Recordings with a stack are never reduced, so the rules alone say whether a lift can change what follows.
    private static func grid(_ rules: DismissRules, _ fields: [VariedField]) throws(TuningError) -> TuningGrid {
        try TuningGrid(rules, fields, replaysAll: rules.faults.contains(.disabledGoesDead))
    }
}
