import Documents
import Harness

extension SweepTally {
    /// The tally as JSON lines, header first. Equal tallies give equal text. Repeated counts are run-length encoded,
    /// because most counts repeat.
    public var lines: [JSONText] {
        let order = groups.keys.sorted { left, right in
            (left.owner.device, left.owner.person ?? "", left.intent?.rawValue ?? "")
                < (right.owner.device, right.owner.person ?? "", right.intent?.rawValue ?? "")
        }
        return [header.json]
            + order.map { group in
                let counts = groups[group] ?? Counts()
                return [
                    "device": .string(group.owner.device),
                    "person": group.owner.person.map { .string($0) } ?? .null,
                    "intent": group.intent.map { .string($0.rawValue) } ?? .null,
                    "gestures": .int(counts.gestures), "now": .int(counts.now),
                    "dismissed": .array(Self.runs(counts.dismissed)),
                ]
            }
    }

    /// The run length of a count, then the count.
    private static func runs(_ counts: [UInt32]) -> [JSONText] {
        var runs: [JSONText] = []
        var start = 0
        for index in counts.indices where index + 1 == counts.count || counts[index + 1] != counts[index] {
            runs += [.int(index + 1 - start), .int(Int(counts[index]))]
            start = index + 1
        }
        return runs
    }

    /// An empty tally with this header.
    public init(header node: YamlNode) throws(YamlError) {
        self.init(try ReducedHeader(node, .tally))
    }

    /// Adds the group in a line of a tally whose grid has `points` points.
    public mutating func add(_ node: YamlNode, points: Int) throws(YamlError) {
        try node.allowOnly(["device", "person", "intent", "gestures", "now", "dismissed"])
        let (person, meant) = (try node.value("person"), try node.value("intent"))
        let group = Group(
            owner: GestureOwner(
                device: try node.value("device").asString(), person: person.isNull ? nil : try person.asString()),
            intent: meant.isNull ? nil : try meant.asCase(of: Sidecar.Intent.self))
        var counts = Counts()
        counts.gestures = try node.value("gestures").asInt(in: 1...Self.mostGestures)
        counts.now = try node.value("now").asInt(in: 0...counts.gestures)
        let list = try node.value("dismissed")
        let runs = try list.asItems()
        let expected = group.intent == nil ? 0 : points
        for index in stride(from: 0, to: runs.count - 1, by: 2) {
            let length = try runs[index].asInt(in: 1...max(1, expected - counts.dismissed.count))
            let count = try runs[index + 1].asInt(in: 0...counts.gestures)
            counts.dismissed += Array(repeating: UInt32(count), count: length)
        }
        guard runs.count.isMultiple(of: 2), counts.dismissed.count == expected else {
            throw list.error(expected: "how often and how many, for \(expected) points")
        }
        do throws(TuningError) {
            try add(counts, to: group)
        } catch {
            throw YamlError(place: nil, expected: "at most \(Self.mostGestures) gestures", found: error.description)
        }
    }
}
