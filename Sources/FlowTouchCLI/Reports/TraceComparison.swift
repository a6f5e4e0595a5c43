import RecordingFiles

/// Compares a trace with the expected one line by line, as it comes, and rewrites the expected one if asked to. Only the
/// beginning of a difference stays in memory.
struct TraceComparison: ~Copyable {
    /// How many lines of each trace are kept, from the first difference on.
    static let mostKept = 500

    /// Whether there is an expected trace.
    let isExpected: Bool
    private var expected: LineFile?
    private var update: PendingFile?
    private var expectedLines: [String] = []
    private var foundLines: [String] = []
    private var differs: Bool
    private var isCut = false

    /// A comparison with the trace at `path`, which need not exist; `updates` says to replace it with what is found.
    init(_ path: String, updates: Bool) throws(CommandFailure) {
        isExpected = OutputFile.exists(path)
        differs = !isExpected
        do throws(FileFailure) {
            expected = isExpected ? try LineFile(path) : nil
        } catch {
            throw CommandFailure(.unreadable, error.description)
        }
        do throws(FileFailure) {
            update = updates ? try PendingFile(path, overwriting: true) : nil
        } catch {
            throw CommandFailure(writing: error)
        }
    }

    /// Compares the next lines that were found, each with its newline.
    mutating func take(_ lines: [String]) throws(CommandFailure) {
        var text: [UInt8] = []
        for line in lines {
            text += line.utf8
            let wanted = try nextExpected()
            if !differs && wanted == line { continue }
            differs = true
            keep(wanted, line)
        }
        do throws(FileFailure) {
            try update?.append(text)
        } catch {
            throw CommandFailure(writing: error)
        }
    }

    /// The difference, marked `-` and `+`, after the last line; `nil` if there is none.
    mutating func difference() throws(CommandFailure) -> String? {
        while let rest = try nextExpected() {
            differs = true
            keep(rest, nil)
            if isCut { break }
        }
        guard differs else { return nil }
        var text = LineDifference.text(from: expectedLines.joined(), to: foundLines.joined())
        if isCut { text += "… only \(Self.mostKept) lines from the first difference on were compared\n" }
        return text
    }

    /// Replaces the expected trace with the one that was found.
    mutating func finish() throws(CommandFailure) {
        do throws(FileFailure) {
            try update?.finish()
        } catch {
            throw CommandFailure(writing: error)
        }
    }

    private mutating func nextExpected() throws(CommandFailure) -> String? {
        do throws(FileFailure) {
            return try expected?.next() ?? nil
        } catch {
            throw CommandFailure(.unreadable, error.description)
        }
    }

    private mutating func keep(_ wanted: String?, _ found: String?) {
        if let wanted { Self.keep(wanted, in: &expectedLines, &isCut) }
        if let found { Self.keep(found, in: &foundLines, &isCut) }
    }

    private static func keep(_ line: String, in lines: inout [String], _ isCut: inout Bool) {
        if lines.count < mostKept { lines.append(line) } else { isCut = true }
    }
}
