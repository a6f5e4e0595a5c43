import Geometry
import Gestures

/// What would have changed the decision about a lift. The rules are asked about each changed lift.
enum LiftCounterfactuals {
    static func dismissed(_ decision: Ending.Decision, _ rules: DismissRules) -> [Counterfactual] {
        let (measure, lift) = (decision.measure, SupposedLift(decision.lift, under: rules))
        switch measure.unit {
        case .pointsPerSecond:
            let slower = lift.moving(measure.threshold - SupposedLift.leastStep, measure.direction)
            guard slower.result == .returned else { return [] }
            return [Counterfactual(change: .slower(measure.margin), result: .returned)]
        case .points:
            let short = lift.further(-measure.margin - SupposedLift.leastStep, measure.direction).decision
            var result = Counterfactual.Result.returned
            if short.dismissal != nil {
                if let fling = short.fling {
                    result = .dismissedAnyway(Measure(fling))
                } else if let verdict = short.verdict {
                    result = .dismissedAnyway(Measure(verdict))
                }
            }
            return [Counterfactual(change: .lessFar(measure.margin), result: result)]
        }
    }

    static func returned(_ back: Ending.Return, _ rules: DismissRules) -> [Counterfactual] {
        guard let measure = back.measure else { return [] }
        let lift = SupposedLift(back.lift, under: rules)
        switch back.cause {
        case .shortBy: return short(back, measure, lift)
        case .flungBack: return [atRest(lift)]
        case .turnedBack:
            let again = lift.further(SupposedLift.leastStep + max(0, -measure.margin), measure.direction)
                .changed { $0.hasTurnedBack = false }
            return [
                Counterfactual(
                    change: .pastOnceMore(measure.threshold, measure.direction), result: .init(again.result))
            ]
        }
    }

    static func cancelled(_ cancellation: Ending.Cancellation, _ rules: DismissRules) -> [Counterfactual] {
        guard let drag = cancellation.drag, drag.measure != nil, let lift = drag.liftInstead else { return [] }
        let result = SupposedLift(lift, under: rules).result
        return [
            Counterfactual(
                change: .liftedInstead, result: result == .returned ? .returnedAnyway(nil) : .init(result))
        ]
    }

    /// A lift before the end that would have dismissed.
    static func earlier(_ chance: Ending.Chance?, _ rules: DismissRules) -> Counterfactual? {
        guard let chance else { return nil }
        let lift = SupposedLift(chance.lift, under: rules)
        guard lift.isDismissed else { return nil }
        let decision = lift.decision
        guard let measure = decision.fling.map({ Measure($0) }) ?? decision.verdict.map({ Measure($0) }) else {
            return nil
        }
        return Counterfactual(change: .earlier(chance.microseconds, measure), result: .dismissed)
    }

    /// What would have dismissed a view that returned short of its threshold.
    private static func short(
        _ back: Ending.Return, _ measure: Measure, _ lift: SupposedLift
    ) -> [Counterfactual] {
        let (direction, missing) = (measure.direction, -measure.margin)
        let further = lift.further(SupposedLift.leastStep + missing, direction)
        switch further.result {
        case .dismissed:
            let way = flingDistance(lift, direction, lessThan: missing) ?? missing
            return [Counterfactual(change: .further(way, direction), result: .dismissed)]
                + otherWays(back, direction, lift)
        case .refused, .stuck:
            return [Counterfactual(change: .further(missing, direction), result: .init(further.result))]
        case .returned:
            let kept = further.decision.keptBy ?? .turningBack
            return [Counterfactual(change: .further(missing, direction), result: .returnedAnyway(kept))]
                + otherWays(back, direction, lift)
        }
    }

    private static func otherWays(
        _ back: Ending.Return, _ direction: Direction, _ lift: SupposedLift
    ) -> [Counterfactual] {
        let changes = [
            faster(lift, direction), straighter(lift, direction), swipeUp(lift), fromEdge(lift),
        ]
        return [earlier(back.lastChance, lift.rules)].compactMap(\.self)
            + changes.compactMap(\.self).map { Counterfactual(change: $0, result: .dismissed) }
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

    /// A higher speed, if that alone makes a fling.
    private static func faster(_ lift: SupposedLift, _ direction: Direction) -> Counterfactual.Change? {
        guard let fling = lift.rules.fling, let limit = lift.rules.flingLimit(direction, in: lift.lift.scene) else {
            return nil
        }
        let (along, across) = speeds(lift, direction)
        guard along <= limit else { return nil }
        let needed = max(limit, fling.excessOverCross.map { across.magnitude + $0 } ?? limit)
        guard lift.moving(needed + SupposedLift.leastStep, direction).isDismissed else { return nil }
        return .faster(needed > limit ? .points(needed) : fling.limit, direction)
    }

    /// Less speed across, if the fling went too far sideways.
    private static func straighter(_ lift: SupposedLift, _ direction: Direction) -> Counterfactual.Change? {
        guard lift.rules.fling?.excessOverCross != nil else { return nil }
        let (along, _) = speeds(lift, direction)
        return lift.moving(along, direction, across: 0).isDismissed ? .straighter : nil
    }

    private static func swipeUp(_ lift: SupposedLift) -> Counterfactual.Change? {
        guard !lift.lift.scene.allowsSwipeUp else { return nil }
        let allowed = lift.changed { $0.scene.allowsSwipeUp = true }
        return allowed.isDismissed ? .swipeUpAllowed : nil
    }

    private static func fromEdge(_ lift: SupposedLift) -> Counterfactual.Change? {
        let scene = lift.lift.scene
        guard !lift.lift.isEdge, scene.hasEdges, lift.rules.right != nil else { return nil }
        let there = lift.changed { lift in
            lift.isEdge = true
            lift.permitted.insert(.right)
        }
        guard there.isDismissed else { return nil }
        let band = lift.rules.edgeBand.points(
            extent: scene.extent.width, pointsPerMillimetre: scene.pointsPerMillimetre)
        return .fromEdge(band: band, went: lift.lift.translation.x)
    }

    /// What the finger that flung the view back would have come to at rest.
    private static func atRest(_ lift: SupposedLift) -> Counterfactual {
        let rest = lift.changed { $0.velocity = .zero }
        var result = Counterfactual.Result(rest.result)
        if rest.result == .returned, let verdict = rest.decision.verdict { result = .returnedShort(Measure(verdict)) }
        return Counterfactual(change: .atRest, result: result)
    }
}

extension Counterfactual.Result {
    fileprivate init(_ result: SupposedLift.Result) {
        self =
            switch result {
            case .dismissed: .dismissed
            case .refused: .refused
            case .stuck: .stuck
            case .returned: .returned
            }
    }
}
