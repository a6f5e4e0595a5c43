import Gestures
import Harness
import RecordingFormats
import TouchInput

/// A labelled recording in memory, to be replayed under one set of rules after another.
public struct TunedRecording: Sendable {
    /// As it is named in reports.
    public let path: String
    /// Whose hand it was, when that is labelled.
    public let person: String?
    /// What surrounds it.
    public let scenario: Scenario

    private let choice: DeviceChoice
    private let description: DeviceDescription?
    private var pieces: [(batch: EventBatch, devices: [RecordedDevice])] = []

    /// A recording with no events yet; `description` stands for what it does not hold.
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

    /// Keeps the next events; `devices` are the reader's.
    public mutating func add(_ batch: EventBatch, devices: [RecordedDevice]) {
        pieces.append((batch, devices))
    }

    /// What becomes of its gestures under these rules: a plain replay, but that nothing is caught. Whether a finger
    /// catches a view depends on what became of the gesture before, and a gesture is judged by itself here.
    public func outcomes(under rules: DismissRules) -> [Outcome] { replay(under: rules).outcomes }

    /// The same, with what pictures are drawn from: the moments, and when its times begin.
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

    /// What becomes of its gestures, and the name of the device that was taken; empty when it has none.
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
    /// Whether the rules took the gesture for a dismissal; also one that was refused since dismissal is disabled.
    public var isDismissal: Bool {
        switch clause {
        case .d9, .d10, .d11: true
        default: false
        }
    }
}
