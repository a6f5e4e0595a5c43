import Documents
import Gestures
import Harness
import TouchInput

/// What keys made of the rules while a device was read, so that replay does the same.
struct TurnedRules: Hashable {
    /// What the session began with.
    var start: DismissRules
    /// What changed, and the newest frame by then.
    private(set) var turns: [Turn] = []

    struct Turn: Hashable {
        var after: Timestamp
        var kinds: [Scenario.Kind]
    }

    init(_ start: DismissRules) { self.start = start }

    mutating func append(_ kinds: [Scenario.Kind], after time: Timestamp) {
        turns.append(Turn(after: time, kinds: kinds))
    }

    /// What lies beside a recording that began at `origin`; `lost`: the newest frame of a gesture that its device took
    /// away. `nil` when there is nothing to say.
    func sidecar(from origin: Timestamp, lost: Timestamp?) -> JSONText? {
        var changes = turns.map { Self.change(after: $0.after, from: origin, $0.kinds) }
        if let lost { changes.append(Self.change(after: lost, from: origin, [.deviceGone])) }
        if changes.isEmpty { return nil }
        let scenario = JSONText.Member("scenario", .object([.init("changes", .array(changes))]))
        return .object(turns.isEmpty ? [scenario] : [scenario, .init("rules", RulesDocument.json(start))])
    }

    /// A change that holds for the frame after this one.
    private static func change(after time: Timestamp, from origin: Timestamp, _ kinds: [Scenario.Kind]) -> JSONText {
        let microseconds = max(0, time.microseconds(since: origin) + 1)
        return .object([.init("at", .double(Double(microseconds) / 1_000_000))] + kinds.map(\.member))
    }
}
