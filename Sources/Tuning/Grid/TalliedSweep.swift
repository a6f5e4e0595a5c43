import Harness

/// A tally with its grid and its recommendation.
public struct TalliedSweep: TalliedGestures, Sendable {
    /// The grid.
    public let grid: TuningGrid
    /// The tally.
    public let tally: SweepTally
    /// Why some grid points are invalid, if any are.
    public let contradiction: TuningError?
    private let isPossible: [Bool]

    /// The sweep described by a tally. Throws if its grid is invalid.
    public init(_ tally: SweepTally) throws(TuningError) {
        grid = try tally.header.grid()
        self.tally = tally
        // Whether a point is valid does not depend on the gestures.
        let empty = TuningSweep([], grid, lifts: { _ in [] })
        isPossible = empty.tallies.map { $0 != .impossible }
        contradiction = empty.contradiction
    }

    /// The owners of the labelled gestures.
    public var owners: Set<GestureOwner> { Set(tally.groups.keys.filter { $0.intent != nil }.map(\.owner)) }

    /// The errors of each point, for the gestures of these owners only.
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

    /// The errors at one point, for the gestures of these owners only.
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

    /// The recommendation. Throws if no point is valid.
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
