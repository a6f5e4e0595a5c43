import Testing
import TextScreen

@Suite("A screen of text")
struct CellGridTests {
    @Test("Text that is too long is cut with a mark; writing outside the grid does nothing")
    func cut() {
        var grid = CellGrid(width: 6, height: 2)
        let ends = [
            grid.put("abcdefgh", column: 1, row: 0), grid.put("abcdefgh", column: 1, row: 1, limit: 3, cut: ">"),
        ]
        #expect(ends == [6, 4])
        #expect(grid.lines == [" abcd…", " ab>"])
        grid.put("x", column: 7, row: 0)
        grid.put("x", column: 0, row: 5)
        grid[-1, 0] = Cell("x")
        #expect(grid.lines == [" abcd…", " ab>"])
        #expect(CellGrid(width: -1, height: 3).lines == ["", "", ""])
    }

    @Test("Characters that do not take exactly one column become question marks")
    func columns() {
        var grid = CellGrid(width: 20, height: 1)
        grid.put("é触\u{301}\u{1b}\u{200f}║█⠿●○→×", column: 0, row: 0)
        #expect(grid.lines == ["é????║█⠿●○→×"])
    }

    @Test("A mark keeps the background of its cell")
    func marks() {
        var grid = CellGrid(width: 1, height: 1)
        grid[0, 0] = Cell(" ", CellStyle(ink: 1, paper: 17))
        grid.mark("●", column: 0, row: 0, CellStyle(ink: 5, isBold: true))
        #expect(grid[0, 0] == Cell("●", CellStyle(ink: 5, paper: 17, isBold: true)))
    }
}
