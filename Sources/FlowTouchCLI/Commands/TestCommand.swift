import Harness
import RecordingFiles

/// `flowtouch test`.
enum TestCommand {
    static let command = Command(
        name: "test", summary: "Replay recordings and compare them with their expected traces",
        operands: "FILE|FOLDER…", operandCount: 1...100_000,
        discussion: """
            Beside each recording lies its expected trace (.trace), and in its .json may stand the outcomes that should \
            come out. A difference is shown line by line: - expected, + found. Status 1 if anything differs or is missing.
            """,
        options: [
            .flag("update", "u", "write the traces that were found, and show the difference that is written")
        ] + ReplayOptions.options
    ) { arguments, console throws(CommandFailure) in
        let options = try ReplayOptions(arguments)
        let updates = arguments.has("update")
        let paths = try ReplayCommand.recordings(arguments.operands)
        var passed = 0
        var failed = 0
        var written = 0
        var status = ExitStatus.done
        for (index, path) in paths.enumerated() {
            if paths.count > 1 { console.progress("\(index + 1) of \(paths.count)  \(quoted(path))") }
            let file = RecordingFinder.companion(of: path, ending: ".trace")
            let (replayed, comparison) = try compare(path, file, options, updates: updates)
            console.progress("")
            var isGood = compareOutcomes(replayed, console)
            if let remark = replayed.damageRemark, remark.status != .done {
                console.line(remark.text)
                status.worsen(to: remark.status)
                isGood = false
            }
            if replayed.isDeviceMissing {
                for note in replayed.notes { console.line(InputName(path).sentence(note)) }
                isGood = false
            }
            switch comparison {
            case .same: break
            case .written(let difference, let isNew):
                console.line("\(quotedPath(file)): \(isNew ? "new" : "changed")")
                console.put(difference)
                written += 1
            case .differs(let difference):
                console.line("\(InputName(path)): the trace differs (- expected, + found)")
                console.put(difference)
                isGood = false
            case .missing:
                console.line("\(InputName(path)): no expected trace \(quotedPath(file)); --update writes it")
                isGood = false
            }
            if isGood { passed += 1 } else { failed += 1 }
        }
        console.line("\(passed) passed, \(failed) failed\(updates ? ", \(written) written" : "")")
        if status == .done && failed > 0 { status = .no }
        return status
    }

    /// What comparing a trace came to.
    private enum Verdict {
        case same
        case differs(String)
        case missing
        case written(String, isNew: Bool)
    }

    private static func compare(
        _ path: String, _ file: String, _ options: ReplayOptions, updates: Bool
    ) throws(CommandFailure) -> (ReplayedRecording, Verdict) {
        var comparison = try TraceComparison(file, updates: updates)
        var failure: CommandFailure?
        func take(_ lines: [String]) {
            guard failure == nil else { return }
            do throws(CommandFailure) {
                try comparison.take(lines)
            } catch {
                failure = error
            }
        }
        let replayed = try ReplayedRecording(path, options, recordsTrace: true, pace: nil) {
            recording, outcomes, trace in
            recording.results += outcomes.map(\.result)
            take(trace.map { $0.text(origin: recording.origin) + "\n" })
        }
        take(replayed.closingLines.map { $0 + "\n" })
        if let failure { throw failure }
        guard let difference = try comparison.difference() else { return (replayed, .same) }
        let isNew = !comparison.isExpected
        guard updates else { return (replayed, isNew ? .missing : .differs(difference)) }
        try comparison.finish()
        return (replayed, .written(difference, isNew: isNew))
    }

    private static func compareOutcomes(_ replayed: ReplayedRecording, _ console: Console) -> Bool {
        guard let expected = replayed.sidecar.outcomes else { return true }
        let found = replayed.results
        if expected == found { return true }
        func list(_ results: [Outcome.Result]) -> String {
            results.isEmpty ? "no gesture" : results.map(\.rawValue).joined(separator: ", ")
        }
        console.line("\(InputName(replayed.path)): expected \(list(expected)), found \(list(found))")
        return false
    }
}
