/// A grid of text cells: what a terminal should show.
public struct CellGrid: Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
    private var cells: [Cell]

    /// An empty screen. Negative sizes become 0.
    public init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        cells = Array(repeating: .blank, count: self.width * self.height)
    }

    /// The cell at a column and row, counted from 0 at the top left. Outside the grid it is blank, and setting it does
    /// nothing.
    public subscript(column: Int, row: Int) -> Cell {
        get { has(column, row) ? cells[row * width + column] : .blank }
        set { if has(column, row) { cells[row * width + column] = newValue } }
    }

    private func has(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && column < width && row >= 0 && row < height
    }

    /// Writes the text starting at a column. If it is longer than `limit` columns, the last one becomes “…” (or `cut`).
    ///
    /// Characters that do not take exactly one column (wide, combining or control characters) become `?`.
    /// - Returns: the next column.
    @discardableResult
    public mutating func put(
        _ text: String, column: Int, row: Int, _ style: CellStyle = .plain, limit: Int = .max,
        cut: Unicode.Scalar = "…"
    ) -> Int {
        let room = max(0, min(limit, width - column))
        let scalars = text.unicodeScalars
        let isCut = scalars.count > room
        for (index, scalar) in scalars.prefix(room).enumerated() {
            let shown = isCut && index == room - 1 ? cut : (Self.takesOneColumn(scalar) ? scalar : "?")
            self[column + index, row] = Cell(shown, style)
        }
        return column + min(room, scalars.count)
    }

    /// Replaces the character of a cell and its foreground, and keeps its background.
    public mutating func mark(_ scalar: Unicode.Scalar, column: Int, row: Int, _ style: CellStyle) {
        var style = style
        style.paper = style.paper ?? self[column, row].style.paper
        style.isReversed = self[column, row].style.isReversed
        self[column, row] = Cell(scalar, style)
    }

    /// The text of each row, without trailing spaces.
    public var lines: [String] {
        (0..<height).map { row in
            var line = String.UnicodeScalarView()
            for column in 0..<width { line.append(self[column, row].scalar) }
            while line.last == " " { line.removeLast() }
            return String(line)
        }
    }

    /// Whether every terminal shows it in one column: printable, left to right, neither wide nor combining.
    static func takesOneColumn(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7f, 0xa1..<0xad, 0xae..<0x300, 0x370..<0x378, 0x384..<0x483, 0x48a..<0x530: true
        // Dashes, quotes, arrows, mathematics, lines, blocks, shapes, Braille.
        case 0x2010...0x2027, 0x2030...0x205e, 0x20a0...0x20bf, 0x2190...0x21ff, 0x2200...0x22ff, 0x2500...0x25fc,
            0x2800...0x28ff:
            true
        default: false
        }
    }
}
