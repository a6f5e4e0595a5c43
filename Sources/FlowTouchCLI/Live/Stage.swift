import Geometry
import Gestures
import TextScreen

/// The part of the screen in which the view moves: points to cells, and what is drawn in them.
struct Stage {
    /// Where it is on the screen, without its frame.
    let column: Int
    let row: Int
    let columns: Int
    let rows: Int
    private let extent: Size
    private let theme: PictureTheme

    /// Braille: the dot of each quarter row in the left and the right half of a cell.
    private static let dots: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

    init(column: Int, row: Int, columns: Int, rows: Int, extent: Size, theme: PictureTheme) {
        self.column = column
        self.row = row
        self.columns = columns
        self.rows = rows
        self.extent = extent
        self.theme = theme
    }

    /// The number of columns that shows a view of this size in its own shape, a cell being twice as high as wide; wider
    /// for a narrow view, of which else nothing is seen.
    static func columns(for extent: Size, rows: Int, most: Int) -> Int {
        let fitting = (Double(rows) * 2 * extent.width / extent.height).rounded()
        let least = max(10, Double(rows))
        return Int(max(1, min(max(fitting, least), Double(most))))
    }

    func rowOf(_ y: Double) -> Double { y / extent.height * Double(rows) }
    func columnOf(_ x: Double) -> Double { x / extent.width * Double(columns) }

    private func isInside(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && column < columns && row >= 0 && row < rows
    }

    /// Draws what is behind everything.
    func drawBelow(in grid: inout CellGrid) {
        for y in 0..<rows {
            for x in 0..<columns {
                let scalar = (x + y) % 2 == 0 ? theme.either("·", ".") : " "
                grid[column + x, row + y] = Cell(scalar, theme.below)
            }
        }
    }

    /// Draws the view: `offset` from its place, `scale` of its size, about its middle. Its upper and lower edges are
    /// drawn to an eighth of a row.
    func drawCard(offset: Point, scale: Double, scroll: ScrollState?, in grid: inout CellGrid) {
        let height = extent.height * (1 - Self.gap)
        let middle = extent.height * Self.gap + height / 2 + offset.y
        let top = rowOf(middle - height / 2 * scale)
        let bottom = rowOf(middle + height / 2 * scale)
        let left = Int(columnOf(extent.width / 2 + offset.x - extent.width / 2 * scale).rounded())
        let right = Int(columnOf(extent.width / 2 + offset.x + extent.width / 2 * scale).rounded())
        guard right > left, left < columns, right > 0 else { return }
        for y in 0..<rows where Double(y + 1) > top && Double(y) < bottom {
            let (upper, lower) = (Double(y + 1) - top, bottom - Double(y))
            for x in max(left, 0)..<min(right, columns) {
                grid[column + x, row + y] = cell(upper: upper, lower: lower)
            }
        }
        if !theme.isUnicode { drawBorder(left, Int(top.rounded()), right - 1, Int(bottom.rounded()) - 1, in: &grid) }
        drawContent(left, top, right, bottom, scale, scroll, in: &grid)
    }

    /// The view begins below what peeks out at the top, a part of the stage.
    private static let gap = 0.06

    private func cell(upper: Double, lower: Double) -> Cell {
        guard theme.isUnicode else { return Cell(" ", theme.card) }
        if upper < 1 {
            let eighths = max(1, min(Int((upper * 8).rounded()), 8))
            return eighths == 8 ? Cell(" ", theme.card) : Cell(Self.lowerBlock(eighths), theme.cardEdge)
        }
        if lower < 1 {
            let eighths = Int(((1 - lower) * 8).rounded())
            return eighths <= 0 ? Cell(" ", theme.card) : Cell(Self.lowerBlock(min(eighths, 7)), theme.belowEdge)
        }
        return Cell(" ", theme.card)
    }

    private static func lowerBlock(_ eighths: Int) -> Unicode.Scalar {
        Unicode.Scalar(UInt32(0x2580 + eighths)) ?? "#"
    }

    private func drawBorder(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, in grid: inout CellGrid) {
        guard top <= bottom else { return }
        for y in top...bottom where y >= 0 && y < rows {
            for x in left...right where x >= 0 && x < columns {
                let isRow = y == top || y == bottom
                let isColumn = x == left || x == right
                guard isRow || isColumn else { continue }
                grid[column + x, row + y] = Cell(isRow && isColumn ? "+" : isRow ? "-" : "|", theme.card)
            }
        }
    }

