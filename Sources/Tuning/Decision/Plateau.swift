/// The recommended point of a grid: among those with the lowest cost, the one farthest from where the cost rises.
///
/// The distance is measured along each field, as a share of the field's values, to the nearer end of the range with the
/// same cost. The edge of the grid counts as an end, because nothing is known beyond it. Of equal points the one with
/// the smallest values is taken.
public struct Plateau: Hashable, Sendable {
    /// The point's index.
    public let point: Int
    /// Its cost.
    public let cost: Double
    /// For each field the range of values with the same cost, other fields as at the point: first and last index.
    public let bounds: [ClosedRange<Int>]

    /// The plateau of these costs, one per grid point; `nil` if none is finite.
    public init?(_ costs: [Double], _ grid: TuningGrid) {
        guard let least = costs.min(), least.isFinite else { return nil }
        var nearest = [Double](repeating: .infinity, count: costs.count)
        var sums = [Double](repeating: 0, count: costs.count)
        for (field, stride) in zip(grid.fields, grid.strides) where field.values.count > 1 {
            let count = field.values.count
            for start in costs.indices where start / stride % count == 0 {
                var index = 0
                while index < count {
                    let first = index
                    while index < count, costs[start + index * stride] == least { index += 1 }
                    for inside in first..<index {
                        let share = Double(min(inside - first, index - 1 - inside) + 1) / Double(count + 1)
                        let point = start + inside * stride
                        nearest[point] = min(nearest[point], share)
                        sums[point] += share
                    }
                    if index == first { index += 1 }
                }
            }
        }
        var best: Int?
        for point in costs.indices where costs[point] == least {
            guard let other = best else {
                best = point
                continue
            }
            if (nearest[point], sums[point]) > (nearest[other], sums[other]) { best = point }
        }
        guard let best else { return nil }
        point = best
        cost = least
        bounds = grid.fields.indices.map { index in
            let (stride, count) = (grid.strides[index], grid.fields[index].values.count)
            let here = best / stride % count
            var (low, high) = (here, here)
            while low > 0, costs[best + (low - 1 - here) * stride] == least { low -= 1 }
            while high < count - 1, costs[best + (high + 1 - here) * stride] == least { high += 1 }
            return low...high
        }
    }
}
