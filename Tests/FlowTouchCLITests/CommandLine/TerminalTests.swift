import Testing

@testable import FlowTouchCLI

@Suite("The terminal")
struct TerminalTests {
    private func terminal(_ isTerminal: Bool, columns: Int? = nil, _ environment: [String: String] = [:]) -> Terminal {
        Terminal(isTerminal: isTerminal, columns: columns) { environment[$0] }
    }

    @Test("The cursor moves only on a terminal, and only if NO_COLOR and TERM allow it")
    func cursor() {
        #expect(terminal(true).allowsCursorMovement)
        #expect(terminal(true, ["NO_COLOR": ""]).allowsCursorMovement)
        #expect(terminal(true, ["TERM": "xterm"]).allowsCursorMovement)
        #expect(!terminal(false).allowsCursorMovement)
        #expect(!terminal(true, ["NO_COLOR": "1"]).allowsCursorMovement)
        #expect(!terminal(true, ["TERM": "dumb"]).allowsCursorMovement)
    }

    @Test("The width is the terminal's, else COLUMNS, else 80")
    func width() {
        #expect(terminal(true, columns: 132, ["COLUMNS": "40"]).width == 132)
        #expect(terminal(true, columns: 0, ["COLUMNS": "40"]).width == 40)
        #expect(terminal(true, ["COLUMNS": "-3"]).width == 80)
        #expect(terminal(true, ["COLUMNS": "wide"]).width == 80)
    }

    @Test("A line is cut one column before the edge")
    func cut() {
        let narrow = Terminal(allowsCursorMovement: true, width: 5)
        #expect(narrow.cut("abcd") == "abcd")
        #expect(narrow.cut("abcde") == "abcd")
        #expect(narrow.cut("日本語") == "日本")
        #expect(Terminal(allowsCursorMovement: true, width: 1).cut("a") == "")
    }
}
