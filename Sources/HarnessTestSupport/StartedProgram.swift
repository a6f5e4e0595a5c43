import Foundation

/// A program started by a test. When this value is released, the program and everything that it started are killed.
/// `ProgramWatchdog` does the same if the tests are killed.
public final class StartedProgram {
    /// What the program reads and writes.
    public enum Streams {
        /// This terminal, as the controlling terminal of a new session.
        case terminal(path: String)
        /// An open descriptor to read from, or `nil` for no input; and files for what it writes.
        case files(input: Int32?, output: String, errors: String)
    }

    /// Its process identifier.
    public let identifier: Int32
    private let mark: ProgramMark
    private var waitStatus: Int32?

    /// Starts the program at this path. It inherits this process's environment with these changes; `nil` removes a
    /// variable.
    /// - Parameter blocksSignals: Whether it starts with all signals blocked, as under a careless parent.
    public init(
        _ path: String, _ arguments: [String], streams: Streams, environment: [String: String?] = [:],
        blocksSignals: Bool = false
    ) throws {
        mark = ProgramMark()
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment { variables[name] = value }
        variables[ProgramMark.variable] = mark.value
        ProgramWatchdog.start()
        identifier = try Spawn(
            [path] + arguments, variables, streams, blocked: blocksSignals ? .all : .none
        ).run()
    }

    deinit {
        mark.killPrograms()
        if waitStatus == nil { waitpid(identifier, nil, 0) }
    }

    /// Whether it is still running.
    public var isRunning: Bool {
        if waitStatus != nil { return false }
        var status: Int32 = 0
        guard waitpid(identifier, &status, WNOHANG) == identifier else { return true }
        waitStatus = status
        return false
    }

    /// The exit status, or the negated signal that ended it; `nil` while it is running.
    public var ending: Int32? {
        guard !isRunning, let waitStatus else { return nil }
        let signal = waitStatus & 0x7f
        return signal == 0 ? waitStatus >> 8 & 0xff : -signal
    }

    /// Sends it a signal.
    public func signal(_ number: Int32) {
        if isRunning { kill(identifier, number) }
    }
}
