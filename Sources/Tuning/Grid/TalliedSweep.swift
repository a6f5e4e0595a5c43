import Harness

/// A tally together with its grid, and what it recommends.
public struct TalliedSweep: TalliedGestures, Sendable {
    /// The grid.
    public let grid: TuningGrid
    /// What it was made of.
    public let tally: SweepTally
    /// Why some points are no rules, where some are not.
    public let contradiction: TuningError?
    private let isPossible: [Bool]

    /// The sweep that a tally tells; an error where its grid is none.
    public init(_ tally: SweepTally) throws(TuningError) {
        grid = try tally.header.grid()
        self.tally = tally
        // Which points are rules does not depend on gestures.
        let empty = TuningSweep([], grid, lifts: { _ in [] })
        isPossible = empty.tallies.map { $0 != .impossible }
        contradiction = empty.contradiction
    }

    /// Whose labelled gestures they are.
    public var owners: Set<GestureOwner> { Set(tally.groups.keys.filter { $0.intent != nil }.map(\.owner)) }

    /// The errors of each point for the gestures of some owners alone.
    public func tallies(of isIn: (GestureOwner) -> Bool = { _ in true }) -> [PointTally] {
        var result = isPossible.map { $0 ? PointTally(missed: 0, falsely: 0) : .impossible }
        for (group, counts) in tally.groups where isIn(group.owner) && group.intent != nil {
            for point in result.indices where isPossible[point] {
                if group.intent == .dismiss {
                    result[point].missed += UInt32(counts.gestures) - counts.dismissed[point]
                } else {
                    result[point].falsely += counts.dismissed[point]
                }
            }
        }
        return result
    }

    /// The errors at one point for the gestures of some owners alone.
    public func errors(at point: Int, of isIn: (GestureOwner) -> Bool) -> ErrorCount? {
        guard isPossible[point] else { return nil }
        var errors = ErrorCount()
        for (group, counts) in tally.groups where isIn(group.owner) && group.intent != nil {
            let dismissed = Int(counts.dismissed[point])
            errors.count += counts.gestures
            if group.intent == .dismiss {
                errors.missed += counts.gestures - dismissed
            } else {
                errors.falsely += dismissed
            }
        }
        return errors
    }

    /// What it recommends; an error where no point is rules.
    public func decision(_ weights: ErrorWeights) throws(TuningError) -> TuningDecision {
        let labelled = tally.groups.filter { $0.key.intent != nil }
        let choice = try TuningDecision.Choice(
            grid, costs: tallies().map { $0.cost(weights) },
            gestures: labelled.values.reduce(0) { $0 + $1.gestures }, contradiction: contradiction)
        var (current, recommended) = (Confusion(), Confusion())
        for (group, counts) in labelled {
            guard let intent = group.intent else { continue }
            current.add(intent, dismissed: counts.now, of: counts.gestures)
            recommended.add(
                intent, dismissed: Int(counts.dismissed[choice.plateau.point]), of: counts.gestures)
        }
        return TuningDecision(choice, weights: weights, current: current, recommended: recommended)
    }
}
