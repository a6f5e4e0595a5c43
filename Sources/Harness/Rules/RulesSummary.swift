import Documents
import Geometry
import Gestures

/// Rules in a few plain sentences.
public enum RulesSummary {
    /// When a drag begins, what dismisses and what keeps, and what a touch that is taken away does.
    public static func sentences(_ rules: DismissRules) -> [String] {
        var sentences = [begins(rules)]
        sentences += distances(rules)
        if let fling = rules.fling {
            sentences += flings(fling)
            sentences.append(velocity(rules.velocity))
        } else if rules.distance.projection != nil {
            sentences.append(velocity(rules.velocity))
        } else {
            sentences.append("Velocity is not looked at.")
        }
        sentences.append(cancelled(rules))
        switch rules.fingers.secondFinger {
        case .mean: break
        case .first: sentences.append("A second finger changes nothing until the first one lifts.")
        case .latest: sentences.append("A second finger takes the drag over.")
        case .sum: sentences.append("The movements of all fingers add up.")
        case .cancels: sentences.append("A second finger takes the drag away.")
        }
        if rules.handsOffAtEdge { sentences.append("A scroll becomes a drag when the content reaches its edge.") }
        if rules.handsBackAtRest {
            sentences.append("A drag becomes a scroll when the view is at its place and the finger goes on upwards.")
        }
        if rules.scrollGate.holdMicroseconds > 0 {
            sentences.append(
                "For \(milliseconds(rules.scrollGate.holdMicroseconds)) after a scroll the list has the next movement too."
            )
        }
        if rules.catchesSettling {
            sentences.append(
                "A finger can catch the view while it returns (\(returns(rules))), and goes on from there.")
        }
        return sentences
    }

    private static func returns(_ rules: DismissRules) -> String {
        switch rules.settleMotion {
        case .easing(let power):
            "what is left of the way is what is left of \(milliseconds(rules.settleMicroseconds)), to the power of \(number(power))"
        case .spring(let seconds, let bounce): "on a spring of \(number(seconds * 1000)) ms, bounce \(number(bounce))"
        }
    }

    private static func begins(_ rules: DismissRules) -> String {
        let way = rules.slopMeasure == .length ? "in any direction" : "up or down"
        let axis =
            switch rules.axis {
            case .any: ""
            case .vertical(let ratio): ", with \(number(ratio)) up or down for one sideways at the least"
            case .unlessSideways(let from, let bias):
                ", unless it first went \(number(from)) pt or more sideways and over \(number(bias)) pt farther than up or down"
            }
        let origin =
            switch rules.origin {
            case .touchDown: "where the finger went down"
            case .slopCrossing: "where it was in the frame that left the slop"
            case .slopEdge: "the slop on"
            }
        return "A drag begins beyond \(length(rules.slop)) \(way)\(axis), and is measured from \(origin)."
    }

    private static func distances(_ rules: DismissRules) -> [String] {
        let rule = rules.distance
        var parts: [String] = []
        let lengths = [(Direction.down, rules.down), (.right, rules.right), (.up, rules.up)]
        for case (let direction, let threshold?) in lengths {
            let condition =
                switch direction {
                case .down: ""
                case .right: " for a drag that began within \(length(rules.edgeBand)) of the left edge"
                case .up: " where swiping up is allowed"
                }
            parts.append("\(length(threshold)) \(direction.words)\(condition)")
        }
        guard !parts.isEmpty else { return ["No distance dismisses."] }
        let side = rule.isThresholdIncluded ? "at or past" : "past"
        var sentences = ["A lift dismisses \(side) " + parts.joined(separator: ", ") + "."]
        if let atRest = rule.atRest {
            sentences.append("A finger at rest when it lifts must be \(side) \(length(atRest)).")
        }
        if rule.shortestThreshold != .points(0) {
            sentences.append("No threshold is less than \(length(rule.shortestThreshold)).")
        }
        if let projection = rule.projection {
            let slowest = projection.slowest > 0 ? " of \(number(projection.slowest)) pt/s or more" : ""
            sentences.append(
                "The velocity of the lift\(slowest) counts for \(number(projection.seconds * 1000)) ms of its way.")
        }
        if rule.hysteresis != .points(0) {
            sentences.append("Once past, a drag stays past until more than \(length(rule.hysteresis)) short.")
        }
        if let turningBack = rule.turningBack {
            sentences.append(
                "A drag that turns back by \(length(turningBack)) is given up until it moves past the threshold again.")
        }
        return sentences
    }

    private static func flings(_ fling: FlingRule) -> [String] {
        let than = fling.isLimitIncluded ? "at least as fast as" : "faster than"
        var text = "A lift \(than) \(fling.limit.words) dismisses"
        if fling.minimumDistance != .points(0) { text += " past \(length(fling.minimumDistance))" }
        switch fling.excessOverCross {
        case nil: break
        case 0?: text += ", if it is faster along than across"
        case let excess?: text += ", if it is \(number(excess)) pt/s faster along than across"
        }
        guard let keeping = fling.keepingLimit else { return [text + "."] }
        let back =
            keeping == .points(0) ? "however slowly" : "\(than) \(keeping.words)"
        return [text + ".", "A lift that moves the other way \(back) keeps the view."]
    }

    private static func velocity(_ rule: VelocityRule) -> String {
        let stop =
            switch rule.rest.stopTime {
            case .adaptive: "a finger at rest for 40 ms, or three frames of a sparse device, has none"
            case .fixed(let time) where time >= .seconds(60): "a rest before the lift counts as a part of the time"
            case .fixed(let time):
                "a finger without a sample for more than \(number(time / .milliseconds(1))) ms has none"
            }
        if rule.estimator == .wholeDrag { return "Velocity is that of the whole drag; \(stop)." }
        return "Velocity is estimated (\(rule.estimator.name)) over \(milliseconds(rule.horizonMicroseconds)); \(stop)."
    }

    private static func cancelled(_ rules: DismissRules) -> String {
        if rules.faults.contains(.cancelNeverReturns) {
            return "A touch that is taken away leaves the view where it is: the source's fault."
        }
        return switch rules.cancel {
        case .returns: "A touch that is taken away returns the view."
        case .liftsAtRest: "A touch that is taken away does what a lift at rest would do."
        case .lifts: "A touch that is taken away does what a lift would do, its velocity included."
        }
    }

    private static func number(_ value: Double) -> String { DecimalText.short(value) }

    private static func milliseconds(_ microseconds: Int64) -> String { "\(number(Double(microseconds) / 1000)) ms" }

    static func length(_ length: Length) -> String {
        switch length {
        case .points(let value): "\(number(value)) pt"
        case .millimetres(let value): "\(number(value)) mm"
        case .fraction(let value): "\(number(value * 100)) % of the view"
        }
    }
}
