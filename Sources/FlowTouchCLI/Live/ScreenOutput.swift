import Glibc

/// Writes pictures to a terminal without waiting for it: Ctrl-S or a slow connection may block a terminal.
struct ScreenOutput: ~Copyable {
    /// The descriptor, for `poll`.
    let number: Int32
    private let isOwn: Bool
    private var pending: [UInt8] = []

    /// The terminal at this descriptor. It is opened again, so that other programs that share it are not affected.
    init(_ output: Int32) {
        let opened = unsafe open("/proc/self/fd/\(output)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        isOwn = opened >= 0
        number = isOwn ? opened : output
    }

    deinit {
        if isOwn { close(number) }
    }

    /// Whether bytes are still to be written.
    var isBusy: Bool { !pending.isEmpty }

    /// Writes as much as the terminal accepts, and the rest with `flush`.
    mutating func write(_ bytes: [UInt8]) {
        pending += bytes
        flush()
    }

    /// Writes as much of the rest as the terminal accepts. After an error the rest is dropped: SIGHUP reports a terminal
    /// that is gone.
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

    /// Drops the bytes that are still to be written.
    mutating func forget() { pending.removeAll() }
}
