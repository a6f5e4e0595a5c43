import Gestures
import Harness

/// What was found: the rules that fit the labelled gestures, how well, and how sure that is.
public struct TuningResult: Sendable {
    /// The recordings that it was found with.
    public let recordings: [TunedRecording]
    /// The gestures and points that it was found with.
    public let sweep: TuningSweep
    /// What it recommends.
    public let decision: TuningDecision
    /// The recommended point and what costs the same around it.
    public var plateau: Plateau { decision.plateau }
    /// The recommended rules.
    public var rules: DismissRules { decision.rules }
    /// What becomes of each labelled gesture by a replay under the rules that were given.
    public let current: [Outcome]
    /// The same under the recommended rules.
    public let recommended: [Outcome]
    /// The gestures at the border.
    public let nearest: [NearestGesture]

    /// What the sweep recommends; an error where none of its points is rules.
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

    /// The gestures that outcomes misjudge, in order.
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

    /// The recording whose errors under the recommended rules cost most, and how much; of equals the one that is
    /// farther on the wrong side. `nil` when nothing is misjudged.
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
