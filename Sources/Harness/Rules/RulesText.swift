import Documents
import Gestures

extension RulesDocument {
    /// All fields of the rules, defaults included, in the order of the documentation.
    public static func json(_ rules: DismissRules) -> JSONText {
        var members: [JSONText.Member] = [
            .init("name", .string(rules.name)),
            .init("source", .string(rules.source)),
            .init("assumptions", .array(rules.assumptions.map { .string($0) })),
            .init("slop", length(rules.slop)),
            .init("slopMeasure", .string(rules.slopMeasure.rawValue)),
            .init("axis", axis(rules.axis)),
            .init("origin", .string(rules.origin.rawValue)),
            .init("down", rules.down.map(length) ?? .null),
            .init("up", rules.up.map(length) ?? .null),
            .init("right", rules.right.map(length) ?? .null),
            .init("distance", distance(rules.distance)),
            .init("edgeBand", length(rules.edgeBand)),
            .init("fling", fling(rules.fling)),
            .init("velocity", velocity(rules.velocity)),
            .init("cancel", .string(rules.cancel.rawValue)),
        ]
        members.append(
            .init(
                "scrollGate",
                [
                    "topTolerance": .double(rules.scrollGate.topTolerance),
                    "bottomTolerance": .double(rules.scrollGate.bottomTolerance),
                    "locksDirection": .bool(rules.scrollGate.locksDirection),
                    "holdMilliseconds": milliseconds(rules.scrollGate.holdMicroseconds),
                ]))
        members += [
            .init("handsOffAtEdge", .bool(rules.handsOffAtEdge)),
            .init("handsBackAtRest", .bool(rules.handsBackAtRest)),
            .init("catchesSettling", .bool(rules.catchesSettling)),
            .init("touchpadFingers", .int(rules.fingers.onTouchpad)),
            .init("secondFinger", .string(rules.fingers.secondFinger.rawValue)),
            .init("followFactor", .double(rules.followFactor)),
            .init("shrink", .double(rules.shrink)),
            .init("shrinkDistance", .double(rules.shrinkDistance)),
            .init("settleMilliseconds", milliseconds(rules.settleMicroseconds)),
            .init("settleMotion", settleMotion(rules.settleMotion)),
            .init("faults", .array(faultNames.filter { rules.faults.contains($0.1) }.map { .string($0.0) })),
        ]
        return .object(members)
    }

    /// The rules with a field on each line, as a person reads and edits them.
    public static func text(_ rules: DismissRules) -> String {
        guard case .object(let members) = json(rules) else { return "" }
        let lines = members.map { "  \(JSONText.string($0.key).text): \($0.value.text)" }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }

    private static func length(_ length: Length) -> JSONText {
        switch length {
        case .points(let value): ["points": .double(value)]
        case .millimetres(let value): ["millimetres": .double(value)]
        case .fraction(let value): ["fraction": .double(value)]
        }
    }

    private static func speed(_ speed: Speed) -> JSONText {
        switch speed {
        case .points(let value): ["points": .double(value)]
        case .millimetres(let value): ["millimetres": .double(value)]
        case .extents(let value): ["extents": .double(value)]
        }
    }

    private static func milliseconds(_ microseconds: Int64) -> JSONText { .double(Double(microseconds) / 1000) }

    private static func settleMotion(_ motion: SettleMotion) -> JSONText {
        switch motion {
        case .easing(let power): ["power": .double(power)]
        case .spring(let seconds, let bounce):
            ["springSeconds": .double(seconds), "bounce": .double(bounce)]
        }
    }

    private static func axis(_ axis: DismissRules.AxisRule) -> JSONText {
        switch axis {
        case .any: "any"
        case .vertical(let ratio): ["verticalRatio": .double(ratio)]
        case .unlessSideways(let from, let bias): ["sideways": ["from": .double(from), "bias": .double(bias)]]
        }
    }

    private static func distance(_ rule: DistanceRule) -> JSONText {
        [
            "shortestThreshold": length(rule.shortestThreshold),
            "includesThreshold": .bool(rule.isThresholdIncluded),
            "atRest": rule.atRest.map(length) ?? .null,
            "projection": rule.projection.map {
                ["seconds": .double($0.seconds), "slowest": .double($0.slowest)]
            } ?? .null,
            "hysteresis": length(rule.hysteresis),
            "turningBack": rule.turningBack.map(length) ?? .null,
        ]
    }

    private static func fling(_ fling: FlingRule?) -> JSONText {
        guard let fling else { return .null }
        return [
            "limit": speed(fling.limit),
            "includesLimit": .bool(fling.isLimitIncluded),
            "minimumDistance": length(fling.minimumDistance),
            "excessOverCross": fling.excessOverCross.map { .double($0) } ?? .null,
            "keepingLimit": fling.keepingLimit.map(speed) ?? .null,
        ]
    }

    private static func velocity(_ rule: VelocityRule) -> JSONText {
        var members: [JSONText.Member] = [.init("estimator", .string(rule.estimator.name))]
        if case .leastSquares(let minimum) = rule.estimator { members.append(.init("minimumSamples", .int(minimum))) }
        members += [
            .init("horizonMilliseconds", milliseconds(rule.horizonMicroseconds)),
            .init("stopMilliseconds", stop(rule.rest.stopTime)),
            .init("cutsAtGaps", .bool(rule.rest.cutsAtGaps)),
            .init("countsStillSamples", .bool(rule.rest.countsStillSamples)),
            .init("forbidsReversal", .bool(rule.rest.forbidsReversal)),
            .init("shortestMilliseconds", milliseconds(rule.shortestMicroseconds)),
            .init("lowestSpeed", .double(rule.lowestSpeed)),
            .init("highestSpeed", rule.highestSpeed.map { .double($0.pointsPerSecond) } ?? .null),
        ]
        return .object(members)
    }

    private static func stop(_ time: RestRule.StopTime) -> JSONText {
        switch time {
        case .adaptive: "adaptive"
        case .fixed(let duration): .double(duration / .milliseconds(1))
        }
    }
}
