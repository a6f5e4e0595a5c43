import Foundation
import HarnessTestSupport

/// `flowtouch` as people run it: a process of its own, with its output so far.
final class RunningProgram {
    private let program: StartedProgram
    private let folder: URL
    private let typed = Pipe()

    /// Runs it with these words. With `typing`, its standard input is what is typed; otherwise it is empty.
    init(_ words: String..., typing: Bool = false) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "flowtouch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "flowtouch").path
        program = try StartedProgram(
            path, words,
            streams: .files(
                input: typing ? typed.fileHandleForReading.fileDescriptor : nil,
                output: folder.appending(path: "output").path, errors: folder.appending(path: "remarks").path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var identifier: Int32 { program.identifier }
    var isRunning: Bool { program.isRunning }
    /// Its standard output so far.
    var output: String { text("output") }
    /// Its standard error so far.
    var remarks: String { text("remarks") }
    /// The lines of a trace, without its heading.
    var trace: String {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
    }

    private func text(_ name: String) -> String {
        String(decoding: (try? Data(contentsOf: folder.appending(path: name))) ?? Data(), as: UTF8.self)
    }

    /// Waits until these words are on standard error.
    func remarks(_ words: String) -> Bool {
        Guest.wait(20) { remarks.contains(words) || !isRunning } && remarks.contains(words)
    }

    /// Waits until these words are on standard output.
    func says(_ words: String) -> Bool {
        Guest.wait(20) { output.contains(words) || !isRunning } && output.contains(words)
    }

    func type(_ keys: String) { typed.fileHandleForWriting.write(Data(keys.utf8)) }

    func signal(_ number: Int32) { program.signal(number) }

    /// Waits for its end and returns the exit status, or the negated signal; `nil` if it does not end.
    func status() -> Int32? {
        guard Guest.wait(20, until: { !isRunning }) else { return nil }
        return program.ending
    }

    /// Ends it as Ctrl-C does.
    func interrupt() -> Int32? {
        signal(SIGINT)
        return status()
    }
}
