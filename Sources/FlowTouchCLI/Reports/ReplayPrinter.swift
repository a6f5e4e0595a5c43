import Documents
import Gestures
import Harness
import TouchInput

/// Prints what becomes of a recording while it is replayed.
final class ReplayPrinter {
    private let console: Console
    private let isJSON: Bool
    private let showsTrace: Bool
    private var hasHeading = false
    private var hasOutcome = false

    init(console: Console, isJSON: Bool, showsTrace: Bool) {
        self.console = console
        self.isJSON = isJSON
        self.showsTrace = showsTrace
    }

    /// Prints what came; the recording knows its surface by now.
    func print(_ recording: ReplayedRecording, _ outcomes: [Outcome], _ trace: [TraceLine]) {
        console.progress("")
        hasOutcome = hasOutcome || !outcomes.isEmpty
        if isJSON {
            guard let surface = recording.surface, let device = recording.device else { return }
            var text = ""
            for outcome in outcomes {
                text +=
                    outcome.json(
                        file: recording.path, device: device + 1, origin: recording.origin, rules: recording.rules,
                        surface: surface
                    ).text
                text += "\n"
            }
            show(text)
            return
        }
        printHeading(recording)
        var text = ""
        if showsTrace {
            for line in trace { text += line.text(origin: recording.origin) + "\n" }
        } else {
            for outcome in outcomes { text += Self.line(outcome, origin: recording.origin) + "\n" }
        }
        show(text)
    }

    /// A source that is still being written to may keep the next outcome waiting long.
    private func show(_ text: String) {
        console.put(text)
        console.flush()
    }

    /// The recording is at its end: prints what is still to say.
    func finish(_ recording: ReplayedRecording, isSummary: Bool) {
        console.progress("")
        if !isJSON && !isSummary {
            printHeading(recording)
            if !hasOutcome { console.line("      no gesture") }
        }
        let name = InputName(recording.path)
        for line in recording.deviceList { console.remark(name.sentence(line)) }
        for note in recording.notes { console.remark(name.sentence(note)) }
    }

    private func printHeading(_ recording: ReplayedRecording) {
        if !hasHeading { console.line(recording.heading) }
        hasHeading = true
    }

    private static func line(_ outcome: Outcome, origin: Timestamp) -> String {
        func seconds(_ time: Timestamp) -> String {
            DecimalText.fixed(Double(time.microseconds(since: origin)) / 1_000_000, decimals: 3)
        }
        let span = "\(seconds(outcome.start))–\(seconds(outcome.end)) s"
        return DecimalText.right("\(outcome.gesture)", width: 4) + "  " + DecimalText.left(span, width: 17)
            + "  " + outcome.sentence
    }
}
