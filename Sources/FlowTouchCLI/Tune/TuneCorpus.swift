import Documents
import Gestures
import Harness
import RecordingFiles
import Tuning

/// The recordings that rules are tuned with, in memory, and their labels.
struct TuneCorpus {
    var recordings: [TunedRecording] = []
    var gestures: [LabelledGesture] = []
    /// How many gestures nobody labelled, by device.
    var unlabelled: [String: Int] = [:]
    /// Whether a lift of one of them can change what follows it.
    var hasStack = false
    var status = ExitStatus.done
    /// How long the plain replays took that counted the gestures, and how many gestures they were.
    var replayed = (gestures: 0, time: Duration.zero)

    /// Reads recordings until all are read or the interruption came.
    init(
        _ paths: [String], _ labels: inout IntentLabels, _ options: ReplayOptions, _ base: DismissRules,
        _ console: Console, _ interruption: Interruption
    ) throws(CommandFailure) {
        for (index, path) in paths.enumerated() {
            if interruption.came { break }
            if paths.count > 1 { console.progress("\(index + 1) of \(paths.count)  \(quoted(path))") }
            do throws(CommandFailure) {
                try add(path, &labels, options, base, console)
            } catch {
                guard paths.count > 1, error.status == .unreadable else { throw error }
                console.progress("")
                console.remark("flowtouch: \(error.message)")
                status = .unreadable
            }
        }
        console.progress("")
        for place in labels.unusedPlaces where !interruption.came {
            console.remark("\(place): concerns none of the recordings")
        }
        if interruption.came { console.remark("stopped: only the first of the \(paths.count) recordings were read") }
    }

    private mutating func add(
        _ path: String, _ labels: inout IntentLabels, _ options: ReplayOptions, _ base: DismissRules,
        _ console: Console
    ) throws(CommandFailure) {
        let (recording, sidecar, read) = try Self.recording(path, options, console)
        if read != .done { status = read }
        let clock = ContinuousClock()
        let start = clock.now
        let (outcomes, device) = recording.replay(under: base)
        replayed = (replayed.gestures + outcomes.count, replayed.time + (clock.now - start))
        let intents: [Sidecar.Intent?]
        do throws(TuningError) {
            intents = try labels.intents(of: path, gestures: outcomes.count, sidecar: sidecar)
        } catch {
            throw CommandFailure(.usage, error.description)
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
        // What nobody labelled is not replayed again.
        guard intents.contains(where: { $0 != nil }) else { return }
        if recording.scenario.stack != nil { hasStack = true }
        recordings.append(recording)
    }

    /// A recording in memory, what lies beside it, and whether it could be read to its end.
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

    /// How many gestures of each intent each device has, and how many of none.
    var counts: [String: [Sidecar.Intent?: Int]] {
        var counts: [String: [Sidecar.Intent?: Int]] = [:]
        for gesture in gestures { counts[gesture.device, default: [:]][gesture.intent, default: 0] += 1 }
        for (device, count) in unlabelled { counts[device, default: [:]][nil] = count }
        return counts
    }

    /// A row for each device: its name, how many gestures of each intent it has, and last how many of none.
    static func rows(_ counts: [String: [Sidecar.Intent?: Int]]) -> [(device: String, counts: [Int])] {
        counts.sorted { $0.key < $1.key }.map { device, own in
            (
                device.isEmpty ? "no name" : quoted(device),
                Sidecar.Intent.allCases.map { own[$0] ?? 0 } + [own[nil] ?? 0]
            )
        }
    }

    /// A line for each device: how many gestures of each intent it has, and how many of none.
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
