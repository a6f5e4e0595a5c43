import Gestures
import Harness
import RecordingFormats
import TouchInput

/// A recording that was replayed: its outcomes, and what to report about its input.
struct ReplayedRecording {
    private(set) var source: ReplaySource
    /// The outcomes, if they were kept.
    private(set) var outcomes: [Outcome] = []
    /// What pictures are drawn from, if it was kept.
    private(set) var moments: [RecordedMoment] = []
    private(set) var notes: [RecordingNote] = []
    private(set) var damage: RecordingDamage?
    let sidecar: Sidecar
    /// Whether the user asked for a device that the recording does not have.
    private(set) var isDeviceMissing = false

    var path: String { source.path }
    var rules: DismissRules { source.rules }
    var origin: Timestamp { source.origin }
    var heading: String { source.heading }

    /// Replays the whole recording and keeps its outcomes.
    /// - Parameters:
    ///   - recordsMoments: Whether to keep what pictures are drawn from.
    ///   - weighsLifts: Whether to find out what earlier lifts would have done.
    init(
        _ path: String, _ options: ReplayOptions, recordsMoments: Bool = false, weighsLifts: Bool = false
    ) throws(CommandFailure) {
        var kept: [Outcome] = []
        try self.init(
            path, options, recordsTrace: false, recordsMoments: recordsMoments, weighsLifts: weighsLifts
        ) { _, outcomes, _ in
            kept += outcomes
        }
        outcomes = kept
    }

    /// Replays the recording. `take` gets the outcomes and the trace as they come, so that they need no memory however
    /// long the recording is. `pace` waits for the time of each frame.
    init(
        _ path: String, _ options: ReplayOptions, recordsTrace: Bool, recordsMoments: Bool = false,
        weighsLifts: Bool = false, pace: Pace? = nil, take: (ReplaySource, [Outcome], [TraceLine]) -> Void
    ) throws(CommandFailure) {
        let recording = try OpenedRecording(
            path, descriptionFile: options.descriptionFile, driving: options.stack)
        sidecar = recording.sidecar
        let scenario = options.scenario(beside: sidecar)
        var source = ReplaySource(path, rules: options.rules(beside: sidecar))
        source.rules.fingers = scenario.policy(under: source.rules)
        var replay = Replay(
            rules: source.rules, scenario: scenario, device: options.device,
            description: recording.description, recordsTrace: recordsTrace, recordsMoments: recordsMoments,
            weighsLifts: weighsLifts)
        func hand(_ devices: [RecordedDevice]) {
            source.devices = devices
            source.device = replay.device
            source.surface = replay.session?.surface
            source.origin = replay.session?.origin ?? source.origin
            let (outcomes, trace) = (replay.takeOutcomes(), replay.takeTrace())
            if !outcomes.isEmpty || !trace.isEmpty { take(source, outcomes, trace) }
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
        self.source = source
        moments = replay.session?.moments ?? []
        if let scene = replay.session?.scene { try source.rules.refuseContradictions(in: scene) }
        damage = result.damage
        notes = source.taken.notes(
            of: result, recording, choice: options.device, session: replay.session?.notes ?? [])
        if case .number(let number) = options.device {
            isDeviceMissing = number > source.devices.count && damage == nil
        }
    }

    /// What follows the steps in a `.trace` file: notes and damage.
    var closingLines: [String] {
        var lines = notes.map { note in "note: \(note.place.map { "\($0): " } ?? "")\(note.text)" }
        if let damage { lines.append("damage: \(damage.place): \(damage.sentence)") }
        return lines
    }

    /// What to report about the damage, if the recording is damaged.
    var damageRemark: DamageRemark? {
        damage.map {
            DamageRemark(
                path, $0, beside: sidecar, rest: source.devices.isEmpty ? "" : "; what stands before it was read")
        }
    }

    /// Prints the notes and the damage on standard error.
    /// - Returns: the exit status that the input alone asks for.
    func remarkOnInput(_ console: Console) -> ExitStatus {
        for note in notes { console.remark(InputName(path).sentence(note)) }
        var status = isDeviceMissing ? ExitStatus.no : .done
        if let damageRemark {
            console.remark(damageRemark.text)
            status.worsen(to: damageRemark.status)
        }
        return status
    }

    /// Why no gesture is shown: there is none, or not the one that the user asked for.
    func absence(of gesture: Int?) -> String {
        gesture.map { "there is no gesture \($0); the recording has \(outcomes.count)" }
            ?? "there is no gesture in it"
    }
}

extension EventBatch {
    /// The batch, cut after each `SYN_REPORT`.
    fileprivate var frames: [EventBatch] {
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
