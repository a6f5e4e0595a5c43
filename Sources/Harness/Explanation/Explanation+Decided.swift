import Documents
import Geometry
import Gestures

/// What a lift decided, and what would have changed it.
extension Explanation {
    static func dismissed(_ outcome: Outcome, _ rules: DismissRules) -> [String] {
        guard let threshold = outcome.threshold, let margin = outcome.margin, let direction = outcome.direction else {
            return []
        }
        if outcome.isMeasuredInSpeed {
            let what =
                "It was dismissed \(direction.words) by its velocity: at the lift it moved at "
                + "\(DecimalText.short(threshold + margin)) pt/s, \(DecimalText.margin(margin)) pt/s past the "
                + "fling limit of \(DecimalText.short(threshold)) pt/s."
            let slower = SupposedLift(outcome.lift, under: rules)?
                .moving(threshold - SupposedLift.leastStep, direction)
            guard slower?.result == .returned else { return [what] }
            return [what, "More than \(DecimalText.margin(margin)) pt/s slower, it would have returned."]
        }
        let start = outcome.reason == .edge ? "It began at the left edge and" : "It"
        var sentences = [
            "\(start) was dismissed \(direction.words) by its distance: at the lift it was "
                + "\(place(outcome, direction)), \(DecimalText.margin(margin)) pt past the threshold of \(points(threshold))."
        ]
        let short = SupposedLift(outcome.lift, under: rules)?
            .further(-margin - SupposedLift.leastStep, direction).decision
        if let fling = short?.fling, short?.dismissal != nil {
            sentences.append(
                "Less far, it would have been dismissed by its velocity: it moved at \(whole(fling.speed)) pt/s "
                    + "\(fling.direction.words), past the fling limit of \(DecimalText.short(fling.limit)) pt/s.")
            return sentences
        }
        if let other = short?.verdict, short?.dismissal != nil {
            sentences.append(
                "Less far, it would still have been dismissed \(other.direction.words), where it was "
                    + "\(DecimalText.margin(other.margin)) pt past the threshold of \(points(other.threshold)).")
        } else {
            sentences.append("\(DecimalText.margin(margin)) pt less, and it would have returned.")
        }
        sentences.append(velocitySentence(outcome, rules))
        return sentences
    }

    static func returned(_ outcome: Outcome, _ rules: DismissRules) -> [String] {
        guard let threshold = outcome.threshold, let margin = outcome.margin, let direction = outcome.direction,
            let lift = SupposedLift(outcome.lift, under: rules)
        else { return ["It returned: no direction was open to it.", velocitySentence(outcome, rules)] }
        switch outcome.reason {
        case .flungBack:
            return [
                "It returned: at the lift it was \(DecimalText.margin(margin)) pt past the threshold of \(points(threshold)) "
                    + "\(direction.words), but the finger flung it back.",
                atRest(lift), velocitySentence(outcome, rules),
            ]
        case .turnedBack:
            let again = lift.further(SupposedLift.leastStep + max(0, -margin), direction)
                .changed { $0.hasTurnedBack = false }
            return [
                "It returned: the finger had turned back before the lift.",
                "Moved \(direction.words) past \(points(threshold)) once more, it would have \(again.result.words).",
            ]
        default: break
        }
        return [
            "It returned: at the lift it was \(place(outcome, direction)), \(DecimalText.margin(-margin)) pt short of the threshold of "
                + "\(points(threshold))\(distance(outcome, direction) < 0 ? " " + direction.words : "").",
            whatElse(outcome, lift, direction),
            velocitySentence(outcome, rules),
        ].compactMap(\.self)
    }

    /// What the finger that flung the view back would have come to at rest.
    private static func atRest(_ lift: SupposedLift) -> String {
        let rest = lift.changed { $0.velocity = .zero }
        if rest.result == .returned, let verdict = rest.decision.verdict {
            return
                "Lifted at rest there, it would have returned too: \(DecimalText.margin(-verdict.margin)) pt short of the "
                + "\(points(verdict.threshold)) \(verdict.direction.words) that a finger at rest needs."
        }
        return "Lifted at rest there, it would have \(rest.result.words)."
    }

    static func refused(_ outcome: Outcome) -> [String] {
        let enabled = "With dismissal enabled at that moment it would have been dismissed."
        guard let threshold = outcome.threshold, let margin = outcome.margin, let direction = outcome.direction else {
            return ["It was refused: interactive dismissal was disabled when the finger left.", enabled]
        }
        let past =
            outcome.isMeasuredInSpeed
            ? "\(DecimalText.margin(margin)) pt/s past the fling limit of \(DecimalText.short(threshold)) pt/s"
            : "\(DecimalText.margin(margin)) pt past the threshold of \(points(threshold))"
        return [
            "It was refused: interactive dismissal was disabled when the finger left, \(past) \(direction.words).",
            enabled,
        ]
    }

    static func whole(_ value: Double) -> String { DecimalText.short(value, decimals: 0) }

    /// How far the finger was at the lift.
    static func distance(_ outcome: Outcome, _ direction: Direction) -> Double {
        direction.part(x: outcome.translation.x, y: outcome.translation.y)
    }

    /// Where it was at the lift, as the rules reckon it.
    private static func place(_ outcome: Outcome, _ direction: Direction) -> String {
        guard let threshold = outcome.threshold, let margin = outcome.margin else { return "" }
        let (reckoned, own) = (threshold + margin, distance(outcome, direction))
        guard (reckoned - own).magnitude > 0.05 else { return direction.words(for: reckoned) }
        return "\(direction.words(for: own)) and its velocity carried it on to \(direction.words(for: reckoned))"
    }

    private static func velocitySentence(_ outcome: Outcome, _ rules: DismissRules) -> String {
        let velocity = outcome.velocity
        let along = outcome.direction.map { $0.part(x: velocity.x, y: velocity.y) }
        let speed =
            outcome.direction.map { $0.words(for: along ?? 0, unit: "pt/s", decimals: 0) }
            ?? "\(whole(velocity.speed)) pt/s"
        if let fling = rules.fling {
            return "It moved at \(speed) when it was lifted; the fling limit is \(fling.limit.words)."
        }
        if let projection = rules.distance.projection {
            let slow = (along ?? velocity.speed).magnitude < projection.slowest
            return slow
                ? "It moved at \(speed) when it was lifted; less than \(DecimalText.short(projection.slowest)) pt/s carries "
                    + "nothing on."
                : "It moved at \(speed) when it was lifted, which counts for "
                    + "\(DecimalText.short(projection.seconds * 1000, decimals: 0)) ms."
        }
        return "It moved at \(speed) when it was lifted, which these rules do not look at."
    }
}
