import Glibc
import RecordingFormats

/// The terminal of the process while keys are read from it one by one, and while a picture is on it. It is given back
/// as it was with its owner, when the program stops and goes on, and when a crash ends it.
struct ScreenTerminal: ~Copyable {
    private let input: Int32
    private let output: Int32
    private let hasPicture: Bool
    private var original = termios()
    private var isTaken = false

    /// Takes the terminal at these descriptors. `hasPicture`: the alternate screen too, so that what was on it stays.
    init(input: Int32, output: Int32, hasPicture: Bool) throws(CommandFailure) {
        self.input = input
        self.output = output
        self.hasPicture = hasPicture
        guard unsafe tcgetattr(input, &original) == 0 else {
            throw CommandFailure(.no, "cannot read the state of the terminal: error \(errno)")
        }
        TerminalRescue.arm(input: input, output: output, state: original, hasPicture: hasPicture)
        take()
    }

    deinit {
        var state = original
        if isTaken { TerminalRescue.giveBack(input: input, output: output, state: &state, hasPicture: hasPicture) }
        TerminalRescue.disarm()
    }

    /// Keys come one by one and unseen. Ctrl-C and Ctrl-Z stay signals.
    mutating func take() {
        var state = original
        state.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        unsafe withUnsafeMutableBytes(of: &state.c_cc) { bytes in
            unsafe bytes[Int(VMIN)] = 1
            unsafe bytes[Int(VTIME)] = 0
        }
        unsafe tcsetattr(input, TCSADRAIN, &state)
        if hasPicture { write(Array(TerminalRescue.opening.utf8)) }
        isTaken = true
    }

    /// As it was before.
    mutating func giveBack() {
        var state = original
        TerminalRescue.giveBack(input: input, output: output, state: &state, hasPicture: hasPicture)
        isTaken = false
    }

    /// Writes to the terminal. One that is gone says so by SIGHUP.
    func write(_ bytes: [UInt8]) { Console.write(bytes, to: output) }

    /// Its size in columns and rows.
    var size: (width: Int, height: Int) {
        var size = winsize()
        guard unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
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
