/// Matches the points of two frames so that the sum of the squared distances is smallest (the Hungarian algorithm).
///
/// Needed for protocol A devices that send no ids: which of the new positions belongs to which finger?
enum Assignment {
    /// For each of `new`, the index of the point in `old` that it continues, or `nil` if there are more new points than
    /// old ones. Takes O(n³) steps for n points.
    static func leastSquares(from old: [DevicePoint], to new: [DevicePoint]) -> [Int?] {
        let size = max(old.count, new.count)
        guard size > 0 else { return [] }
        func cost(_ row: Int, _ column: Int) -> Double {
            guard row < new.count, column < old.count else { return 0 }
            let dx = Double(new[row].x) - Double(old[column].x)
            let dy = Double(new[row].y) - Double(old[column].y)
            return dx * dx + dy * dy
        }
        var rowPotential = [Double](repeating: 0, count: size + 1)
        var columnPotential = [Double](repeating: 0, count: size + 1)
        var rowOfColumn = [Int](repeating: 0, count: size + 1)
        for row in 1...size {
            augment(
                row: row, size: size, cost: cost, rowPotential: &rowPotential, columnPotential: &columnPotential,
                rowOfColumn: &rowOfColumn)
        }
        var matches = [Int?](repeating: nil, count: new.count)
        for column in 1...size where rowOfColumn[column] > 0 && rowOfColumn[column] <= new.count {
            if column <= old.count { matches[rowOfColumn[column] - 1] = column - 1 }
        }
        return matches
    }

    /// Adds one row to a partial matching along the cheapest alternating path. Column and row 0 are sentinels.
    private static func augment(
        row: Int, size: Int, cost: (Int, Int) -> Double, rowPotential: inout [Double],
        columnPotential: inout [Double], rowOfColumn: inout [Int]
    ) {
        var least = [Double](repeating: .infinity, count: size + 1)
        var previous = [Int](repeating: 0, count: size + 1)
        var isUsed = [Bool](repeating: false, count: size + 1)
        var column = 0
        rowOfColumn[0] = row
        repeat {
            isUsed[column] = true
            let current = rowOfColumn[column]
            var step = Double.infinity
            var next = 0
            for candidate in 1...size where !isUsed[candidate] {
                let reduced = cost(current - 1, candidate - 1) - rowPotential[current] - columnPotential[candidate]
                if reduced < least[candidate] {
                    least[candidate] = reduced
                    previous[candidate] = column
                }
                if least[candidate] < step {
                    step = least[candidate]
                    next = candidate
                }
            }
            for index in 0...size {
                if isUsed[index] {
                    rowPotential[rowOfColumn[index]] += step
                    columnPotential[index] -= step
                } else {
                    least[index] -= step
                }
            }
            column = next
        } while rowOfColumn[column] != 0
        repeat {
            let back = previous[column]
            rowOfColumn[column] = rowOfColumn[back]
            column = back
        } while column != 0
    }
}
