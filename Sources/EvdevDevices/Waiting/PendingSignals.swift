import CLibevdev
import Glibc

/// The state of signals to this process.
public enum PendingSignals {
    /// Whether one of these signals is pending while blocked.
    public static func contains(any numbers: [Int32]) -> Bool {
        var pending = sigset_t()
        guard unsafe sigpending(&pending) == 0 else { return false }
        return numbers.contains { unsafe sigismember(&pending, $0) == 1 }
    }

    /// Whether the process ignores this signal.
    public static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard unsafe sigaction(number, nil, &action) == 0 else { return false }
        let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
        return handler == ignoring
    }

    /// Runs `body` with this signal blocked. A signal that arrives meanwhile takes effect afterwards.
    public static func keepingBack(_ number: Int32, _ body: () -> Void) {
        var (wanted, former) = (sigset_t(), sigset_t())
        unsafe sigemptyset(&wanted)
        unsafe sigaddset(&wanted, number)
        unsafe pthread_sigmask(SIG_BLOCK, &wanted, &former)
        body()
        unsafe pthread_sigmask(SIG_SETMASK, &former, nil)
    }
}
