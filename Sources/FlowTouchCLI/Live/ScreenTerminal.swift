import EvdevDevices
import Glibc
import TouchInput

/// The terminal of the process while keys are read from it one by one, and while a picture is on it. It is given back
/// as it was with its owner, when the program stops and goes on, and when a crash ends it.
struct ScreenTerminal: ~Copyable {
    private let input: Int32
    private var output: ScreenOutput
    private let hasPicture: Bool
    private var original = termios()

    /// Takes the terminal at these descriptors. `hasPicture`: the alternate screen too, so that what was on it stays.
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

    /// Gives it back at the end, whatever comes then. More than once is as once.
    func leave() {
        if TerminalRescue.isTaken { giveBack() }
    }

    /// Gives the terminal back, stops the process as Ctrl-Z asks, and takes the terminal when it goes on.
    /// - Returns: false when it goes on to end.
    mutating func pause(_ loop: borrowing PollLoop) -> Bool {
        leave()
        output.forget()
        loop.stopProcess()
        return takeInForeground()
    }

    /// Takes the terminal as soon as it is this program's: in the background it stops, as every program does that wants
    /// its terminal there, but for a signal that ends it, which waits and would wait for ever.
    /// - Returns: false when it is to end, or when nobody can bring it to the foreground any more.
    mutating func takeInForeground() -> Bool {
        while !TerminalRescue.isInForeground(input) {
            if PendingSignals.contains(any: [SIGINT, SIGTERM, SIGHUP]) { return false }
            let before = DeviceClock.now
            // Who started the program may have left it blocked.
            PollLoop.unblock([SIGTTOU])
            raise(SIGTTOU)
            // A process group without a parent is not stopped; nor is one that has this signal ignored, and it may go on.
            if DeviceClock.now.microseconds(since: before) < 1000 {
                if PendingSignals.isIgnored(SIGTTOU) { break }
                return false
            }
        }
        take()
        return true
    }

    /// Keys come one by one and unseen. Ctrl-C and Ctrl-Z stay signals.
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

    /// As it was before.
    private func giveBack() {
        var state = original
        TerminalRescue.giveBack(input: input, output: output.number, state: &state, hasPicture: hasPicture)
    }

    /// Writes to the terminal, while it is this program's. One that is gone says so by SIGHUP.
    mutating func write(_ bytes: [UInt8]) {
        if TerminalRescue.isTaken { output.write(bytes) }
    }

    /// Writes more of what it did not take before.
    mutating func flush() { output.flush() }

    /// What `poll` is asked about while it does not take what is written; `nil` when it does.
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

/// What is typed: the bytes that are there, from a terminal or anything else.
enum TypedBytes {
    /// The bytes; `nil` when there never are any more.
    static func read(from input: Int32) -> [UInt8]? {
        var room = [UInt8](repeating: 0, count: 256)
        let count = unsafe Glibc.read(input, &room, room.count)
        if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
        return count > 0 ? Array(room.prefix(count)) : nil
    }
}
