import EvdevDevices
import Glibc
import TouchInput

/// The terminal of the process, while keys are read one by one and a picture is shown. It is restored when this value goes,
/// while the program is stopped, and when a crash ends the program.
struct ScreenTerminal: ~Copyable {
    private let input: Int32
    private var output: ScreenOutput
    private let hasPicture: Bool
    private var original = termios()

    /// Takes over the terminal at these descriptors. `hasPicture` says to use the alternate screen, so that the text on the
    /// main screen stays.
    init(input: Int32, output: Int32, hasPicture: Bool) throws(CommandFailure) {
        self.input = input
        self.output = ScreenOutput(output)
        self.hasPicture = hasPicture
        guard unsafe tcgetattr(input, &original) == 0 else {
            throw CommandFailure(.no, "cannot read the state of the terminal: error \(errno)")
        }
        TerminalRescue.arm(input: input, output: self.output.number, state: original, hasPicture: hasPicture)
        guard takeInForeground() else {
            throw CommandFailure(.no, "ended before the terminal was free: another program has it")
        }
    }

    deinit {
        leave()
        TerminalRescue.disarm()
    }

    /// Restores the terminal at the end. Calling it again has no effect.
    func leave() {
        if TerminalRescue.isTaken { restore() }
    }

    /// Restores the terminal, stops the process as Ctrl-Z asks, and takes the terminal over again when it continues.
    /// - Returns: false if the process must end.
    mutating func pause(_ loop: borrowing PollLoop) -> Bool {
        leave()
        output.forget()
        loop.stopProcess()
        return takeInForeground()
    }

    /// Takes over the terminal once the program is in the foreground. In the background it stops, as every program does that
    /// uses its terminal there, unless a pending signal asks it to end.
    /// - Returns: false if the process must end, or can never be in the foreground again.
    mutating func takeInForeground() -> Bool {
        while !TerminalRescue.isInForeground(input) {
            if PendingSignals.contains(any: [SIGINT, SIGTERM, SIGHUP]) { return false }
            let before = DeviceClock.now
            // The parent process may have left the signal blocked.
            PollLoop.unblock([SIGTTOU])
            raise(SIGTTOU)
            // An orphaned process group is not stopped, and must end. A process that ignores the signal may go on.
            if DeviceClock.now.microseconds(since: before) < 1000 {
                if PendingSignals.isIgnored(SIGTTOU) { break }
                return false
            }
        }
        take()
        return true
    }

    /// Makes keys arrive one by one, without echo. Ctrl-C and Ctrl-Z remain signals.
    private mutating func take() {
        var state = original
        state.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        unsafe withUnsafeMutableBytes(of: &state.c_cc) { bytes in
            unsafe bytes[Int(VMIN)] = 1
            unsafe bytes[Int(VTIME)] = 0
        }
        unsafe tcsetattr(input, TCSANOW, &state)
        TerminalRescue.isTaken = true
        if hasPicture { write(Array(TerminalRescue.opening.utf8)) }
    }

    /// Restores the original state.
    private func restore() {
        var state = original
        TerminalRescue.restore(input: input, output: output.number, state: &state, hasPicture: hasPicture)
    }

    /// Writes to the terminal while the program has it.
    mutating func write(_ bytes: [UInt8]) {
        if TerminalRescue.isTaken { output.write(bytes) }
    }

    /// Writes more of the output that the terminal did not accept before.
    mutating func flush() { output.flush() }

    /// The descriptor to poll while the terminal does not accept output; `nil` while it does.
    var waitingOutput: Int32? { output.isBusy ? output.number : nil }

    /// Its size in columns and rows.
    var size: (width: Int, height: Int) {
        var size = winsize()
        guard unsafe ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return (80, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }
}

/// The bytes that are typed, on a terminal or elsewhere.
enum TypedBytes {
    /// The available bytes; `nil` at the end of the input.
    static func read(from input: Int32) -> [UInt8]? {
        var room = [UInt8](repeating: 0, count: 256)
        let count = unsafe Glibc.read(input, &room, room.count)
        if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
        return count > 0 ? Array(room.prefix(count)) : nil
    }
}
