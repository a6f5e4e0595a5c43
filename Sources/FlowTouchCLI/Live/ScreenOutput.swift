import Glibc

/// Where a picture is written: a terminal that does not take it at once (stopped by Ctrl-S, at the end of a line that
/// hangs) is not waited for.
struct ScreenOutput: ~Copyable {
    /// What `poll` is asked about.
    let number: Int32
    private let isOwn: Bool
    private var pending: [UInt8] = []

    /// The terminal at this descriptor, opened anew: whoever shares it goes on waiting for it.
    init(_ output: Int32) {
        let opened = unsafe open("/proc/self/fd/\(output)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        isOwn = opened >= 0
        number = isOwn ? opened : output
    }

    deinit {
        if isOwn { close(number) }
    }

    /// Whether something is still to be written.
    var isBusy: Bool { !pending.isEmpty }

    /// Writes as much as the terminal takes, and the rest when it is asked to flush.
    mutating func write(_ bytes: [UInt8]) {
        pending += bytes
        flush()
    }

    /// Writes as much of the rest as the terminal takes. One that is gone says so by SIGHUP; it takes nothing any more.
    mutating func flush() {
        var start = 0
        while start < pending.count {
            let count = unsafe pending.withUnsafeBytes { bytes in
                unsafe Glibc.write(number, bytes.baseAddress.map { unsafe $0 + start }, bytes.count - start)
            }
            if count > 0 {
                start += count
            } else if errno == EAGAIN {
                break
            } else if errno != EINTR {
                start = pending.count
            }
        }
        pending.removeFirst(start)
    }

    /// What was not taken is of no use any more.
    mutating func forget() { pending.removeAll() }
}
