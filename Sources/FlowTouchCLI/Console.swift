import Glibc

/// Where a command writes: results on standard output, remarks on standard error.
public final class Console: Sendable {
    /// Whether remarks go to a terminal, and cursor movement is welcome there.
    public let isInteractive: Bool
    private let writeResult: @Sendable ([UInt8]) -> Void
    private let writeRemark: @Sendable ([UInt8]) -> Void

    /// A console that writes to these places.
    public init(
        isInteractive: Bool = false, result: @escaping @Sendable ([UInt8]) -> Void,
        remark: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.isInteractive = isInteractive
        writeResult = result
        writeRemark = remark
    }

    /// The console of the process. A reader that goes away ends the program quietly, as `head` expects.
    public static func standard() -> Console {
        signal(SIGPIPE, SIG_DFL)
        let wantsPlain = unsafe getenv("NO_COLOR").map { unsafe $0.pointee != 0 } ?? false
        return Console(
            isInteractive: isatty(2) == 1 && !wantsPlain, result: { Self.write($0, to: 1) },
            remark: { Self.write($0, to: 2) })
    }

    /// Writes bytes of the result.
    public func put(_ bytes: [UInt8]) { writeResult(bytes) }

    /// Writes text of the result.
    public func put(_ text: String) { writeResult(Array(text.utf8)) }

    /// Writes a line of the result.
    public func line(_ text: String) { writeResult(Array((text + "\n").utf8)) }

    /// Writes a remark, a line of its own.
    public func remark(_ text: String) { writeRemark(Array((text + "\n").utf8)) }

    /// Shows how far a long work is, on a terminal only; an empty text takes it away.
    public func progress(_ text: String) {
        guard isInteractive else { return }
        writeRemark(Array("\r\u{1b}[K\(text)".utf8))
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, bytes.count - start)
            }
            if count < 0 && errno == EINTR { continue }
            // A full disk or a closed output cannot be told on the same way; the status tells.
            if count <= 0 { exit(count < 0 && errno == EPIPE ? 0 : 1) }
            start += count
        }
    }
}
