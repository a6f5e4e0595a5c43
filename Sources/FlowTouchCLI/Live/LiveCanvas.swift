import Geometry
import Gestures
import TextScreen

/// The part of the screen that shows the view and the fingers: converts points to cells and draws in them.
struct LiveCanvas {
    /// Its cells, without the frame around it.
    let area: CellArea
    private let extent: Size
    private let theme: PictureTheme

    /// Braille: the dot of each quarter row in the left and the right half of a cell.
    private static let dots: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

    /// The view begins below a strip of this share of the height, in which the stack behind it shows.
    private static let gap = 0.06

    /// The cells of the view. They may lie partly outside the canvas.
    private struct Card {
        var left: Int
        var right: Int
        /// Rows, exact.
        var top: Double
        var bottom: Double
        var scale: Double
    }

    init(area: CellArea, extent: Size, theme: PictureTheme) {
        self.area = area
        self.extent = extent
        self.theme = theme
    }

    /// The number of columns that shows a view of this size in its proportions, as a cell is twice as high as wide. A
    /// narrow view is shown wider, or it would hardly be visible.
    static func columns(for extent: Size, rows: Int, most: Int) -> Int {
        let fitting = (Double(rows) * 2 * extent.width / extent.height).rounded()
        let least = max(10, Double(rows))
        return Int(max(1, min(max(fitting, least), Double(most))))
    }

    private func rowOf(_ y: Double) -> Double { y / extent.height * Double(area.height) }
    private func columnOf(_ x: Double) -> Double { x / extent.width * Double(area.width) }

    private func isInside(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && column < area.width && row >= 0 && row < area.height
    }

    private func set(_ cell: Cell, _ column: Int, _ row: Int, on grid: inout CellGrid) {
        if isInside(column, row) { grid[area.column + column, area.row + row] = cell }
    }

    private func mark(
        _ scalar: Unicode.Scalar, column: Int, row: Int, _ style: CellStyle, on grid: inout CellGrid
    ) {
        if isInside(column, row) { grid.mark(scalar, column: area.column + column, row: area.row + row, style) }
    }

    /// Draws what is behind everything.
    func drawBelow(on grid: inout CellGrid) {
        for row in 0..<area.height {
            for column in 0..<area.width {
                let scalar = (column + row) % 2 == 0 ? theme.either("·", ".") : " "
                set(Cell(scalar, theme.below), column, row, on: &grid)
            }
        }
    }

    /// Draws the view, moved by `offset` and scaled about its centre. Its upper and lower edges are drawn to an eighth of
    /// a row.
    func drawCard(offset: Point, scale: Double, scroll: ScrollState?, on grid: inout CellGrid) {
        let height = extent.height * (1 - Self.gap)
        let middle = extent.height * Self.gap + height / 2 + offset.y
        let card = Card(
            left: Int(columnOf(extent.width / 2 + offset.x - extent.width / 2 * scale).rounded()),
            right: Int(columnOf(extent.width / 2 + offset.x + extent.width / 2 * scale).rounded()),
            top: rowOf(middle - height / 2 * scale), bottom: rowOf(middle + height / 2 * scale), scale: scale)
        guard card.right > card.left, card.left < area.width, card.right > 0 else { return }
        for row in 0..<area.height where Double(row + 1) > card.top && Double(row) < card.bottom {
            let cell = cell(upper: Double(row + 1) - card.top, lower: card.bottom - Double(row))
            for column in max(card.left, 0)..<min(card.right, area.width) { set(cell, column, row, on: &grid) }
        }
        if !theme.isUnicode { drawBorder(card, on: &grid) }
        drawContent(card, scroll, on: &grid)
    }

    /// A cell of the view, of which this much is below its upper edge and above its lower edge.
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

    private func drawBorder(_ card: Card, on grid: inout CellGrid) {
        let (top, bottom) = (Int(card.top.rounded()), Int(card.bottom.rounded()) - 1)
        guard top <= bottom else { return }
        for row in max(top, 0)..<max(min(bottom + 1, area.height), max(top, 0)) {
            for column in card.left..<card.right {
                let isRow = row == top || row == bottom
                let isColumn = column == card.left || column == card.right - 1
                guard isRow || isColumn else { continue }
                set(Cell(isRow && isColumn ? "+" : isRow ? "-" : "|", theme.card), column, row, on: &grid)
            }
        }
    }

