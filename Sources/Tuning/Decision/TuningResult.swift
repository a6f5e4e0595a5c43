import Gestures
import Harness

/// The result of tuning: the rules that fit the labelled gestures, how well they fit, and how certain that is.
public struct TuningResult: Sendable {
    /// The recordings used.
    public let recordings: [TunedRecording]
    /// The gestures and grid points used.
    public let sweep: TuningSweep
    /// The recommendation.
    public let decision: TuningDecision
    /// The recommended point and its range of equal cost.
    public var plateau: Plateau { decision.plateau }
    /// The recommended rules.
    public var rules: DismissRules { decision.rules }
    /// The outcome of each labelled gesture under the given rules, from a replay.
    public let current: [Outcome]
    /// The outcomes under the recommended rules.
    public let recommended: [Outcome]
    /// The gestures closest to the decision border.
    public let nearest: [NearestGesture]

    /// The recommendation of the sweep. Throws if no point of the grid is valid.
    public init(
        _ recordings: [TunedRecording], _ sweep: TuningSweep, weights: ErrorWeights
    ) throws(TuningError) {
        let choice = try TuningDecision.Choice(
            sweep.grid, costs: sweep.tallies.map { $0.cost(weights) }, gestures: sweep.gestures.count,
            contradiction: sweep.contradiction)
        self.recordings = recordings
        self.sweep = sweep
        current = Self.outcomes(recordings, sweep.gestures, sweep.grid.base)
        recommended = Self.outcomes(recordings, sweep.gestures, choice.rules)
        decision = TuningDecision(
            choice, weights: weights, current: Self.confusion(sweep.gestures, current),
            recommended: Self.confusion(sweep.gestures, recommended))
        nearest = sweep.nearest(to: choice.plateau.point, lifts: recommended.map(\.lift))
    }

    private static func outcomes(
        _ recordings: [TunedRecording], _ gestures: [LabelledGesture], _ rules: DismissRules
    ) -> [Outcome] {
        let all = Parallel.map(recordings.indices) { recordings[$0].outcomes(under: rules) }
        return gestures.map { all[$0.recording][$0.gesture - 1] }
    }

    /// The gestures that the outcomes misjudge, in order.
    public func misjudged(_ outcomes: [Outcome]) -> [Int] {
        sweep.gestures.indices.filter { (sweep.gestures[$0].intent == .dismiss) != outcomes[$0].isDismissal }
    }

    private static func confusion(_ gestures: [LabelledGesture], _ outcomes: [Outcome]) -> Confusion {
        var confusion = Confusion()
        for (gesture, outcome) in zip(gestures, outcomes) {
            confusion.add(gesture.intent, dismissed: outcome.isDismissal ? 1 : 0, of: 1)
        }
        return confusion
    }

    /// The recording whose errors cost most under the recommended rules, and that cost. Ties go to the one farther on
    /// the wrong side. `nil` if nothing is misjudged.
    public var costliest: (recording: Int, cost: Double)? {
        var costs: [Int: (cost: Double, margin: Double)] = [:]
        for index in misjudged(recommended) {
            let gesture = sweep.gestures[index]
            var entry = costs[gesture.recording] ?? (0, 0)
            entry.cost += gesture.intent == .dismiss ? decision.weights.missed : decision.weights.falsely
            entry.margin = max(entry.margin, recommended[index].measure?.margin.magnitude ?? 0)
            costs[gesture.recording] = entry
        }
        let worst = costs.max { left, right in
            (left.value.cost, left.value.margin, -left.key) < (right.value.cost, right.value.margin, -right.key)
        }
        return worst.map { ($0.key, $0.value.cost) }
    }
}
