import RecordingFiles

/// The recordings that a command's operands name, in the order in which they are read.
struct RecordingPaths {
    let paths: [String]

    /// Searches the folders among these paths. It is an error if there is no recording.
    init(_ operands: [String]) throws(CommandFailure) {
        do throws(FileFailure) {
            paths = try RecordingFinder.recordings(in: operands)
        } catch {
            throw CommandFailure(.unreadable, error.description)
        }
        if paths.isEmpty {
            throw CommandFailure(
                .unreadable, "no recordings in \(operands.map { quotedPath($0) }.joined(separator: ", "))")
        }
    }

    /// Runs `body` for each recording and shows the progress. If one of several recordings cannot be read, the failure
    /// is printed, `skipped` gets it, and the others are still read.
    /// - Parameter skipsOnlyOne: Whether to skip an unreadable recording even if it is the only one.
    /// - Returns: the worst status.
    func forEach(
        _ console: Console, skipsOnlyOne: Bool = false, skipped: (String, CommandFailure) -> Void = { _, _ in },
        _ body: (String) throws(CommandFailure) -> ExitStatus
    ) throws(CommandFailure) -> ExitStatus {
        var status = ExitStatus.done
        for (index, path) in paths.enumerated() {
            showProgress(index, console)
            do throws(CommandFailure) {
                status.worsen(to: try body(path))
            } catch {
                guard skips(error) || skipsOnlyOne && error.status == .unreadable else { throw error }
                console.remark("flowtouch: \(error.message)")
                skipped(path, error)
                status = .unreadable
            }
        }
        console.progress("")
        return status
    }

    /// Shows which of several recordings is being read.
    func showProgress(_ index: Int, _ console: Console) {
        if paths.count > 1 { console.progress("\(index + 1) of \(paths.count)  \(quoted(paths[index]))") }
    }

    /// Whether the other recordings are read after this failure.
    func skips(_ failure: CommandFailure) -> Bool { paths.count > 1 && failure.status == .unreadable }
}
