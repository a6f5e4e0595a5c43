import Geometry

/// The cells of a cost map: equal neighbours in a row are merged, and the cheapest cells are outlined.
struct CostMap {
    /// Neighbouring cells with equal cost.
    struct Run: Hashable {
        let rect: Rect
        let cost: Double
    }

    /// Row by row from the top, each row from left to right.
    let runs: [Run]
    /// The boundary between the cheapest cells and the others.
    let outline: [[Point]]

    /// The maximum number of cells along a side. If more values were tried, a cell shows their lowest cost, so that no
    /// plateau is lost.
    private static let most = (columns: 240, rows: 180)

    init(_ cost: CostPicture, plot: Plot) {
        let columns = Self.cells(cost.axes[0], Self.most.columns)
        let rows = Self.cells(cost.axes[1], Self.most.rows)
        func least(_ column: Int, _ row: Int) -> Double {
            var least = Double.infinity
            for second in rows[row].indices {
                for first in columns[column].indices { least = min(least, cost.cost(first, second)) }
            }
            return least
        }
        let costs = rows.indices.map { row in columns.indices.map { least($0, row) } }
        var runs: [Run] = []
        var outline: [[Point]] = []
        let xs = columns.map { plot.x($0.edge) } + [plot.rect.right]
        let ys = rows.map { plot.y($0.edge) } + [plot.rect.y]
        for row in rows.indices.reversed() {
            var start = 0
            for column in columns.indices
            where column + 1 == columns.count || costs[row][column + 1] != costs[row][start] {
                runs.append(
                    Run(
                        rect: Rect(
                            x: xs[start], y: ys[row + 1], width: xs[column + 1] - xs[start],
                            height: ys[row] - ys[row + 1]), cost: costs[row][start]))
                start = column + 1
            }
        }
        func isLeast(_ column: Int, _ row: Int) -> Bool {
            columns.indices.contains(column) && rows.indices.contains(row) && costs[row][column] == cost.least
        }
        for row in 0...rows.count {
            outline += Self.stretches(columns.count) { isLeast($0, row) != isLeast($0, row - 1) }.map {
                [Point(x: xs[$0.lowerBound], y: ys[row]), Point(x: xs[$0.upperBound], y: ys[row])]
            }
        }
        for column in 0...columns.count {
            outline += Self.stretches(rows.count) { isLeast(column, $0) != isLeast(column - 1, $0) }.map {
                [Point(x: xs[column], y: ys[$0.lowerBound]), Point(x: xs[column], y: ys[$0.upperBound])]
            }
        }
        self.runs = runs
        self.outline = outline
    }

    private static func cells(_ axis: CostPicture.Axis, _ most: Int) -> [(indices: Range<Int>, edge: Double)] {
        let size = (axis.values.count + most - 1) / most
        let edges = axis.edges
        return stride(from: 0, to: axis.values.count, by: size).map { first in
            (first..<min(first + size, axis.values.count), edges[first])
        }
    }

    /// The ranges of indices below `count` for which `isSo` holds.
    private static func stretches(_ count: Int, _ isSo: (Int) -> Bool) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        var start: Int?
        for index in 0...count {
            let isInside = index < count && isSo(index)
            if isInside, start == nil { start = index }
            if !isInside, let first = start {
                stretches.append(first..<index)
                start = nil
            }
        }
        return stretches
    }
}
