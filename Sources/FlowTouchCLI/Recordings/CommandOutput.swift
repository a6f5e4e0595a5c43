import RecordingFiles

/// Where a command writes its result: standard output, or a file that appears at its path only when it is complete.
struct CommandOutput: ~Copyable {
    private var file: PendingFile?
    private let console: Console
    private var failure: CommandFailure?

    /// A file at `path`, or standard output for `-`.
    init(_ path: String, overwriting: Bool, _ console: Console) throws(CommandFailure) {
        self.console = console
        do throws(FileFailure) {
            file = path == "-" ? nil : try PendingFile(path, overwriting: overwriting)
        } catch {
            throw CommandFailure(writing: error)
        }
    }

    /// Writes the bytes and empties the array. After a failure nothing more is written, and `finish` throws.
    mutating func write(_ bytes: inout [UInt8]) {
        defer { bytes.removeAll(keepingCapacity: true) }
        guard failure == nil else { return }
        guard file != nil else { return console.put(bytes) }
        do throws(FileFailure) {
            try file?.append(bytes)
        } catch {
            failure = CommandFailure(writing: error)
        }
    }

    /// Moves the file to its path.
    mutating func finish() throws(CommandFailure) {
        if let failure { throw failure }
        do throws(FileFailure) {
            try file?.finish()
        } catch {
            throw CommandFailure(writing: error)
        }
    }

    /// Writes the bytes and finishes.
    mutating func finish(with bytes: [UInt8]) throws(CommandFailure) {
        var bytes = bytes
        write(&bytes)
        try finish()
    }

    /// Writes a result that is complete.
    static func write(
        _ bytes: [UInt8], to path: String, overwriting: Bool, _ console: Console
    ) throws(CommandFailure) {
        var output = try CommandOutput(path, overwriting: overwriting, console)
        try output.finish(with: bytes)
    }
}

extension CommandFailure {
    /// The failure to write a file.
    init(writing failure: FileFailure) {
        let advice = failure.code == FileFailure.fileExists ? "; --force overwrites it" : ""
        self.init(.no, failure.description + advice)
    }
}
