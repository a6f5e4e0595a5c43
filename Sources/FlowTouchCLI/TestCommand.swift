import Harness
import RecordingFiles
import RecordingFormats

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
            let replayed = try ReplayedRecording(path, options, recordsTrace: true)
            console.progress("")
            let file = RecordingFinder.companion(of: path, ending: ".trace")
            let found = replayed.traceText
            var isGood = compareOutcomes(replayed, console)
            if let remark = replayed.damageRemark, remark.status != .done {
                console.line(remark.text)
                status = remark.status
                isGood = false
            }
            let expected: String? = OutputFile.exists(file) ? try text(of: file) : nil
            if expected != found {
                if updates {
                    console.line("\(quotedPath(file)): \(expected == nil ? "new" : "changed")")
                    console.put(LineDifference.text(from: expected ?? "", to: found))
                    do throws(FileFailure) {
                        try OutputFile.write(Array(found.utf8), to: file, overwriting: true)
                    } catch {
                        throw CommandFailure(.no, error.description)
                    }
                    written += 1
                } else if let expected {
                    console.line("\(quotedPath(path)): the trace differs (- expected, + found)")
                    console.put(LineDifference.text(from: expected, to: found))
                    isGood = false
                } else {
                    console.line("\(quotedPath(path)): no expected trace \(quotedPath(file)); --update writes it")
                    isGood = false
                }
            }
            if isGood { passed += 1 } else { failed += 1 }
        }
        console.line("\(passed) passed, \(failed) failed\(updates ? ", \(written) written" : "")")
        if status == .done && failed > 0 { status = .no }
        return status
    }

    private static func text(of file: String) throws(CommandFailure) -> String {
        do throws(FileFailure) {
            return String(decoding: try InputFile.bytes(of: file), as: UTF8.self)
        } catch {
            throw CommandFailure(.unreadable, error.description)
        }
    }

    private static func compareOutcomes(_ replayed: ReplayedRecording, _ console: Console) -> Bool {
        guard let expected = replayed.sidecar.outcomes else { return true }
        let found = replayed.outcomes.map(\.result)
        if expected == found { return true }
        func list(_ results: [Outcome.Result]) -> String {
            results.isEmpty ? "no gesture" : results.map(\.rawValue).joined(separator: ", ")
        }
        console.line("\(quotedPath(replayed.path)): expected \(list(expected)), found \(list(found))")
        return false
    }
}
