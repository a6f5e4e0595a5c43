import Harness

/// `flowtouch explain`.
enum ExplainCommand {
    static let command = Command(
        name: "explain", summary: "Explain what decided a gesture, and what would have changed it", operands: "FILE",
        operandCount: 1...1,
        discussion: "Explains each gesture of the recording, or one of them, in two or three sentences.",
        options: [
            .option("gesture", "g", value: "N", "only this gesture, counted from 1")
        ] + ReplayOptions.options, run: run)

    private static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
        let options = try ReplayOptions(arguments)
        let number = try arguments.int("gesture", in: 1...1_000_000)
        let replayed = try ReplayedRecording(arguments.operands[0], options, weighsLifts: true)
        let chosen = replayed.outcomes.filter { number == nil || $0.gesture == number }
        console.line(replayed.heading)
        if chosen.isEmpty { console.line("  \(replayed.absence(of: number))") }
        for outcome in chosen {
            console.line("")
            let title = "Gesture \(outcome.gesture): \(outcome.sentence)"
            for line in TextWrapping.lines(title, width: console.columns) { console.line(line) }
            let text = Explanation(outcome, under: replayed.rules).sentences.joined(separator: " ")
            for line in TextWrapping.lines(text, width: console.columns - 2) { console.line("  \(line)") }
        }
        var status = replayed.remarkOnInput(console)
        if chosen.isEmpty && number != nil { status.worsen(to: .no) }
        return status
    }
}
