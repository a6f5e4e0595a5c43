import Geometry

/// Finds rectangles by position. It keeps one grid per order of magnitude, so that a rectangle touches at most four
/// cells. A query takes time in proportion to the rectangles nearby, not to all of them.
struct SpatialIndex: Sendable {
    private struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    private struct CellRange {
        var columns: ClosedRange<Int>
        var rows: ClosedRange<Int>
    }

    /// Cells of 2^5 = 32 points are small enough for small links; smaller ones would only add cells.
    private static let smallestLevel = 5
    /// No screen is 2^40 points long; anything further away shares the outermost cells.
    private static let bound = 1_099_511_627_776.0

    private var grids: [Int: [Cell: [Int]]] = [:]

    mutating func insert(_ ordinal: Int, _ rect: Rect) {
        let level = Self.level(of: rect)
        for cell in Self.cellList(of: rect, level) {
            grids[level, default: [:]][cell, default: []].append(ordinal)
        }
    }

    mutating func remove(_ ordinal: Int, _ rect: Rect) {
        let level = Self.level(of: rect)
        for cell in Self.cellList(of: rect, level) {
            guard let place = grids[level]?[cell]?.firstIndex(of: ordinal) else { continue }
            grids[level]?[cell]?.remove(at: place)
            if grids[level]?[cell]?.isEmpty == true { grids[level]?[cell] = nil }
        }
        if grids[level]?.isEmpty == true { grids[level] = nil }
    }

    /// Calls `body` with every candidate for the position.
    func candidates(at position: Point, _ body: (Int) -> Void) {
        for (level, grid) in grids {
            let cell = Cell(column: Self.column(position.x, level), row: Self.column(position.y, level))
            grid[cell]?.forEach(body)
        }
    }

    /// Every candidate for the rectangle, once each, in ascending order.
    func candidates(in rect: Rect) -> [Int] {
        var found: Set<Int> = []
        for (level, grid) in grids {
            let range = Self.cells(of: rect, level)
            let (cells, overflow) = range.columns.count.multipliedReportingOverflow(by: range.rows.count)
            if overflow || cells > grid.count {
                for (cell, members) in grid where range.columns.contains(cell.column) && range.rows.contains(cell.row) {
                    found.formUnion(members)
                }
            } else {
                for column in range.columns {
                    for row in range.rows { grid[Cell(column: column, row: row)].map { found.formUnion($0) } }
                }
            }
        }
        return found.sorted()
    }

    private static func level(of rect: Rect) -> Int {
        let side = min(bound, max(rect.width, rect.height))
        var level = smallestLevel
        while Double(1 << level) < side { level += 1 }
        return level
    }

    private static func column(_ coordinate: Double, _ level: Int) -> Int {
        let bounded = coordinate.isNaN ? 0 : max(-bound, min(bound, coordinate))
        return Int((bounded / Double(1 << level)).rounded(.down))
    }

    private static func cells(of rect: Rect, _ level: Int) -> CellRange {
        let (left, top) = (column(rect.x, level), column(rect.y, level))
        return CellRange(
            columns: left...max(left, column(rect.right, level)), rows: top...max(top, column(rect.bottom, level)))
    }

    private static func cellList(of rect: Rect, _ level: Int) -> [Cell] {
        let range = cells(of: rect, level)
        return range.columns.flatMap { column in range.rows.map { Cell(column: column, row: $0) } }
    }
}
