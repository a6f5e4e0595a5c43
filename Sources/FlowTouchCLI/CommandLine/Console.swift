/// Where a command writes: results on standard output, remarks on standard error.
///
/// Results are buffered and written in pieces of 64 KiB. The buffer is flushed before a remark, so that results and
/// remarks keep their order if both go to the same place.
public final class Console {
    /// How many bytes of results are buffered.
    public static let capacity = 64 << 10

    /// The width of prose in columns: 80, or that of a narrower terminal.
    public let columns: Int
    /// What the terminal can show of a picture.
    public let screen: ScreenAbilities
    private let terminal: Terminal
    private let writesLinesAtOnce: Bool
    private let writeResult: ([UInt8]) -> Void
    private let writeRemark: ([UInt8]) -> Void
    private var buffered: [UInt8] = []
    private var showsProgress = false

    /// A console that writes with these functions.
    /// - Parameters:
    ///   - terminal: The terminal that remarks go to.
    ///   - columns: The width of the terminal that results go to, if it is one.
    ///   - screen: What the terminal can show of a picture.
    ///   - writesLinesAtOnce: Whether results are written without buffering, as for a terminal.
    public init(
        terminal: Terminal = .none, columns: Int = 80, screen: ScreenAbilities = .none,
        writesLinesAtOnce: Bool = false, result: @escaping ([UInt8]) -> Void, remark: @escaping ([UInt8]) -> Void
    ) {
        self.screen = screen
        self.terminal = terminal
        self.columns = min(max(columns, 30), 80)
        self.writesLinesAtOnce = writesLinesAtOnce
        writeResult = result
        writeRemark = remark
    }

    /// Writes bytes of the result.
    public func put(_ bytes: [UInt8]) {
        buffered += bytes
        if writesLinesAtOnce || buffered.count >= Self.capacity { flush() }
    }

    /// Writes text of the result.
    public func put(_ text: String) {
        buffered += text.utf8
        if writesLinesAtOnce || buffered.count >= Self.capacity { flush() }
    }

    /// Writes a line of the result.
    public func line(_ text: String) {
        buffered += text.utf8
        put("\n")
    }

    /// Writes a remark on a line of its own.
    public func remark(_ text: String) {
        flush()
        eraseProgress()
        writeRemark(Array((text + "\n").utf8))
    }

    /// Shows the progress of long work in one line, only on a terminal. An empty text removes it, and so does anything
    /// else that is written.
    public func progress(_ text: String) {
        guard terminal.allowsCursorMovement else { return }
        if text.isEmpty { return eraseProgress() }
        showsProgress = true
        writeRemark(Array("\r\(terminal.cut(text))\u{1b}[K".utf8))
    }

    /// Writes the buffered results.
    public func flush() {
        guard !buffered.isEmpty else { return }
        eraseProgress()
        writeResult(buffered)
        buffered.removeAll(keepingCapacity: true)
    }

    private func eraseProgress() {
        guard showsProgress else { return }
        showsProgress = false
        writeRemark(Array("\r\u{1b}[K".utf8))
    }
}
