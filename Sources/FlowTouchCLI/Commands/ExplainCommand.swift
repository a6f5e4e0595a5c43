import Harness

/// `flowtouch explain`.
enum ExplainCommand {
    static let command = Command(
        name: "explain", summary: "Explain what decided a gesture, and what would have changed it", operands: "FILE",
        operandCount: 1...1,
        discussion: "Says it in two or three sentences for each gesture of the recording, or for one of them.",
        options: [
            .option("gesture", "g", value: "N", "only this gesture, counted from 1")
        ] + ReplayOptions.options
    ) { arguments, console throws(CommandFailure) in
        let options = try ReplayOptions(arguments)
        let number = try arguments.int("gesture", in: 1...1_000_000)
        let replayed = try ReplayedRecording(arguments.operands[0], options, weighsLifts: true)
        let chosen = replayed.outcomes.filter { number == nil || $0.gesture == number }
        console.line(replayed.heading)
        if chosen.isEmpty {
            let count = replayed.outcomes.count
            let reason =
                number.map { "there is no gesture \($0); the recording has \(count)" } ?? "there is no gesture in it"
            console.line("  \(reason)")
        }
        for outcome in chosen {
            console.line("")
            let title = "Gesture \(outcome.gesture): \(outcome.sentence)"
            for line in TextWrapping.lines(title, width: console.columns) { console.line(line) }
            let text = Explanation.sentences(for: outcome, under: replayed.rules).joined(separator: " ")
            for line in TextWrapping.lines(text, width: console.columns - 2) { console.line("  \(line)") }
        }
        for note in replayed.notes { console.remark(InputName(replayed.path).sentence(note)) }
        if let remark = replayed.damageRemark {
            console.remark(remark.text)
            if remark.status != .done { return remark.status }
        }
        return chosen.isEmpty && number != nil || replayed.isDeviceMissing ? .no : .done
    }
}
