import Documents
import Gestures
import Harness

/// Which rules are recommended, and how well they fit.
public struct TuningDecision: Sendable {
    /// The rules that are taken, before it is known how well they fit.
    struct Choice {
        let grid: TuningGrid
        let gestures: Int
        let plateau: Plateau
        let rules: DismissRules
        let contradiction: TuningError?

        /// The point of a grid that these costs recommend; an error where none of its points is rules.
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
    /// What an error costs.
    public let weights: ErrorWeights
    /// How the rules judge that were given.
    public let current: Confusion
    /// How the recommended rules judge.
    public let recommended: Confusion

    init(_ choice: Choice, weights: ErrorWeights, current: Confusion, recommended: Confusion) {
        (self.choice, self.weights, self.current, self.recommended) = (choice, weights, current, recommended)
    }

    /// The points among which it was found.
    public var grid: TuningGrid { choice.grid }
    /// How many labelled gestures it was found with.
    public var gestures: Int { choice.gestures }
    /// The recommended point and what costs the same around it.
    public var plateau: Plateau { choice.plateau }
    /// The recommended rules.
    public var rules: DismissRules { choice.rules }
    /// Why some points are no rules, where some are not.
    public var contradiction: TuningError? { choice.contradiction }

    /// What the rules that were given have in a field of the grid: a number where it is one, in points where it is a
    /// length.
    public func currentValue(of field: VariedField) -> JSONText {
        RuleTable.value(of: field.name, in: grid.base)
    }
}
