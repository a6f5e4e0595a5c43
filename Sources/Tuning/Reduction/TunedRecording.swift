import Gestures
import Harness
import RecordingFormats
import TouchInput

/// A labelled recording in memory that can be replayed under different rules.
public struct TunedRecording: Sendable {
    /// Its name in reports.
    public let path: String
    /// The person whose hand it was, if labelled.
    public let person: String?
    /// Its scenario.
    public let scenario: Scenario

    private let choice: DeviceChoice
    private let description: DeviceDescription?
    private var pieces: [(batch: EventBatch, devices: [RecordedDevice])] = []

    /// A recording without events so far. `description` is used if the recording has none.
    public init(
        _ path: String, person: String? = nil, scenario: Scenario = Scenario(),
        device: DeviceChoice = .firstTouch, description: DeviceDescription? = nil
    ) {
        self.path = path
        self.person = person
        self.scenario = scenario
        choice = device
        self.description = description
    }

    /// Appends events. `devices` are the reader's.
    public mutating func add(_ batch: EventBatch, devices: [RecordedDevice]) {
        pieces.append((batch, devices))
    }

    /// The outcomes of its gestures under these rules, from a plain replay except that no finger catches a view:
    /// catching depends on the previous gesture, and here each gesture is judged by itself.
    public func outcomes(under rules: DismissRules) -> [Outcome] { replay(under: rules).outcomes }

    /// The same, with the moments that pictures are drawn from and the time origin.
    public func moments(
        under rules: DismissRules
    ) -> (outcomes: [Outcome], moments: [RecordedMoment], start: Timestamp) {
        var replay = Replay(
            rules: rules, scenario: scenario, device: choice, description: description, recordsMoments: true)
        for piece in pieces { replay.consume(piece.batch, devices: piece.devices) }
        replay.finish()
        let start = replay.session?.origin ?? Timestamp(microseconds: 0)
        return (replay.takeOutcomes(), replay.session?.moments ?? [], start)
    }

    /// The outcomes of its gestures, and the name of the device used; empty if it has none.
    public func replay(under rules: DismissRules) -> (outcomes: [Outcome], device: String) {
        var rules = rules
        rules.catchesSettling = false
        var replay = Replay(rules: rules, scenario: scenario, device: choice, description: description)
        for piece in pieces { replay.consume(piece.batch, devices: piece.devices) }
        replay.finish()
        var device = ""
        if let index = replay.device, let devices = pieces.last?.devices, devices.indices.contains(index) {
            device = devices[index].description?.name ?? description?.name ?? ""
        }
        return (replay.takeOutcomes(), device)
    }
}

extension Outcome {
    /// Whether the rules judged the gesture a dismissal, including one that was refused because dismissal is disabled.
    public var isDismissal: Bool {
        switch clause {
        case .d9, .d10, .d11: true
        default: false
        }
    }
}
