import Documents
import Gestures
import Harness
import TouchInput

/// Prints the outcomes of a recording while it is replayed, or of a device while it is read.
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

    /// Prints new outcomes or the new part of the trace; `source` knows its surface by now.
    func print(_ source: ReplaySource, _ outcomes: [Outcome], _ trace: [TraceLine]) {
        console.progress("")
        hasOutcome = hasOutcome || !outcomes.isEmpty
        if isJSON {
            guard let surface = source.surface, let device = source.device else { return }
            var text = ""
            for outcome in outcomes {
                text +=
                    outcome.json(
                        file: source.path, device: device + 1, origin: source.origin, rules: source.rules,
                        surface: surface
                    ).text
                text += "\n"
            }
            show(text)
            return
        }
        printHeading(source)
        var text = ""
        if showsTrace {
            for line in trace { text += line.text(origin: source.origin) + "\n" }
        } else {
            for outcome in outcomes { text += Self.line(outcome, origin: source.origin) + "\n" }
        }
        show(text)
    }

    /// Writes at once: if the source is still being written, the next outcome may take long.
    private func show(_ text: String) {
        console.put(text)
        console.flush()
    }

    /// Prints what is left at the end of the source: that there was no gesture, and the list of devices.
    func finish(_ source: ReplaySource, isSummary: Bool) {
        console.progress("")
        if !isJSON && !isSummary {
            printHeading(source)
            if !hasOutcome { console.line("      no gesture") }
        }
        for line in source.deviceList { console.remark(InputName(source.path).sentence(line)) }
    }

    private func printHeading(_ source: ReplaySource) {
        if !hasHeading { console.line(source.heading) }
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
