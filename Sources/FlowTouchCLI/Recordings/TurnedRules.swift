import Documents
import Gestures
import Harness
import TouchInput

/// How keys changed the rules while a device was read, so that replay changes them in the same way.
struct TurnedRules: Hashable {
    /// The rules at the start of the session.
    var start: DismissRules
    /// The changes, in order.
    private(set) var turns: [Turn] = []

    /// A change, and the time of the last frame before it.
    struct Turn: Hashable {
        var after: Timestamp
        var kinds: [Scenario.Kind]
    }

    init(_ start: DismissRules) { self.start = start }

    mutating func append(_ kinds: [Scenario.Kind], after time: Timestamp) {
        turns.append(Turn(after: time, kinds: kinds))
    }

    /// The `.json` beside a recording that began at `origin`; `nil` if nothing changed.
    /// - Parameter lost: The time of the last frame, if the device was unplugged during a gesture.
    func sidecar(from origin: Timestamp, lost: Timestamp?) -> JSONText? {
        var changes = turns.map { Self.change(after: $0.after, from: origin, $0.kinds) }
        if let lost { changes.append(Self.change(after: lost, from: origin, [.deviceGone])) }
        if changes.isEmpty { return nil }
        let scenario = JSONText.Member("scenario", .object([.init("changes", .array(changes))]))
        return .object(turns.isEmpty ? [scenario] : [scenario, .init("rules", RulesDocument.json(start))])
    }

    /// A change that applies from the frame after `time`.
    private static func change(after time: Timestamp, from origin: Timestamp, _ kinds: [Scenario.Kind]) -> JSONText {
        let microseconds = max(0, time.microseconds(since: origin) + 1)
        return .object([.init("at", .double(Double(microseconds) / 1_000_000))] + kinds.map(\.member))
    }
}
