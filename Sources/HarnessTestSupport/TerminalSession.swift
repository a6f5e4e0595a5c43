import Foundation

/// A shell with job control on a terminal of its own, as a person uses it: reads what it shows, and presses keys.
public final class TerminalSession {
    private let master: Int32
    private let shell: StartedProgram
    /// Everything that it has shown so far, including escape sequences.
    public private(set) var output = ""

    /// Runs a script of bash in a terminal of this size.
    /// - Parameter blocksSignals: Whether the shell starts with all signals blocked.
    public init(
        _ script: String, columns: UInt16 = 80, rows: UInt16 = 24, environment: [String: String] = [:],
        blocksSignals: Bool = false
    ) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        // TIOCSPTLCK and TIOCGPTN, macros that Swift does not import: what unlockpt and ptsname do.
        var lock: Int32 = 0
        var number: UInt32 = 0
        guard master >= 0, ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0
        else { throw CocoaError(.fileReadUnknown) }
        Self.resize(master, columns, rows)
        let variables: [String: String?] = [
            "NO_COLOR": nil, "LC_ALL": nil, "LC_CTYPE": nil, "TERM": "xterm-256color", "LANG": "C.UTF-8",
        ]
        shell = try StartedProgram(
            "/bin/bash", ["--norc", "-mc", script], streams: .terminal(path: "/dev/pts/\(number)"),
            environment: variables.merging(environment.mapValues(Optional.some)) { $1 }, blocksSignals: blocksSignals)
    }

    deinit { close(master) }

    /// Types these characters.
    public func press(_ keys: String) {
        _ = Array(keys.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }

    /// Gives the terminal this size.
    public func resize(columns: UInt16, rows: UInt16) {
        Self.resize(master, columns, rows)
    }

    private static func resize(_ master: Int32, _ columns: UInt16, _ rows: UInt16) {
        var size = [rows, columns, 0, 0]
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Waits until it shows this text after the last text that was found, at most twenty seconds.
    public func shows(_ text: String) -> Bool {
        let end = Date(timeIntervalSinceNow: 20)
        while Date() < end {
            if let range = output.range(of: text, range: asked..<output.endIndex) {
                asked = range.upperBound
                return true
            }
            if !readMore() { return output.range(of: text, range: asked..<output.endIndex) != nil }
        }
        return false
    }

    /// The text between the next `mark` and the end of its line.
    public func value(after mark: String) -> String? {
        guard shows(mark), shows("\r\n") else { return nil }
        let text = output[..<asked]
        guard let start = text.range(of: mark, options: .backwards) else { return nil }
        return text[start.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private lazy var asked = output.startIndex

    /// Reads what comes within a short time.
    /// - Returns: false if nothing more can come.
    private func readMore() -> Bool {
        var wish = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&wish, 1, 100) > 0 else { return shell.isRunning }
        var room = [UInt8](repeating: 0, count: 65536)
        let count = read(master, &room, room.count)
        guard count > 0 else { return false }
        let offset = output.utf8.distance(from: output.startIndex, to: asked)
        output += String(decoding: room.prefix(count), as: UTF8.self)
        asked = output.utf8.index(output.startIndex, offsetBy: offset)
        return true
    }
}
