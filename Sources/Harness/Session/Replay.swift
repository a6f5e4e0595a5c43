import Gestures
import RecordingFormats
import TouchInput

/// A recording on the road: chooses the device and drives a session with its events.
public struct Replay: Sendable {
    /// The rules by which drags are judged.
    public let rules: DismissRules
    /// What surrounds the recording.
    public let scenario: Scenario
    /// The session, once the device is known.
    public private(set) var session: Session?
    /// The index of the device that was chosen.
    public private(set) var device: Int?
    /// The time of the earliest event so far, of any device.
    public private(set) var earliest: Timestamp?

    private let choice: DeviceChoice
    private let description: DeviceDescription?
    private let recordsTrace: Bool
    private let recordsMoments: Bool
    private let weighsLifts: Bool

    /// A replay under these rules. `description` stands for what the recording itself does not hold.
    public init(
        rules: DismissRules, scenario: Scenario = Scenario(), device: DeviceChoice = .firstTouch,
        description: DeviceDescription? = nil, recordsTrace: Bool = false, recordsMoments: Bool = false,
        weighsLifts: Bool = false
    ) {
        self.rules = rules
        self.scenario = scenario
        choice = device
        self.description = description
        self.recordsTrace = recordsTrace
        self.recordsMoments = recordsMoments
        self.weighsLifts = weighsLifts
    }

    /// Takes the next events; `devices` are the reader's.
    public mutating func consume(_ batch: EventBatch, devices: [RecordedDevice]) {
        if earliest == nil { earliest = batch.events.map(\.time).min() }
        var start = 0
        for run in batch.runs {
            let range = start..<(start + run.count)
            start += run.count
            if device == nil { choose(run.device, batch.events[range], devices) }
            if run.device == device { session?.advance(through: batch.events, in: range) }
        }
    }

    /// The recording is at its end.
    public mutating func finish() {
        session?.finish()
    }

    /// The outcomes so far, which are then forgotten here.
    public mutating func takeOutcomes() -> [Outcome] { session?.takeOutcomes() ?? [] }

    /// The trace so far, which is then forgotten here.
    public mutating func takeTrace() -> [TraceLine] { session?.takeTrace() ?? [] }

    private mutating func choose(_ index: Int, _ events: ArraySlice<InputEvent>, _ devices: [RecordedDevice]) {
        let own = devices.indices.contains(index) ? devices[index].description : nil
        let known = RecordedDevice.fuller(own, description)
        switch choice {
        case .number(let number): guard index == number - 1 else { return }
        case .firstTouch:
            if let known, !known.isBare {
                guard known.kind.kind != .other else { return }
            } else {
                guard events.contains(where: \.isTouch) else { return }
            }
        }
        device = index
        session = Session(
            description: known, rules: rules, scenario: scenario,
            origin: earliest ?? events.first?.time ?? Timestamp(microseconds: 0), recordsTrace: recordsTrace,
            recordsMoments: recordsMoments, weighsLifts: weighsLifts)
    }
}

extension InputEvent {
    /// Whether only a touch device sends it.
    var isTouch: Bool {
        switch type {
        case .absolute: code == .positionX || code == .positionY || code == .x || code == .y
        case .key: code == .touch
        default: false
        }
    }
}
