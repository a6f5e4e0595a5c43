import Gestures

/// The fields of each group.
extension RuleCodec where Value == DistanceRule {
    static var distance: RuleCodec {
        group([
            RuleField(
                "shortestThreshold", \.shortestThreshold, takes: .length,
                means: "no threshold is shorter than this, however small the view is", use: .lift([.past])),
            RuleField(
                "includesThreshold", \.isThresholdIncluded, takes: .bool,
                means: "whether a drag of exactly the threshold is past it"),
            RuleField(
                "atRest", \.atRest, takes: .optional(.length, from: .points(0)),
                means:
                    "the threshold for a finger that does not move along the direction when it lifts; null: the same as "
                    + "for one that moves"),
            RuleField(
                "projection", \.projection, takes: .optional(.projection, from: .init(seconds: 0)),
                means: "adds the way that the velocity of the lift would carry the view; null: adds nothing",
                assumedAs: ["projection"]),
            RuleField(
                "hysteresis", \.hysteresis, takes: .length,
                means: "once past a threshold, a drag stays past it until it is more than this much short of it",
                use: .memory),
            RuleField(
                "turningBack", \.turningBack, takes: .optional(.length, from: .points(0)),
                means:
                    "a drag that turns back by this much or more does not dismiss, unless it moves down past the threshold "
                    + "again; null: turning back does not matter", use: .memory),
        ])
    }
}

extension RuleCodec where Value == DistanceRule.Projection {
    static var projection: RuleCodec {
        group(
            [
                RuleField(
                    "seconds", \.seconds, takes: .number(0...10, "s"),
                    means: "how long the view would go on at the velocity of the lift", use: .lift([.past])),
                RuleField(
                    "slowest", \.slowest, takes: .number(0...1_000_000, "points/s"),
                    means: "a slower lift adds nothing; one of exactly this speed does", use: .lift([.past])),
            ], needing: "seconds")
    }
}

extension RuleCodec where Value == FlingRule {
    static var fling: RuleCodec {
        group(
            [
                RuleField(
                    "limit", \.limit, takes: .speed,
                    means: "a lift faster than this dismisses; exactly this fast, only with includesLimit",
                    use: .lift([.fast], safest: .lowest)),
                RuleField(
                    "includesLimit", \.isLimitIncluded, takes: .bool,
                    means: "whether a lift exactly as fast as limit or keepingLimit is past it"),
                RuleField(
                    "minimumDistance", \.minimumDistance, takes: .length,
                    means: "a fling must also go farther than this along the direction", use: .lift([.far])),
                RuleField(
                    "excessOverCross", \.excessOverCross,
                    takes: .optional(.number(0...1_000_000, "points/s"), from: 0),
                    means:
                        "how much faster than across the direction a fling must be along it, at least; at 0 it must still "
                        + "be faster; null: the speed across does not matter", use: .lift([.straight])),
                RuleField(
                    "keepingLimit", \.keepingLimit, takes: .optional(.speed, from: .points(0)),
                    means:
                        "a lift faster than this the other way keeps the view, however far it was dragged; null: none does",
                    use: .lift([.flungBack])),
            ], needing: "limit")
    }
}

extension RuleCodec where Value == VelocityRule {
    static var velocity: RuleCodec {
        group(
            [
                RuleField(
                    "estimator", \.estimator, takes: .estimator, means: "what computes the velocity from the samples"),
                RuleField(
                    "minimumSamples", \.minimumSamples,
                    takes: .applicable(
                        .whole(2...VelocityHistory.estimated), else: "no minimumSamples: only leastSquares has them"),
                    means: "how many samples leastSquares needs; no other estimator has this field"),
                RuleField(
                    "horizonMilliseconds", \.horizonMicroseconds, takes: .milliseconds(1...60_000),
                    means: "how much older than the newest sample one may be; one of exactly this age counts"),
                RuleField(
                    "stopMilliseconds", \.rest.stopTime, takes: .stopTime(0...600_000),
                    means:
                        "a finger that stands still for longer than this is at rest and has no velocity; adaptive: 40 ms, "
                        + "or three frame intervals if those are longer"),
                RuleField(
                    "cutsAtGaps", \.rest.cutsAtGaps, takes: .bool,
                    means: "whether a gap between two samples of more than stopMilliseconds discards all before it"),
                RuleField(
                    "countsStillSamples", \.rest.countsStillSamples, takes: .bool,
                    means: "whether samples that stay within 1 pt are a rest, as a lack of samples is"),
                RuleField(
                    "forbidsReversal", \.rest.forbidsReversal, takes: .bool,
                    means: "whether the velocity is 0 along an axis where it points against the movement of its samples"
                ),
                RuleField(
                    "shortestMilliseconds", \.shortestMicroseconds, takes: .milliseconds(0...60_000),
                    means:
                        "a step that took less time counts as having taken this long; lastSegment then reads the last step, "
                        + "otherwise the last 5 ms or more"),
                RuleField(
                    "lowestSpeed", \.lowestSpeed, takes: .number(0...1_000_000, "points/s"),
                    means: "a lower speed counts as none; exactly this one counts"),
                RuleField(
                    "highestSpeed", \.highestSpeed,
                    takes: .optional(.speedLimit, from: .infinite),
                    means: "a higher speed counts as this one; null: none is too high"),
            ], short: "estimator")
    }
}

extension RuleCodec where Value == DismissRules.ScrollGate {
    static var scrollGate: RuleCodec {
        group([
            RuleField(
                "topTolerance", \.topTolerance, takes: .number(0...10_000, "points"),
                means: "how far from its top the content may be when a drag down begins; exactly this far is allowed"),
            RuleField(
                "bottomTolerance", \.bottomTolerance, takes: .number(0...10_000, "points"),
                means: "how far from its bottom the content may be when a drag up begins; exactly this far is allowed"),
            RuleField(
                "locksDirection", \.locksDirection, takes: .bool,
                means: "whether a drag may only dismiss in a direction in which it might have begun"),
            RuleField(
                "holdMilliseconds", \.holdMicroseconds, takes: .milliseconds(0...60_000),
                means:
                    "for how long after a scroll the scroll view takes the next movement too; exactly this long after, the "
                    + "gesture may have it"),
        ])
    }
}