    /// Lines of something to read, so that one sees the view move and its content scroll.
    private func drawContent(
        _ left: Int, _ top: Double, _ right: Int, _ bottom: Double, _ scale: Double, _ scroll: ScrollState?,
        in grid: inout CellGrid
    ) {
        guard rows >= 8, right - left >= 8 else { return }
        let spacing = 2.0
        let shift = rowOf((scroll?.offset ?? 0) * scale)
        let count = scroll.map { Int(rowOf($0.contentHeight) / spacing) } ?? Int(Double(rows) / spacing)
        for line in 0..<max(count, 0) {
            let y = Int((top + 1.5 + Double(line) * spacing - shift).rounded(.down))
            guard Double(y) >= top + 0.5, Double(y + 1) <= bottom, y >= 0, y < rows else { continue }
            let length = (right - left - 4) * [9, 6, 8, 4][line % 4] / 9
            for x in 0..<max(length, 0) where isInside(left + 2 + x, y) {
                grid.mark(theme.either("╌", "-"), column + left + 2 + x, row + y, faintOnCard)
            }
        }
        if let scroll { drawScrollBar(right - 1, top, bottom, scroll, in: &grid) }
    }

    private var faintOnCard: CellStyle { theme.hasColour ? CellStyle(ink: 243) : CellStyle(isFaint: true) }

    private func drawScrollBar(
        _ x: Int, _ top: Double, _ bottom: Double, _ scroll: ScrollState, in grid: inout CellGrid
    ) {
        guard scroll.contentHeight > 0, bottom > top else { return }
        let height = bottom - top
        let begin = top + height * max(0, scroll.distanceFromTop) / scroll.contentHeight
        let end = begin + max(1, height * scroll.viewportHeight / scroll.contentHeight)
        for y in 0..<rows where Double(y) + 0.5 >= begin && Double(y) + 0.5 < end && isInside(x, y) {
            grid.mark(theme.either("▐", "#"), column + x, row + y, faintOnCard)
        }
    }

    /// Draws a level at which something happens, across the stage; answers whether it is on it.
    @discardableResult
    func drawLevel(at y: Double, _ style: CellStyle, in grid: inout CellGrid) -> Int? {
        let place = Int(rowOf(y).rounded(.down))
        guard place >= 0, place < rows else { return nil }
        for x in 0..<columns { grid.mark(theme.either("╌", "-"), column + x, row + place, style) }
        return row + place
    }

    /// Draws a line from top to bottom at which something happens.
    func drawUpright(at x: Double, _ style: CellStyle, in grid: inout CellGrid) {
        let place = Int(columnOf(x).rounded(.down))
        guard place >= 0, place < columns else { return }
        for y in 0..<rows { grid.mark(theme.either("╎", "|"), column + place, row + y, style) }
    }

    /// Draws where fingers have been, in dots of a half column and a quarter row.
    func drawTrail(_ points: [Point], in grid: inout CellGrid) {
        var cells: [Int: UInt32] = [:]
        for point in points {
            let (x, y) = (columnOf(point.x), rowOf(point.y))
            guard x >= 0, y >= 0, x < Double(columns), y < Double(rows) else { continue }
            let dot = Self.dots[Int(y * 4) % 4][Int(x * 2) % 2]
            cells[Int(y) * columns + Int(x), default: 0] |= dot
        }
        for (cell, bits) in cells {
            let scalar = theme.isUnicode ? Unicode.Scalar(0x2800 + bits) ?? "." : "."
            grid.mark(scalar, column + cell % columns, row + cell / columns, theme.trail)
        }
    }

    /// Draws a mark at a place.
    func draw(_ scalar: Unicode.Scalar, at point: Point, _ style: CellStyle, in grid: inout CellGrid) {
        let (x, y) = (columnOf(point.x).rounded(.down), rowOf(point.y).rounded(.down))
        guard x >= 0, y >= 0, x < Double(columns), y < Double(rows) else { return }
        grid.mark(scalar, column + Int(x), row + Int(y), style)
    }
}
