import Documents
import Gestures
import Harness
import RecordingFiles
import Tuning

/// The labelled recordings that rules are tuned with, in memory.
struct TuneCorpus {
    var recordings: [TunedRecording] = []
    var gestures: [LabelledGesture] = []
    /// How many gestures have no label, by device.
    var unlabelled: [String: Int] = [:]
    /// Whether one of them drives a stack, so that a lift can change what follows.
    var hasStack = false
    var status = ExitStatus.done
    /// How many gestures the plain replays found, and how long these took.
    var replayed = (gestures: 0, time: Duration.zero)

    /// Reads the recordings until the interruption comes, and finds their gestures under the rules `base`.
    init(
        _ recordings: RecordingPaths, labels: inout IntentLabels, options: ReplayOptions, base: DismissRules,
        console: Console, interruption: Interruption
    ) throws(CommandFailure) {
        for (index, path) in recordings.paths.enumerated() {
            if interruption.came { break }
            recordings.showProgress(index, console)
            do throws(CommandFailure) {
                let (recording, sidecar, read) = try Self.recording(path, options, console)
                status.worsen(to: read)
                try add(recording, sidecar, labels: &labels, base: base)
            } catch {
                guard recordings.skips(error) else { throw error }
                console.remark("flowtouch: \(error.message)")
                status = .unreadable
            }
        }
        console.progress("")
        if interruption.came {
            console.remark("stopped: only the first of the \(recordings.paths.count) recordings were read")
        } else {
            TuneOptions.remarkOnUnused(labels, console)
        }
    }

    private mutating func add(
        _ recording: TunedRecording, _ sidecar: Sidecar, labels: inout IntentLabels, base: DismissRules
    ) throws(CommandFailure) {
        let start = ContinuousClock.now
        let (outcomes, device) = recording.replay(under: base)
        replayed = (replayed.gestures + outcomes.count, replayed.time + (ContinuousClock.now - start))
        let intents = try TuneOptions.checked { () throws(TuningError) in
            try labels.intents(of: recording.path, gestures: outcomes.count, sidecar: sidecar)
        }
        for (outcome, intent) in zip(outcomes, intents) {
            if let intent {
                gestures.append(
                    LabelledGesture(
                        recording: recordings.count, gesture: outcome.gesture, intent: intent, device: device,
                        person: recording.person))
            } else {
                unlabelled[device, default: 0] += 1
            }
        }
        // A recording without a label is not replayed again.
        guard intents.contains(where: { $0 != nil }) else { return }
        if recording.scenario.stack != nil { hasStack = true }
        recordings.append(recording)
    }

    /// Reads a recording into memory.
    /// - Returns: the recording, what lies beside it, and the exit status that its damage asks for.
    static func recording(
        _ path: String, _ options: ReplayOptions, _ console: Console
    ) throws(CommandFailure) -> (TunedRecording, Sidecar, ExitStatus) {
        let opened = try OpenedRecording(
            path, descriptionFile: options.descriptionFile, driving: options.stack)
        var recording = TunedRecording(
            path, person: opened.sidecar.person, scenario: options.scenario(beside: opened.sidecar).keepingRules,
            device: options.device, description: opened.description)
        let result = try opened.readInPlace { batch, devices in recording.add(batch, devices: devices) }
        guard let damage = result.damage else { return (recording, opened.sidecar, .done) }
        let remark = DamageRemark(
            path, damage, beside: opened.sidecar,
            rest: result.devices.isEmpty ? "" : "; what stands before it was read")
        console.remark(remark.text)
        return (recording, opened.sidecar, remark.status)
    }

    /// How many gestures of each intent each device has; `nil` counts those without a label.
    var counts: [String: [Sidecar.Intent?: Int]] {
        var counts: [String: [Sidecar.Intent?: Int]] = [:]
        for gesture in gestures { counts[gesture.device, default: [:]][gesture.intent, default: 0] += 1 }
        for (device, count) in unlabelled { counts[device, default: [:]][nil] = count }
        return counts
    }

    /// A row for each device: its name, how many gestures of each intent it has, and how many without a label.
    static func rows(_ counts: [String: [Sidecar.Intent?: Int]]) -> [(device: String, counts: [Int])] {
        counts.sorted { $0.key < $1.key }.map { device, own in
            (
                device.isEmpty ? "no name" : quoted(device),
                Sidecar.Intent.allCases.map { own[$0] ?? 0 } + [own[nil] ?? 0]
            )
        }
    }

    /// The same as a table of text.
    static func summary(_ counts: [String: [Sidecar.Intent?: Int]]) -> [String] {
        let rows = rows(counts)
        let width = max(6, rows.map(\.device.count).max() ?? 0)
        let intents = Sidecar.Intent.allCases
        var lines = [
            DecimalText.left("device", width: width)
                + intents.map { DecimalText.right($0.rawValue, width: 9) }.joined() + "  unlabelled"
        ]
        for row in rows {
            let cells = row.counts.dropLast().map { DecimalText.right("\($0)", width: 9) }
            lines.append(
                DecimalText.left(row.device, width: width) + cells.joined()
                    + DecimalText.right("\(row.counts.last ?? 0)", width: 12))
        }
        return lines
    }
}
