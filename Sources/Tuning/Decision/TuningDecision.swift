import Documents
import Gestures
import Harness

/// The recommended rules, and how well they fit.
public struct TuningDecision: Sendable {
    /// The recommended rules before their fit has been measured.
    struct Choice {
        let grid: TuningGrid
        let gestures: Int
        let plateau: Plateau
        let rules: DismissRules
        let contradiction: TuningError?

        /// The point that these costs recommend. Throws if no point of the grid is valid.
        init(
            _ grid: TuningGrid, costs: [Double], gestures: Int, contradiction: TuningError?
        ) throws(TuningError) {
            guard let plateau = Plateau(costs, grid) else {
                throw contradiction ?? TuningError("it was stopped before any rules were tried")
            }
            var rules = try grid.rules(at: plateau.point)
            rules.name = "\(grid.base.name)-tuned"
            rules.source = "tuned with \(gestures) labelled gestures, from \(grid.base.name)"
            (self.grid, self.gestures, self.contradiction) = (grid, gestures, contradiction)
            (self.plateau, self.rules) = (plateau, rules)
        }
    }

    private let choice: Choice
    /// The cost of each kind of error.
    public let weights: ErrorWeights
    /// The confusion of the given rules.
    public let current: Confusion
    /// The confusion of the recommended rules.
    public let recommended: Confusion

    init(_ choice: Choice, weights: ErrorWeights, current: Confusion, recommended: Confusion) {
        (self.choice, self.weights, self.current, self.recommended) = (choice, weights, current, recommended)
    }

    /// The grid that was searched.
    public var grid: TuningGrid { choice.grid }
    /// The number of labelled gestures.
    public var gestures: Int { choice.gestures }
    /// The recommended point and its range of equal cost.
    public var plateau: Plateau { choice.plateau }
    /// The recommended rules.
    public var rules: DismissRules { choice.rules }
    /// Why some grid points are invalid, if any are.
    public var contradiction: TuningError? { choice.contradiction }

    /// The value of a grid field in the given rules. Lengths are in points; `nil` if the value is not a number.
    public func currentValue(of field: VariedField) -> JSONText {
        RuleTable.value(of: field.name, in: grid.base)
    }
}
