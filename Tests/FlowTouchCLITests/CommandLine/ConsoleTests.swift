import Testing

@testable import FlowTouchCLI

@Suite("The console")
struct ConsoleTests {
    private let terminal = Terminal(allowsCursorMovement: true, width: 20)

    @Test("Results are buffered up to 64 KiB and written in order")
    func gathers() {
        let captured = CapturedConsole()
        let console = captured.console()
        let line = String(repeating: "x", count: 1023)
        for _ in 0..<63 { console.line(line) }
        #expect(captured.writes == 0)
        console.line(line)
        #expect(captured.writes == 1)
        console.put("end")
        console.flush()
        console.flush()
        #expect(captured.writes == 2)
        #expect(captured.results == String(repeating: line + "\n", count: 64) + "end")
    }

    @Test("On a terminal every line is written immediately")
    func atOnce() {
        let captured = CapturedConsole()
        captured.console(writesLinesAtOnce: true).line("one")
        #expect(captured.results == "one\n")
    }

    @Test("The buffer is written before a remark")
    func order() {
        var words = ""
        let console = Console(
            result: { words += String(decoding: $0, as: UTF8.self) },
            remark: { words += String(decoding: $0, as: UTF8.self) })
        console.line("one")
        console.remark("two")
        console.line("three")
        console.flush()
        #expect(words == "one\ntwo\nthree\n")
    }

    @Test("Progress is shown only on a terminal")
    func noTerminal() {
        let captured = CapturedConsole()
        captured.console().progress("1 of 2")
        #expect(captured.remarks == "")
    }

    @Test("Progress is cut to the line, and removed before anything else is written")
    func progress() {
        let captured = CapturedConsole()
        let console = captured.console(terminal: terminal)
        console.progress("1 of 2  a/rather/long/name")
        #expect(captured.remarks == "\r1 of 2  a/rather/lo\u{1b}[K")
        console.line("result")
        console.flush()
        #expect(captured.remarks.hasSuffix("\r\u{1b}[K"))
        console.progress("2 of 2")
        console.remark("odd")
        #expect(captured.remarks.hasSuffix("\r2 of 2\u{1b}[K\r\u{1b}[Kodd\n"))
        let length = captured.remarks.count
        console.progress("")
        #expect(captured.remarks.count == length)
    }
}
