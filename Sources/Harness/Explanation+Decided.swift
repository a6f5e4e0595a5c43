import Gestures

/// What a lift decided, and what would have changed it.
extension Explanation {
    static func dismissed(_ outcome: Outcome, _ rules: DismissRules) -> [String] {
        guard let threshold = outcome.threshold, let margin = outcome.margin, let direction = outcome.direction else {
            return []
        }
        if outcome.isMeasuredInSpeed {
            return [
                "It was dismissed \(direction.words) by its velocity: at the lift it moved at "
                    + "\(DecimalText.short(threshold + margin)) pt/s, \(DecimalText.margin(margin)) pt/s past the "
                    + "fling limit of \(DecimalText.short(threshold)) pt/s.",
                "\(DecimalText.margin(margin)) pt/s slower, and short of the distance that dismisses, it would have "
                    + "returned.",
            ]
        }
        let start = outcome.reason == .edge ? "It began at the left edge and" : "It"
        var sentences = [
            "\(start) was dismissed \(direction.words) by its distance: at the lift it was "
                + "\(place(outcome, direction)), \(DecimalText.margin(margin)) pt past the threshold of \(points(threshold))."
        ]
        let short = decision(outcome, rules, further: -margin - leastStep, direction)
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
        guard let threshold = outcome.threshold, let margin = outcome.margin, let direction = outcome.direction else {
            return ["It returned: no direction was open to it.", velocitySentence(outcome, rules)]
        }
        switch outcome.reason {
        case .flungBack:
            return [
                "It returned: at the lift it was \(DecimalText.margin(margin)) pt past the threshold of \(points(threshold)) "
                    + "\(direction.words), but the finger flung it back.",
                "Lifted at rest there, it would have been dismissed.", velocitySentence(outcome, rules),
            ]
        case .turnedBack:
            return [
                "It returned: the finger had turned back before the lift.",
                "Moved \(direction.words) past \(points(threshold)) once more, it would have been dismissed.",
            ]
        default: break
        }
        return [
            "It returned: at the lift it was \(place(outcome, direction)), \(DecimalText.margin(-margin)) pt short of the threshold of "
                + "\(points(threshold))\(distance(outcome, direction) < 0 ? " " + direction.words : "").",
            whatElse(outcome, rules, direction),
            velocitySentence(outcome, rules),
        ]
    }

    /// Less than any device measures, in points.
    private static let leastStep = 0.001

    /// What the lift would have come to so many points further in this direction; `nil` where there was no lift.
    private static func decision(
        _ outcome: Outcome, _ rules: DismissRules, further points: Double, _ direction: Direction
    ) -> LiftDecision? {
        guard var lift = outcome.lift else { return nil }
        switch direction {
        case .down: lift.translation.y += points
        case .right: lift.translation.x += points
        case .up: lift.translation.y -= points
        }
        return rules.decision(of: lift)
    }

    private static func whatElse(_ outcome: Outcome, _ rules: DismissRules, _ direction: Direction) -> String {
        var changes = changes(outcome, rules, direction)
        let further = decision(outcome, rules, further: leastStep - (outcome.margin ?? 0), direction)
        guard let further, further.dismissal == nil else {
            return changes.joined(separator: ", or ") + ", it would have been dismissed."
        }
        // Then the first change is none.
        changes.removeFirst()
        let why = further.keptBy == .fling ? "the finger flung it back" : "the finger had turned back"
        let both = "Further \(direction.words) it would have returned too, since \(why)"
        guard let first = changes.first else { return both + "." }
        let rest = ([first.prefix(1).uppercased() + first.dropFirst()] + changes.dropFirst()).joined(separator: ", or ")
        return "\(both). \(rest), it would have been dismissed."
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

    /// What each by itself would have dismissed it.
    private static func changes(_ outcome: Outcome, _ rules: DismissRules, _ direction: Direction) -> [String] {
        guard let threshold = outcome.threshold, let margin = outcome.margin else { return [] }
        var changes = ["More than \(DecimalText.margin(-margin)) pt further \(direction.words)"]
        if let since = outcome.microsecondsSincePast {
            changes.append(
                "lifted \(DecimalText.short(Double(since) / 1000, decimals: 0)) ms earlier while still past "
                    + points(threshold))
        }
        let speed = direction.part(x: outcome.velocity.x, y: outcome.velocity.y)
        if let fling = rules.fling, let limit = rules.flingLimit(direction, in: outcome.scene) {
            if speed <= limit {
                changes.append("lifted faster than \(fling.limit.words) \(direction.words)")
            } else if fling.excessOverCross != nil {
                changes.append("flung less sideways")
            }
        }
        let scene = outcome.scene
        let (x, up) = (outcome.translation.x, -outcome.translation.y)
        if !scene.allowsSwipeUp, let length = rules.up,
            up > length.points(extent: scene.extent.height, pointsPerMillimetre: scene.pointsPerMillimetre)
        {
            changes.append("with swiping up allowed")
        }
        if direction != .right, scene.hasEdges, let length = rules.right,
            x > length.points(extent: scene.extent.width, pointsPerMillimetre: scene.pointsPerMillimetre)
        {
            let band = rules.edgeBand.points(
                extent: scene.extent.width, pointsPerMillimetre: scene.pointsPerMillimetre)
            changes.append(
                "begun less than \(points(band)) from the left edge, since it went \(points(x)) to the right")
        }
        return changes
    }

    private static func whole(_ value: Double) -> String { DecimalText.short(value, decimals: 0) }

    /// How far the finger was at the lift.
    private static func distance(_ outcome: Outcome, _ direction: Direction) -> Double {
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
