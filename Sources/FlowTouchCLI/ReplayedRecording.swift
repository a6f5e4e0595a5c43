import Gestures
import Harness
import RecordingFormats
import TouchInput

/// A recording that has been down the road: its outcomes, its trace, and what there is to say about it.
struct ReplayedRecording {
    var path: String
    var outcomes: [Outcome] = []
    var trace: [TraceLine] = []
    var notes: [String] = []
    var damage: RecordingDamage?
    var surface: Surface?
    var rules: DismissRules
    var device: Int?
    var devices: [RecordedDevice] = []
    var origin = Timestamp(microseconds: 0)
    var sidecar: Sidecar

    /// Replays the recording whole and keeps what came of it.
    init(_ path: String, _ options: ReplayOptions, recordsTrace: Bool) throws(CommandFailure) {
        try self.init(path, options, recordsTrace: recordsTrace, pace: nil) { recording, outcomes, trace in
            recording.outcomes += outcomes
            recording.trace += trace
        }
    }

    /// Replays the recording; `take` gets the outcomes and the trace as they come, so that a recording of any length
    /// takes no memory. `pace` is asked to wait until a frame's time.
    init(
        _ path: String, _ options: ReplayOptions, recordsTrace: Bool, pace: Pace?,
        take: (inout ReplayedRecording, [Outcome], [TraceLine]) -> Void
    ) throws(CommandFailure) {
        let recording = try OpenedRecording(path, descriptionFile: options.descriptionFile)
        self.path = path
        sidecar = recording.sidecar
        let scenario = options.scenario(beside: sidecar)
        rules = options.rules(beside: sidecar)
        rules.fingers = scenario.policy(under: rules)
        var replay = Replay(
            rules: rules, scenario: scenario, device: options.device,
            description: recording.description, recordsTrace: recordsTrace)
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
        damage = result.damage
        notes = result.notes.map { note in note.place.map { "\($0): \(note.text)" } ?? note.text }
        notes += replay.session?.notes ?? []
        if !devices.isEmpty && device == nil && damage == nil { notes.append(Self.noDevice(options, devices)) }
    }

    private static func noDevice(_ options: ReplayOptions, _ devices: [RecordedDevice]) -> String {
        switch options.device {
        case .firstTouch: "no touch device has events in it"
        case .number(let number): "device \(number) has no events; the recording lists \(devices.count)"
        }
    }

    /// The trace as text, notes at its end: what lies beside a recording as `.trace`.
    var traceText: String {
        var text = trace.map { $0.text(origin: origin) + "\n" }.joined()
        for note in notes { text += "note: \(note)\n" }
        if let damage { text += "damage: \(damage.place): expected \(damage.expected), found \(damage.found)\n" }
        return text
    }

    /// What there is to say of its damage, if it is damaged.
    var damageRemark: DamageRemark? {
        damage.map {
            DamageRemark(path, $0, beside: sidecar, rest: devices.isEmpty ? "" : "; what stands before it was read")
        }
    }

    /// The device that was taken, and the surface.
    var heading: String {
        var words: [String] = []
        if let device, devices.indices.contains(device), let name = devices[device].description?.name, !name.isEmpty {
            words.append(quoted(name))
        }
        if let surface {
            let size = "\(DecimalText.short(surface.viewport.width)) × \(DecimalText.short(surface.viewport.height)) pt"
            words.append("\(surface.kind.rawValue) \(size)")
            if !surface.assumptions.isEmpty {
                words.append("assumed: " + surface.assumptions.map(\.rawValue).joined(separator: ", "))
            }
        }
        words.append("rules \(quoted(rules.name))")
        return "\(path == "-" ? "standard input" : quotedPath(path))  (\(words.joined(separator: "; ")))"
    }

    /// One line for each device, when there are several.
    var deviceList: [String] {
        guard devices.count > 1 else { return [] }
        return devices.enumerated().map { index, device in
            let name = device.description.map { quoted($0.name) } ?? device.node.map { quoted($0) } ?? "?"
            let kind = device.description?.kind.kind.rawValue ?? "not described"
            let mark = index == self.device ? " ← taken" : ""
            return "device \(index + 1): \(name), \(kind), \(device.eventCount) events\(mark)"
        }
    }
}

/// A path, safe to print and not cut.
func quotedPath(_ path: String) -> String {
    PrintableText.excerpt(of: path, limit: 4096)
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