    /// Draws lines of text on the view, so that one sees it move and its content scroll.
    private func drawContent(_ card: Card, _ scroll: ScrollState?, on grid: inout CellGrid) {
        guard area.height >= 8, card.right - card.left >= 8 else { return }
        let spacing = 2.0
        let shift = rowOf((scroll?.offset ?? 0) * card.scale)
        let count = Int((scroll.map { rowOf($0.contentHeight) } ?? Double(area.height)) / spacing)
        for line in 0..<max(count, 0) {
            let row = Int((card.top + 1.5 + Double(line) * spacing - shift).rounded(.down))
            guard Double(row) >= card.top + 0.5, Double(row + 1) <= card.bottom else { continue }
            let length = (card.right - card.left - 4) * [9, 6, 8, 4][line % 4] / 9
            for column in 0..<max(length, 0) {
                mark(theme.either("╌", "-"), column: card.left + 2 + column, row: row, faintOnCard, on: &grid)
            }
        }
        if let scroll { drawScrollBar(card, scroll, on: &grid) }
    }

    private var faintOnCard: CellStyle { theme.hasColour ? CellStyle(ink: 243) : CellStyle(isFaint: true) }

    private func drawScrollBar(_ card: Card, _ scroll: ScrollState, on grid: inout CellGrid) {
        guard scroll.contentHeight > 0, card.bottom > card.top else { return }
        let height = card.bottom - card.top
        let start = card.top + height * max(0, scroll.distanceFromTop) / scroll.contentHeight
        let end = start + max(1, height * scroll.viewportHeight / scroll.contentHeight)
        for row in 0..<area.height where Double(row) + 0.5 >= start && Double(row) + 0.5 < end {
            mark(theme.either("▐", "#"), column: card.right - 1, row: row, faintOnCard, on: &grid)
        }
    }

    /// Draws a horizontal threshold.
    /// - Returns: its row on the screen, if it is on the canvas.
    @discardableResult
    func drawLevel(at y: Double, _ style: CellStyle, on grid: inout CellGrid) -> Int? {
        let row = Int(rowOf(y).rounded(.down))
        guard row >= 0, row < area.height else { return nil }
        for column in 0..<area.width { mark(theme.either("╌", "-"), column: column, row: row, style, on: &grid) }
        return area.row + row
    }

    /// Draws a vertical threshold.
    func drawUpright(at x: Double, _ style: CellStyle, on grid: inout CellGrid) {
        let column = Int(columnOf(x).rounded(.down))
        for row in 0..<area.height { mark(theme.either("╎", "|"), column: column, row: row, style, on: &grid) }
    }

    /// Draws where fingers have been, in dots of half a column and a quarter of a row.
    func drawTrail(_ points: [Point], on grid: inout CellGrid) {
        var cells: [Int: UInt32] = [:]
        for point in points {
            let (x, y) = (columnOf(point.x), rowOf(point.y))
            guard x >= 0, y >= 0, x < Double(area.width), y < Double(area.height) else { continue }
            let dot = Self.dots[Int(y * 4) % 4][Int(x * 2) % 2]
            cells[Int(y) * area.width + Int(x), default: 0] |= dot
        }
        for (cell, bits) in cells {
            let scalar = theme.isUnicode ? Unicode.Scalar(0x2800 + bits) ?? "." : "."
            mark(scalar, column: cell % area.width, row: cell / area.width, theme.trail, on: &grid)
        }
    }

    /// Draws a mark at a point.
    func draw(_ scalar: Unicode.Scalar, at point: Point, _ style: CellStyle, on grid: inout CellGrid) {
        let (x, y) = (columnOf(point.x).rounded(.down), rowOf(point.y).rounded(.down))
        guard x >= 0, y >= 0, x < Double(area.width), y < Double(area.height) else { return }
        mark(scalar, column: Int(x), row: Int(y), style, on: &grid)
    }
}
