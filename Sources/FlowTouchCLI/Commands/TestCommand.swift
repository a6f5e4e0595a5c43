import Harness
import RecordingFiles

/// `flowtouch test`.
struct TestCommand {
    static let command = Command(
        name: "test", summary: "Replay recordings and compare them with their expected traces",
        operands: "FILE|FOLDER…", operandCount: 1...100_000,
        discussion: """
            The expected trace (.trace) lies beside each recording, and its .json may list the expected outcomes. \
            Differences are shown line by line: - expected, + found. The exit status is 1 if anything differs or is \
            missing.
            """,
        options: [
            .flag("update", "u", "write the traces that were found, and show what changes")
        ] + ReplayOptions.options
    ) { arguments, console throws(CommandFailure) in
        var run = try TestCommand(arguments, console)
        let recordings = try RecordingPaths(arguments.operands)
        var status = ExitStatus.done
        for (index, path) in recordings.paths.enumerated() {
            recordings.showProgress(index, console)
            status.worsen(to: try run.test(path))
        }
        console.line("\(run.passed) passed, \(run.failed) failed\(run.updates ? ", \(run.written) written" : "")")
        if run.failed > 0 { status.worsen(to: .no) }
        return status
    }

    private let options: ReplayOptions
    private let updates: Bool
    private let console: Console
    private var passed = 0
    private var failed = 0
    private var written = 0

    private init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        options = try ReplayOptions(arguments)
        updates = arguments.has("update")
        self.console = console
    }

    /// The result of comparing a trace.
    private enum Verdict {
        case same
        case differs(String)
        case missing
        case written(String, isNew: Bool)
    }

    private mutating func test(_ path: String) throws(CommandFailure) -> ExitStatus {
        let file = RecordingFinder.companion(of: path, ending: ".trace")
        let (replayed, results, verdict) = try compare(path, with: file)
        console.progress("")
        var status = ExitStatus.done
        var isGood = matchesExpectation(replayed, results)
        if let remark = replayed.damageRemark, remark.status != .done {
            console.line(remark.text)
            status = remark.status
            isGood = false
        }
        if replayed.isDeviceMissing {
            for note in replayed.notes { console.line(InputName(path).sentence(note)) }
            isGood = false
        }
        if !report(verdict, on: path, file) { isGood = false }
        if isGood { passed += 1 } else { failed += 1 }
        return status
    }

    /// Prints how the trace compares.
    /// - Returns: whether that is good.
    private mutating func report(_ verdict: Verdict, on path: String, _ file: String) -> Bool {
        switch verdict {
        case .same: return true
        case .written(let difference, let isNew):
            console.line("\(quotedPath(file)): \(isNew ? "new" : "changed")")
            console.put(difference)
            written += 1
            return true
        case .differs(let difference):
            console.line("\(InputName(path)): the trace differs (- expected, + found)")
            console.put(difference)
            return false
        case .missing:
            console.line("\(InputName(path)): no expected trace \(quotedPath(file)); --update writes it")
            return false
        }
    }

    private func compare(
        _ path: String, with file: String
    ) throws(CommandFailure) -> (ReplayedRecording, [Outcome.Result], Verdict) {
        var comparison = try TraceComparison(file, updates: updates)
        var results: [Outcome.Result] = []
        var failure: CommandFailure?
        func take(_ lines: [String]) {
            guard failure == nil else { return }
            do throws(CommandFailure) {
                try comparison.take(lines)
            } catch {
                failure = error
            }
        }
        let replayed = try ReplayedRecording(path, options, recordsTrace: true) { source, outcomes, trace in
            results += outcomes.map(\.result)
            take(trace.map { $0.text(origin: source.origin) + "\n" })
        }
        take(replayed.closingLines.map { $0 + "\n" })
        if let failure { throw failure }
        guard let difference = try comparison.difference() else { return (replayed, results, .same) }
        let isNew = !comparison.isExpected
        guard updates else { return (replayed, results, isNew ? .missing : .differs(difference)) }
        try comparison.finish()
        return (replayed, results, .written(difference, isNew: isNew))
    }

    private func matchesExpectation(_ replayed: ReplayedRecording, _ found: [Outcome.Result]) -> Bool {
        guard let expected = replayed.sidecar.outcomes, expected != found else { return true }
        func list(_ results: [Outcome.Result]) -> String {
            results.isEmpty ? "no gesture" : results.map(\.rawValue).joined(separator: ", ")
        }
        console.line("\(InputName(replayed.path)): expected \(list(expected)), found \(list(found))")
        return false
    }
}
