/// The point of a grid that is recommended: of those that cost least, the one farthest from where the cost rises.
///
/// How far a point is from there is measured along each field, as a share of the field's values, to the nearer end of
/// the stretch of values that cost the same; the edge of the grid counts as an end, since nobody knows what is beyond.
/// The field that is nearest to its end counts first, then the others. Of points that are equally far the one with the
/// smallest values is taken: the hand has least far to go.
public struct Plateau: Hashable, Sendable {
    /// The point.
    public let point: Int
    /// What it costs.
    public let cost: Double
    /// For each field the values that cost the same, all else as at the point: the numbers of the first and last.
    public let bounds: [ClosedRange<Int>]

    /// The plateau of these costs, one for each point of the grid; `nil` when none is finite.
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
