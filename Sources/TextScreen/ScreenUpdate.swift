/// The bytes that change a terminal from one screen to another: only the differences, in few sequences.
///
/// The sequences are ECMA-48 (CUP, CUF, EL, SGR), which every terminal of the last forty years supports, plus the
/// 256-colour palette if a style uses it.
public struct ScreenUpdate {
    /// The bytes.
    public private(set) var bytes: [UInt8] = []

    private var column: Int?
    private var row = 0
    private var style: CellStyle?

    /// The update from `old` to `new`. If `old` is `nil` or has another size, the screen is cleared first.
    ///
    /// The terminal's style is the default before and after. The final cursor position does not matter.
    public init(from old: CellGrid?, to new: CellGrid) {
        var old = old
        style = .plain
        if old?.width != new.width || old?.height != new.height {
            old = CellGrid(width: new.width, height: new.height)
            send("\u{1b}[2J")
        }
        guard let old, old != new else { return }
        for row in 0..<new.height { update(row, old, new) }
        change(to: .plain)
    }

    private mutating func update(_ row: Int, _ old: CellGrid, _ new: CellGrid) {
        var end = new.width
        while end > 0 && new[end - 1, row] == .blank { end -= 1 }
        var column = 0
        while column < new.width {
            if old[column, row] == new[column, row] {
                column += 1
                continue
            }
            if column >= end, let last = lastChange(row, old, new), last - column >= 3 {
                move(to: column, row)
                change(to: .plain)
                send("\u{1b}[K")
                return
            }
            move(to: column, row, over: new)
            write(new[column, row], width: new.width)
            column += 1
        }
    }

    private func lastChange(_ row: Int, _ old: CellGrid, _ new: CellGrid) -> Int? {
        (0..<new.width).last { old[$0, row] != new[$0, row] }
    }

    /// Moves the cursor. A few unchanged cells in between are simply written again.
    private mutating func move(to target: Int, _ targetRow: Int, over new: CellGrid? = nil) {
        if let column, row == targetRow, column <= target {
            let gap = target - column
            if gap == 0 { return }
            if let new, gap <= 4, (column..<target).allSatisfy({ new[$0, targetRow].style == style }) {
                for skipped in column..<target { write(new[skipped, targetRow], width: new.width) }
                return
            }
            send(gap == 1 ? "\u{1b}[C" : "\u{1b}[\(gap)C")
        } else if target == 0 && targetRow == 0 {
            send("\u{1b}[H")
        } else {
            send(target == 0 ? "\u{1b}[\(targetRow + 1)H" : "\u{1b}[\(targetRow + 1);\(target + 1)H")
        }
        column = target
        row = targetRow
    }

    private mutating func write(_ cell: Cell, width: Int) {
        change(to: cell.style)
        bytes += UTF8.encode(cell.scalar).map { Array($0) } ?? [0x3f]
        // Terminals differ in what happens after the last column.
        if let written = column { column = written + 1 < width ? written + 1 : nil }
    }

    private mutating func change(to wanted: CellStyle) {
        guard let style, style != wanted else { return }
        let parameters = wanted.parameters(after: style)
        send("\u{1b}[" + (parameters == [0] ? "" : parameters.map(String.init).joined(separator: ";")) + "m")
        self.style = wanted
    }

    private mutating func send(_ text: String) {
        bytes += text.utf8
    }
}
