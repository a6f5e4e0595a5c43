import EvdevDevices
import Glibc

/// Restores the terminal when the program crashes. Its signal handler only does what such a handler may do.
enum TerminalRescue {
    /// Switches to the alternate screen and hides the cursor.
    static let opening = "\u{1b}[?1049h\u{1b}[?25l"
    /// Switches back to the main screen. A terminal without an alternate screen, such as the kernel's, is cleared.
    static let closing = "\u{1b}[m\u{1b}[H\u{1b}[2J\u{1b}[?25h\u{1b}[?1049l"

    /// The signals of crashes, and all others that end a program by default. Ignored signals stay ignored.
    private static let signals =
        [
            SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM,
            SIGPROF, SIGPIPE, SIGXCPU, SIGXFSZ, SIGPOLL, SIGPWR, SIGSTKFLT,
        ] + Array(lowestRealTime...highestSignal)

    /// The C library uses 32 and 33 itself.
    private static let lowestRealTime: Int32 = 34
    private static let highestSignal: Int32 = 64

    private struct Store {
        var input: Int32 = -1
        var output: Int32 = -1
        var state = termios()
        var closingCount = 0
        var isTaken = false
    }

    /// Whether the terminal must be restored.
    static var isTaken: Bool {
        get { unsafe store.pointee.isTaken }
        set { unsafe store.pointee.isTaken = newValue }
    }

    // Allocated before the first handler is installed, and never freed: a handler must not allocate.
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
        let place = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(highestSignal) + 1)
        unsafe place.initialize(repeating: sigaction(), count: Int(highestSignal) + 1)
        return unsafe place
    }()

    /// From now on a crash restores the terminal to this state.
    static func arm(input: Int32, output: Int32, state: termios, hasPicture: Bool) {
        unsafe store.pointee = Store(
            input: input, output: output, state: state, closingCount: hasPicture ? text.count : 0)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in TerminalRescue.handle(number) }
        action.sa_flags = Int32(SA_NODEFER)
        for number in signals where !PendingSignals.isIgnored(number) {
            unsafe sigaction(number, &action, former + Int(number))
        }
        // The parent process may have left them blocked.
        PollLoop.unblock(signals)
    }

    /// Removes the handlers.
    static func disarm() {
        for number in signals where !PendingSignals.isIgnored(number) {
            unsafe sigaction(number, former + Int(number), nil)
        }
    }

    private static func handle(_ number: Int32) {
        let place = unsafe store
        if unsafe place.pointee.isTaken {
            _ = unsafe write(place.pointee.output, text.baseAddress, place.pointee.closingCount)
        }
        if unsafe place.pointee.isTaken && isInForeground(unsafe place.pointee.input) {
            unsafe tcsetattr(place.pointee.input, TCSANOW, &place.pointee.state)
        }
        unsafe sigaction(number, former + Int(number), nil)
        raise(number)
    }

    /// Whether the program is in the foreground of the terminal.
    static func isInForeground(_ input: Int32) -> Bool {
        let group = tcgetpgrp(input)
        return group < 0 || group == getpgrp()
    }

    /// Restores the terminal. Unread keys are dropped, so that no shell takes them for a command. In the background the
    /// terminal's state belongs to another program, so only the picture is removed.
    static func restore(input: Int32, output: Int32, state: inout termios, hasPicture: Bool) {
        isTaken = false
        PendingSignals.keepingBack(SIGTTOU) {
            let isOurs = isInForeground(input)
            if hasPicture {
                // Undoes Ctrl-S: the kernel resumes output only after it was suspended by a call.
                if isOurs {
                    tcflow(output, TCOOFF)
                    tcflow(output, TCOON)
                }
                writeClosing(to: output)
            }
            // Without waiting for the output, which never ends on a terminal that hangs.
            if isOurs {
                unsafe tcsetattr(input, TCSANOW, &state)
                tcflush(input, TCIFLUSH)
            }
        }
    }

    /// How long to wait for a terminal that accepts no output, in milliseconds.
    private static let patience: Int32 = 300

    private static func writeClosing(to output: Int32) {
        var start = 0
        while start < text.count {
            let count = unsafe write(output, text.baseAddress.map { unsafe $0 + start }, text.count - start)
            if count > 0 {
                start += count
                continue
            }
            if errno == EINTR { continue }
            var wish = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
            guard errno == EAGAIN, unsafe poll(&wish, 1, patience) > 0 else { return }
        }
    }
}
