import Gestures
import Harness
import RecordingFormats
import TouchInput

/// A recording that has been down the road: its outcomes, and what there is to say about it.
struct ReplayedRecording {
    var path: String
    /// The outcomes, where they are kept.
    var outcomes: [Outcome] = []
    /// What the gestures came to, where no more is kept of them.
    var results: [Outcome.Result] = []
    /// What pictures are drawn from, where it is kept.
    var moments: [RecordedMoment] = []
    var notes: [RecordingNote] = []
    var damage: RecordingDamage?
    var surface: Surface?
    var rules: DismissRules
    var device: Int?
    var devices: [RecordedDevice] = []
    var origin = Timestamp(microseconds: 0)
    var sidecar: Sidecar
    /// Whether a device was asked for that the recording does not list.
    private(set) var isDeviceMissing = false

    /// Replays the recording whole and keeps its outcomes, and its moments and what lifts would have come to if told to.
    init(
        _ path: String, _ options: ReplayOptions, recordsMoments: Bool = false, weighsLifts: Bool = false
    ) throws(CommandFailure) {
        try self.init(
            path, options, recordsTrace: false, recordsMoments: recordsMoments, weighsLifts: weighsLifts, pace: nil
        ) { recording, outcomes, _ in
            recording.outcomes += outcomes
        }
    }

    /// Replays the recording; `take` gets the outcomes and the trace as they come, so that a recording of any length
    /// takes no memory. `pace` is asked to wait until a frame's time.
    init(
        _ path: String, _ options: ReplayOptions, recordsTrace: Bool, recordsMoments: Bool = false,
        weighsLifts: Bool = false,
        pace: Pace?,
        take: (inout ReplayedRecording, [Outcome], [TraceLine]) -> Void
    ) throws(CommandFailure) {
        let recording = try OpenedRecording(
            path, descriptionFile: options.descriptionFile, driving: options.stack)
        self.path = path
        sidecar = recording.sidecar
        let scenario = options.scenario(beside: sidecar)
        rules = options.rules(beside: sidecar)
        rules.fingers = scenario.policy(under: rules)
        var replay = Replay(
            rules: rules, scenario: scenario, device: options.device,
            description: recording.description, recordsTrace: recordsTrace, recordsMoments: recordsMoments,
            weighsLifts: weighsLifts)
        var replayed = self
        func hand(_ devices: [RecordedDevice]) {
            replayed.devices = devices
            replayed.device = replay.device
            replayed.surface = replay.session?.surface
            replayed.origin = replay.session?.origin ?? replayed.origin
            let (outcomes, trace) = (replay.takeOutcomes(), replay.takeTrace())
            if !outcomes.isEmpty || !trace.isEmpty { take(&replayed, outcomes, trace) }
        }
        let result = try recording.read { batch, devices in
            guard let pace else {
                replay.consume(batch, devices: devices)
                return hand(devices)
            }
            for frame in batch.frames {
                if let time = frame.events.last?.time { pace.wait(until: time) }
                replay.consume(frame, devices: devices)
                hand(devices)
            }
        }
        replay.finish()
        hand(result.devices)
        self = replayed
        moments = replay.session?.moments ?? []
        if let scene = replay.session?.scene { try rules.refuseContradictions(in: scene) }
        damage = result.damage
        notes = taken.notes(of: result, recording, choice: options.device, session: replay.session?.notes ?? [])
        if case .number(let number) = options.device { isDeviceMissing = number > devices.count && damage == nil }
    }

    private var taken: TakenDevice { TakenDevice(devices: devices, index: device, surface: surface) }

    /// What stands behind the steps in what lies beside a recording as `.trace`: notes, and damage.
    var closingLines: [String] {
        var lines = notes.map { note in "note: \(note.place.map { "\($0): " } ?? "")\(note.text)" }
        if let damage { lines.append("damage: \(damage.place): \(damage.sentence)") }
        return lines
    }

    /// What there is to say of its damage, if it is damaged.
    var damageRemark: DamageRemark? {
        damage.map {
            DamageRemark(path, $0, beside: sidecar, rest: devices.isEmpty ? "" : "; what stands before it was read")
        }
    }

    /// The device that was taken, and the surface.
    var heading: String {
        "\(InputName(path))  (\((taken.words + ["rules \(quoted(rules.name))"]).joined(separator: "; ")))"
    }

    /// One line for each device, when there are several.
    var deviceList: [String] { taken.list }
}

extension EventBatch {
    /// The batch cut after each `SYN_REPORT`.
    var frames: [EventBatch] {
        var frames: [EventBatch] = []
        var frame = EventBatch()
        var start = 0
        for run in runs {
            for event in events[start..<(start + run.count)] {
                frame.append(event, device: run.device)
                if event.type == .synchronization && event.code == .synReport {
                    frames.append(frame)
                    frame = EventBatch()
                }
            }
            start += run.count
        }
        if !frame.events.isEmpty { frames.append(frame) }
        return frames
    }
}
