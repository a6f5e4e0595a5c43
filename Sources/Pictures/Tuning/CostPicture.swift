import Documents
import Tuning

/// The cost over the values of one or two fields, with all other fields as recommended.
public struct CostPicture: Hashable, Sendable {
    /// The fields: one for a curve, two for a map.
    public var axes: [Axis]
    /// The cost of each combination, with the first field's values adjacent; infinite where invalid.
    public var costs: [Double]
    /// The cost of the recommended rules, which is the lowest.
    public var least: Double
    /// The varied fields that are not shown.
    public var others: [String]

    /// One field.
    public struct Axis: Hashable, Sendable {
        /// Its name in the rules file.
        public var name: String
        /// The values tried, in ascending order.
        public var values: [Double]
        /// The neighbouring values that cost the same as the recommended one.
        public var plateau: ClosedRange<Double>
        /// The recommended value.
        public var recommended: Double
        /// The current value, if it is a number.
        public var current: Double?
    }

    /// The costs over the first two fields with several values; `nil` if there are none.
    init?(of result: TuningResult) {
        let (grid, plateau) = (result.sweep.grid, result.plateau)
        let varied = grid.fields.indices.filter { grid.fields[$0].values.count > 1 }
        let shown = varied.prefix(2)
        guard !shown.isEmpty else { return nil }
        others = varied.dropFirst(2).map { grid.fields[$0].name }
        least = plateau.cost
        axes = shown.map { index in
            let field = grid.fields[index]
            let bounds = plateau.bounds[index]
            return Axis(
                name: field.name, values: field.values,
                plateau: field.values[bounds.lowerBound]...field.values[bounds.upperBound],
                recommended: grid.values(at: plateau.point)[index],
                current: result.decision.currentValue(of: field).number)
        }
        var points = [plateau.point]
        for index in shown.reversed() {
            points = points.flatMap { point in
                grid.fields[index].values.indices.map { grid.point(point, setting: index, toValue: $0) }
            }
        }
        costs = points.map { result.sweep.tallies[$0].cost(result.decision.weights) }
    }

    /// The cost for these value indices of the fields.
    func cost(_ first: Int, _ second: Int) -> Double { costs[second * axes[0].values.count + first] }
}

extension JSONText {
    fileprivate var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }
}

extension CostPicture.Axis {
    /// The boundaries between values: halfway between neighbours, and equally far beyond the outermost ones.
    var edges: [Double] {
        var edges = zip(values, values.dropFirst()).map { ($0 + $1) / 2 }
        edges.insert(2 * values[0] - edges[0], at: 0)
        edges.append(2 * values[values.count - 1] - edges[edges.count - 1])
        return edges
    }

    /// The range that is drawn.
    var range: ClosedRange<Double> { edges[0]...edges[edges.count - 1] }
}
