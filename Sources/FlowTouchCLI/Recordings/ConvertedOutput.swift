import RecordingFiles

/// Where what is converted goes: a file that takes its place when it is whole, or standard output.
struct ConvertedOutput: ~Copyable {
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

    /// Writes the bytes and empties them. Where writing fails, the rest is not written and `finish` throws.
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

    /// Puts the file in its place.
    mutating func finish() throws(CommandFailure) {
        if let failure { throw failure }
        do throws(FileFailure) {
            try file?.finish()
        } catch {
            throw CommandFailure(writing: error)
        }
    }
}

extension CommandFailure {
    /// A file that cannot be written.
    init(writing failure: FileFailure) {
        let advice = failure.code == FileFailure.fileExists ? "; --force overwrites it" : ""
        self.init(.no, failure.description + advice)
    }
}
