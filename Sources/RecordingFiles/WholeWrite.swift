import Glibc

/// Writing all of some bytes to a descriptor, however many calls that takes.
public enum WholeWrite {
    /// How a write ended.
    public struct Result: Hashable, Sendable {
        /// The number of bytes written.
        public var count: Int
        /// The system's error number; 0 if all bytes were written.
        public var code: Int32
    }

    /// Writes the bytes. Waits for a descriptor that accepts no more at the moment.
    public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Result {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, bytes.count - start)
            }
            if count > 0 {
                start += count
                continue
            }
            switch count < 0 ? errno : EIO {
            case EINTR: continue
            case EAGAIN:
                // Another process made the pipe non-blocking.
                var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = unsafe poll(&wish, 1, -1)
            case let code: return Result(count: start, code: code)
            }
        }
        return Result(count: start, code: 0)
    }
}
