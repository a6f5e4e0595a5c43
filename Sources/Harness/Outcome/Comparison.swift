import Gestures
import RecordingFormats
import TouchInput

/// One recording under several rules: the same finger, judged by each.
public struct Comparison: Sendable {
    /// The rules, in the order of the columns.
    public let rules: [DismissRules]
    /// The gestures that are complete, in the order in which they ended.
    public private(set) var gestures: [ComparedGesture] = []

    private var replays: [Replay]
    /// Outcomes that the other rules do not have yet.
    private var pending: [[Outcome]]

    /// A comparison under these rules, at least one. `description` stands for what the recording does not hold.
    public init(
        rules: [DismissRules], scenario: Scenario = Scenario(), device: DeviceChoice = .firstTouch,
        description: DeviceDescription? = nil
    ) {
        precondition(!rules.isEmpty, "a comparison needs rules")
        self.rules = rules
        replays = rules.map {
            Replay(rules: $0, scenario: scenario, device: device, description: description)
        }
        pending = Array(repeating: [], count: rules.count)
    }

    /// The moment that times are counted from.
    public var origin: Timestamp { replays[0].session?.origin ?? Timestamp(microseconds: 0) }

    /// The index of the device that was chosen, if one was.
    public var device: Int? { replays[0].device }

    /// What surrounded the gesture at the end under the first rules: extents and density are the same under all.
    public var scene: DismissScene? { replays[0].session?.scene }

    /// Its surface at the end, the same under all rules.
    public var surface: Surface? { replays[0].session?.surface }

    /// What was odd about the input, in sentences: under the first rules, then what others add, whose fingers make other
    /// drags.
    public var notes: [String] {
        var notes: [String] = []
        for note in replays.flatMap({ $0.session?.notes ?? [] }) where !notes.contains(note) { notes.append(note) }
        return notes
    }

    /// Takes the next events; `devices` are the reader's.
    public mutating func consume(_ batch: EventBatch, devices: [RecordedDevice]) {
        for index in replays.indices { replays[index].consume(batch, devices: devices) }
        collect()
    }

    /// The recording is at its end.
    public mutating func finish() {
        for index in replays.indices { replays[index].finish() }
        collect()
    }

    /// When a gesture begins and ends does not depend on the rules, so the outcomes of all come in step.
    private mutating func collect() {
        for index in replays.indices { pending[index] += replays[index].takeOutcomes() }
        let complete = pending.map(\.count).min() ?? 0
        for next in 0..<complete { gestures.append(ComparedGesture(outcomes: pending.map { $0[next] })) }
        for index in pending.indices { pending[index].removeFirst(complete) }
    }
}
