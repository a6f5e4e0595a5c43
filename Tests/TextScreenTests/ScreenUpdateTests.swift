import HarnessTestSupport
import Testing
import TextScreen
import TouchSynthesis

@Suite("What is sent to a terminal")
struct ScreenUpdateTests {
    private func text(_ update: ScreenUpdate) -> String { String(decoding: update.bytes, as: UTF8.self) }

    private func grid(_ lines: String...) -> CellGrid {
        var grid = CellGrid(width: 12, height: 3)
        for (row, line) in lines.enumerated() { grid.put(line, column: 0, row: row) }
        return grid
    }

    @Test("An unchanged screen sends nothing")
    func same() {
        #expect(ScreenUpdate(from: grid("one", "two"), to: grid("one", "two")).bytes.isEmpty)
    }

    @Test("One changed cell is one cursor move and one character")
    func oneCell() {
        #expect(text(ScreenUpdate(from: grid("one", "two"), to: grid("one", "twi"))) == "\u{1b}[2;3Hi")
        #expect(text(ScreenUpdate(from: grid("one"), to: grid("One"))) == "\u{1b}[HO")
    }

    @Test("Unchanged cells are rewritten if that is shorter than moving the cursor")
    func gaps() {
        #expect(text(ScreenUpdate(from: grid("abcd"), to: grid("AbcD"))) == "\u{1b}[HAbcD")
        #expect(text(ScreenUpdate(from: grid("a123456b"), to: grid("A123456B"))) == "\u{1b}[HA\u{1b}[6CB")
    }

    @Test("A line that became blank at its end is erased with one sequence")
    func erased() {
        #expect(text(ScreenUpdate(from: grid("abcdefgh"), to: grid("ab"))) == "\u{1b}[1;3H\u{1b}[K")
        #expect(text(ScreenUpdate(from: grid("abc"), to: grid("ab"))) == "\u{1b}[1;3H ")
    }

    @Test("A style is sent once for a run of cells, and reset at the end")
    func styles() {
        var styled = grid("abcd")
        styled.put("bc", column: 1, row: 0, CellStyle(ink: 2, isBold: true))
        #expect(text(ScreenUpdate(from: grid("abcd"), to: styled)) == "\u{1b}[1;2H\u{1b}[1;32mbc\u{1b}[m")
        var coloured = styled
        coloured.put("c", column: 2, row: 0, CellStyle(ink: 117, isBold: true))
        #expect(text(ScreenUpdate(from: styled, to: coloured)) == "\u{1b}[1;3H\u{1b}[1;38;5;117mc\u{1b}[m")
    }

    @Test("A screen of another or unknown size is cleared and redrawn")
    func unknown() {
        #expect(text(ScreenUpdate(from: nil, to: grid("", "x"))) == "\u{1b}[2J\u{1b}[2Hx")
        let small = CellGrid(width: 2, height: 2)
        #expect(text(ScreenUpdate(from: small, to: grid("x"))).hasPrefix("\u{1b}[2J"))
    }

    @Test("For any two screens the terminal shows the new one, in its default style, and knows every sequence")
    func law() {
        var random = SeededRandom(seed: 7)
        func screen() -> CellGrid {
            var grid = CellGrid(width: 9, height: 4)
            for row in 0..<4 {
                for column in 0..<9 where random.next() % 3 != 0 {
                    let styles = [
                        CellStyle.plain, CellStyle(ink: 3), CellStyle(ink: 9, isFaint: true), CellStyle(paper: 200),
                        CellStyle(isBold: true, isFaint: true), CellStyle(ink: 200, paper: 12, isReversed: true),
                    ]
                    let scalars: [Unicode.Scalar] = ["a", "b", " ", "█"]
                    grid[column, row] = Cell(
                        scalars[Int(random.next() % 4)], styles[Int(random.next() % UInt64(styles.count))])
                }
            }
            return grid
        }
        var shown = screen()
        for _ in 0..<400 {
            let next = screen()
            var terminal = SmallTerminal(showing: shown)
            terminal.take(ScreenUpdate(from: shown, to: next).bytes)
            #expect(terminal.grid == next)
            #expect(terminal.style == .plain)
            #expect(terminal.unknown.isEmpty)
            shown = next
        }
    }
}
