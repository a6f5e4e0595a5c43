/// Where a command writes: results on standard output, remarks on standard error.
///
/// Results are gathered and written in pieces of 64 KiB; what was gathered goes out before a remark, so that both
/// stand in the order in which they were said when they have the same reader.
public final class Console {
    /// How many bytes of results are gathered before they are written.
    public static let capacity = 64 << 10

    /// How many columns wide prose is set: 80, or what a narrower terminal has.
    public let columns: Int
    /// What a picture could be drawn on.
    public let screen: ScreenAbilities
    private let terminal: Terminal
    private let writesLinesAtOnce: Bool
    private let writeResult: ([UInt8]) -> Void
    private let writeRemark: ([UInt8]) -> Void
    private var gathered: [UInt8] = []
    private var showsProgress = false

    /// A console that writes to these places.
    /// - Parameters:
    ///   - terminal: What remarks are written to.
    ///   - columns: How wide the terminal is that results are written to, if it is one.
    ///   - screen: What a picture could be drawn on.
    ///   - writesLinesAtOnce: Whether results are written when they are said, as a terminal needs it.
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
        gathered += bytes
        if writesLinesAtOnce || gathered.count >= Self.capacity { flush() }
    }

    /// Writes text of the result.
    public func put(_ text: String) {
        gathered += text.utf8
        if writesLinesAtOnce || gathered.count >= Self.capacity { flush() }
    }

    /// Writes a line of the result.
    public func line(_ text: String) {
        gathered += text.utf8
        put("\n")
    }

    /// Writes a remark, a line of its own.
    public func remark(_ text: String) {
        flush()
        eraseProgress()
        writeRemark(Array((text + "\n").utf8))
    }

    /// Shows in one line how far a long work is, on a terminal only; an empty text takes it away. Anything else that
    /// is written takes it away too.
    public func progress(_ text: String) {
        guard terminal.allowsCursorMovement else { return }
        if text.isEmpty { return eraseProgress() }
        showsProgress = true
        writeRemark(Array("\r\(terminal.cut(text))\u{1b}[K".utf8))
    }

    /// Writes what was gathered.
    public func flush() {
        guard !gathered.isEmpty else { return }
        eraseProgress()
        writeResult(gathered)
        gathered.removeAll(keepingCapacity: true)
    }

    private func eraseProgress() {
        guard showsProgress else { return }
        showsProgress = false
        writeRemark(Array("\r\u{1b}[K".utf8))
    }
}
