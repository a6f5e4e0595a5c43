import Documents
import Tuning

/// What the values of one or two fields cost, all other fields as recommended.
public struct CostPicture: Hashable, Sendable {
    /// The fields: one for a curve, two for a map.
    public var axes: [Axis]
    /// What each combination costs, the first field's values following each other; infinite for what is no rules.
    public var costs: [Double]
    /// What the recommended rules cost; nothing costs less.
    public var least: Double
    /// The fields that vary, too, and are not shown.
    public var others: [String]

    /// One field.
    public struct Axis: Hashable, Sendable {
        /// As in the rules file.
        public var name: String
        /// The values that were tried, ascending.
        public var values: [Double]
        /// Of these, those that cost no more than the recommended one beside it.
        public var plateau: ClosedRange<Double>
        /// The recommended one.
        public var recommended: Double
        /// What the rules have now, where that is a number.
        public var current: Double?
    }

    /// The costs of the first two fields that have several values; `nil` where none has.
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

    /// The cost at a place among the values of each field.
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
    /// Where one value ends and the next begins: in the middle between them, and as far beyond the outer ones.
    var edges: [Double] {
        var edges = zip(values, values.dropFirst()).map { ($0 + $1) / 2 }
        edges.insert(2 * values[0] - edges[0], at: 0)
        edges.append(2 * values[values.count - 1] - edges[edges.count - 1])
        return edges
    }

    /// The stretch that is drawn.
    var range: ClosedRange<Double> { edges[0]...edges[edges.count - 1] }
}
