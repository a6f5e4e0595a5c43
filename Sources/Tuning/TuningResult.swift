import Gestures
import Harness
import RecordingFormats

/// What was found: the rules that fit the labelled gestures, how well, and how sure that is.
public struct TuningResult: Sendable {
    /// The recordings that it was found with.
    public let recordings: [TunedRecording]
    /// The gestures and points that it was found with.
    public let sweep: TuningSweep
    /// What an error costs.
    public let weights: ErrorWeights
    /// The recommended point and what costs the same around it.
    public let plateau: Plateau
    /// The recommended rules.
    public let rules: DismissRules
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
        guard let plateau = Plateau(sweep.tallies.map { $0.cost(weights) }, sweep.grid) else {
            throw sweep.contradiction ?? TuningError("it was stopped before any rules were tried")
        }
        self.recordings = recordings
        self.sweep = sweep
        self.weights = weights
        self.plateau = plateau
        var rules = try sweep.grid.rules(at: plateau.point)
        rules.name = "\(sweep.grid.base.name)-tuned"
        rules.source = "tuned with \(sweep.gestures.count) labelled gestures, from \(sweep.grid.base.name)"
        self.rules = rules
        current = Self.outcomes(recordings, sweep.gestures, sweep.grid.base)
        recommended = Self.outcomes(recordings, sweep.gestures, rules)
        nearest = sweep.nearest(to: plateau.point, lifts: recommended.map(\.lift))
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

    /// How often gestures of an intent were dismissed, and how many there are.
    public func dismissals(of intent: Sidecar.Intent, _ outcomes: [Outcome]) -> (count: Int, total: Int) {
        let own = sweep.gestures.indices.filter { sweep.gestures[$0].intent == intent }
        return (own.count { outcomes[$0].isDismissal }, own.count)
    }

    /// Dismissals that were meant and did not come, out of all that were meant.
    public func missed(_ outcomes: [Outcome]) -> WilsonInterval {
        let (count, total) = dismissals(of: .dismiss, outcomes)
        return WilsonInterval(total - count, of: total)
    }

    /// Dismissals that came and were not meant, out of all gestures that were not meant to dismiss.
    public func falsely(_ outcomes: [Outcome]) -> WilsonInterval {
        var (count, total) = (0, 0)
        for intent in Sidecar.Intent.allCases where intent != .dismiss {
            let own = dismissals(of: intent, outcomes)
            (count, total) = (count + own.count, total + own.total)
        }
        return WilsonInterval(count, of: total)
    }

    /// The recording whose errors under the recommended rules cost most, and how much; of equals the one that is
    /// farther on the wrong side. `nil` when nothing is misjudged.
    public var costliest: (recording: Int, cost: Double)? {
        var costs: [Int: (cost: Double, margin: Double)] = [:]
        for index in misjudged(recommended) {
            let gesture = sweep.gestures[index]
            var entry = costs[gesture.recording] ?? (0, 0)
            entry.cost += gesture.intent == .dismiss ? weights.missed : weights.falsely
            entry.margin = max(entry.margin, recommended[index].margin?.magnitude ?? 0)
            costs[gesture.recording] = entry
        }
        let worst = costs.max { left, right in
            (left.value.cost, left.value.margin, -left.key) < (right.value.cost, right.value.margin, -right.key)
        }
        return worst.map { ($0.key, $0.value.cost) }
    }

    /// What the rules have in a field of the grid: a number where it is one, in points where it is a length.
    public static func value(of field: VariedField, in rules: DismissRules) -> JSONText {
        var value = RulesDocument.json(rules)
        for key in field.name.split(separator: ".") {
            guard case .object(let members) = value, let member = members.first(where: { $0.key == key }) else {
                return .null
            }
            value = member.value
        }
        if case .object(let members) = value, members.count == 1, members[0].key == "points" { return members[0].value }
        return value
    }
}
