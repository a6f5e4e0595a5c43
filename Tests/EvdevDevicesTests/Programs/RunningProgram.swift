import Foundation

/// `flowtouch` as people run it: a process of its own, with what it wrote so far.
final class RunningProgram {
    private let process = Process()
    private let folder: URL

    private let typed = Pipe()

    /// Runs it with these words; `typing`: what is typed goes to its standard input, which else holds nothing.
    init(_ words: String..., typing: Bool = false) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "flowtouch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "flowtouch")
        process.arguments = words
        process.standardInput = typing ? typed : FileHandle.nullDevice as Any
        process.standardOutput = try Self.file(folder.appending(path: "output"))
        process.standardError = try Self.file(folder.appending(path: "remarks"))
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }

    private static func file(_ url: URL) throws -> FileHandle {
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }

    var identifier: Int32 { process.processIdentifier }
    var isRunning: Bool { process.isRunning }
    /// What went to standard output so far.
    var output: String { text("output") }
    /// What went to standard error so far.
    var remarks: String { text("remarks") }
    /// The lines of a trace, without its heading.
    var trace: String {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
    }

    private func text(_ name: String) -> String {
        String(decoding: (try? Data(contentsOf: folder.appending(path: name))) ?? Data(), as: UTF8.self)
    }

    /// Waits until it says so on standard error.
    func remarks(_ words: String) -> Bool {
        Guest.wait(20) { remarks.contains(words) || !process.isRunning } && remarks.contains(words)
    }

    /// Waits until it says so on standard output.
    func says(_ words: String) -> Bool {
        Guest.wait(20) { output.contains(words) || !process.isRunning } && output.contains(words)
    }

    func type(_ keys: String) { typed.fileHandleForWriting.write(Data(keys.utf8)) }

    func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// The exit status once it ends, `nil` when it does not end by itself; a signal is negative.
    func status() -> Int32? {
        guard Guest.wait(20, until: { !process.isRunning }) else { return nil }
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// Ends it as Ctrl-C does.
    func interrupt() -> Int32? {
        signal(SIGINT)
        return status()
    }
}
