import Documents
import Geometry
import Gestures

/// What would have dismissed a view that returned: nothing is said that the rules do not say when they are asked.
extension Explanation {
    static func whatElse(_ outcome: Outcome, _ lift: SupposedLift, _ direction: Direction) -> String? {
        guard let margin = outcome.margin else { return nil }
        let further = lift.further(SupposedLift.leastStep - margin, direction)
        let others = [
            earlier(outcome, lift.rules), faster(lift, direction), straighter(lift, direction), upwards(lift),
            fromEdge(lift),
        ].compactMap(\.self)
        switch further.result {
        case .dismissed:
            let way = flingDistance(lift, direction, lessThan: -margin) ?? -margin
            let first = "More than \(DecimalText.margin(way)) pt further \(direction.words)"
            return "\(([first] + others).joined(separator: ", or ")), it would have been dismissed."
        case .refused, .stuck:
            return "More than \(DecimalText.margin(-margin)) pt further \(direction.words), it would have "
                + "\(further.result.words)."
        case .returned:
            let why = further.decision.keptBy == .fling ? "the finger flung it back" : "the finger had turned back"
            let both = "Further \(direction.words) it would have returned too, since \(why)."
            guard !others.isEmpty else { return both }
            return "\(both) \(capitalized(others.joined(separator: ", or "))), it would have been dismissed."
        }
    }

    /// A lift before the end that would have dismissed.
    static func earlier(_ outcome: Outcome, _ rules: DismissRules) -> String? {
        guard let chance = outcome.lastChance, let lift = SupposedLift(chance.lift, under: rules), lift.isDismissed
        else { return nil }
        let time = "lifted \(DecimalText.short(Double(chance.microseconds) / 1000)) ms earlier while still"
        if let fling = lift.decision.fling {
            return "\(time) faster than \(DecimalText.short(fling.limit)) pt/s \(fling.direction.words)"
        }
        guard let verdict = lift.decision.verdict else { return nil }
        let elsewhere = verdict.direction == outcome.direction ? "" : " " + verdict.direction.words
        return "\(time) past \(points(verdict.threshold))\(elsewhere)"
    }

    /// How much further a fling would have been far enough, if that is less than the distance that dismisses.
    private static func flingDistance(_ lift: SupposedLift, _ direction: Direction, lessThan most: Double) -> Double? {
        guard let fling = lift.rules.fling else { return nil }
        let scene = lift.lift.scene
        let least = fling.minimumDistance.points(
            extent: direction == .right ? scene.extent.width : scene.extent.height,
            pointsPerMillimetre: scene.pointsPerMillimetre)
        let way = least - direction.part(x: lift.lift.translation.x, y: lift.lift.translation.y)
        guard way >= 0, way < most, lift.further(way + SupposedLift.leastStep, direction).isDismissed else {
            return nil
        }
        return way
    }

    private static func speeds(_ lift: SupposedLift, _ direction: Direction) -> (along: Double, across: Double) {
        let velocity = lift.lift.velocity
        return direction == .right ? (velocity.x, velocity.y) : (direction.part(x: 0, y: velocity.y), velocity.x)
    }

    /// A higher speed, where that alone makes a fling.
    private static func faster(_ lift: SupposedLift, _ direction: Direction) -> String? {
        guard let fling = lift.rules.fling, let limit = lift.rules.flingLimit(direction, in: lift.lift.scene) else {
            return nil
        }
        let (along, across) = speeds(lift, direction)
        guard along <= limit else { return nil }
        let needed = max(limit, fling.excessOverCross.map { across.magnitude + $0 } ?? limit)
        guard lift.moving(needed + SupposedLift.leastStep, direction).isDismissed else { return nil }
        let speed = needed > limit ? "\(DecimalText.short(needed)) pt/s" : fling.limit.words
        return "lifted faster than \(speed) \(direction.words)"
    }

    /// A fling that went too far sideways.
    private static func straighter(_ lift: SupposedLift, _ direction: Direction) -> String? {
        guard lift.rules.fling?.excessOverCross != nil else { return nil }
        let (along, _) = speeds(lift, direction)
        return lift.moving(along, direction, across: 0).isDismissed ? "flung less sideways" : nil
    }

    private static func upwards(_ lift: SupposedLift) -> String? {
        guard !lift.lift.scene.allowsSwipeUp else { return nil }
        let allowed = lift.changed { $0.scene.allowsSwipeUp = true }
        return allowed.isDismissed ? "with swiping up allowed" : nil
    }

    private static func fromEdge(_ lift: SupposedLift) -> String? {
        let scene = lift.lift.scene
        guard !lift.lift.isEdge, scene.hasEdges, lift.rules.right != nil else { return nil }
        let there = lift.changed { lift in
            lift.isEdge = true
            lift.permitted.insert(.right)
        }
        guard there.isDismissed else { return nil }
        let band = lift.rules.edgeBand.points(
            extent: scene.extent.width, pointsPerMillimetre: scene.pointsPerMillimetre)
        return
            "begun less than \(points(band)) from the left edge, since it went \(points(lift.lift.translation.x)) to the "
            + "right"
    }
}
