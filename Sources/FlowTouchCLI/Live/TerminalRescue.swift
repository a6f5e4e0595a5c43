import EvdevDevices
import Glibc

/// Gives the terminal back when the program crashes: what a handler of signals may do and no more.
enum TerminalRescue {
    /// To the alternate screen, without a cursor.
    static let opening = "\u{1b}[?1049h\u{1b}[?25l"
    /// Back to the screen as it was.
    static let closing = "\u{1b}[m\u{1b}[?25h\u{1b}[?1049l"

    private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGQUIT]

    private struct Store {
        var input: Int32 = -1
        var output: Int32 = -1
        var state = termios()
        var closingCount = 0
    }

    // Made before the first handler is, and never freed: a handler may not allocate.
    nonisolated(unsafe) private static let store: UnsafeMutablePointer<Store> = {
        let place = UnsafeMutablePointer<Store>.allocate(capacity: 1)
        unsafe place.initialize(to: Store())
        return unsafe place
    }()
    nonisolated(unsafe) private static let text: UnsafeMutableBufferPointer<UInt8> = {
        let place = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: closing.utf8.count)
        _ = unsafe place.initialize(from: closing.utf8)
        return unsafe place
    }()
    nonisolated(unsafe) private static let former: UnsafeMutablePointer<sigaction> = {
        let place = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        unsafe place.initialize(repeating: sigaction(), count: 65)
        return unsafe place
    }()

    /// From now on a crash gives the terminal back in this state.
    static func arm(input: Int32, output: Int32, state: termios, hasPicture: Bool) {
        unsafe store.pointee = Store(
            input: input, output: output, state: state, closingCount: hasPicture ? text.count : 0)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in TerminalRescue.handle(number) }
        action.sa_flags = Int32(SA_NODEFER)
        for number in signals { unsafe sigaction(number, &action, former + Int(number)) }
        // Who started the program may have left them blocked.
        PollLoop.unblock(signals)
    }

    /// Crashes are what they were before.
    static func disarm() {
        for number in signals { unsafe sigaction(number, former + Int(number), nil) }
    }

    private static func handle(_ number: Int32) {
        let place = unsafe store
        _ = unsafe write(place.pointee.output, text.baseAddress, place.pointee.closingCount)
        unsafe tcsetattr(place.pointee.input, TCSANOW, &place.pointee.state)
        unsafe sigaction(number, former + Int(number), nil)
        raise(number)
    }

    /// Gives the terminal back; what was typed and not read is forgotten, so that no shell takes it for words.
    static func giveBack(input: Int32, output: Int32, state: inout termios, hasPicture: Bool) {
        if hasPicture { Console.write(Array(closing.utf8), to: output) }
        unsafe tcsetattr(input, TCSAFLUSH, &state)
    }
}
