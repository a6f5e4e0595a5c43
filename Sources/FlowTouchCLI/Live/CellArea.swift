/// A rectangle of cells on the screen.
struct CellArea: Hashable {
    var column: Int
    var row: Int
    var width: Int
    var height: Int

    /// The column after the last.
    var endColumn: Int { column + width }
    /// The row after the last.
    var endRow: Int { row + height }

    /// The area without a border of this many cells.
    func inset(by border: Int) -> CellArea {
        CellArea(
            column: column + border, row: row + border, width: width - 2 * border, height: height - 2 * border)
    }
}
