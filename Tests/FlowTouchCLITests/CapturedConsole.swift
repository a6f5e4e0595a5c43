import FlowTouchCLI

/// A console that keeps what is written to it.
final class CapturedConsole {
    private(set) var results = ""
    private(set) var remarks = ""
    /// The number of writes to standard output.
    private(set) var writes = 0

    func console(
        terminal: Terminal = .none, columns: Int = 80, writesLinesAtOnce: Bool = false
    ) -> Console {
        Console(
            terminal: terminal, columns: columns, writesLinesAtOnce: writesLinesAtOnce,
            result: { bytes in
                self.results += String(decoding: bytes, as: UTF8.self)
                self.writes += 1
            },
            remark: { bytes in self.remarks += String(decoding: bytes, as: UTF8.self) })
    }
}
