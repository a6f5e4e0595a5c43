import Documents
import Geometry
import Gestures

/// Fields that cannot both be meant.
///
/// Values in the same unit are compared when the rules are read or set, and the error names the place in the file. Values in
/// different units are compared in points, once the surface is known.
public struct RulesContradiction: Hashable, Sendable {
    /// The fields that may be at fault, the likeliest first.
    let fields: [String]
    /// What was expected of them.
    let expected: String
    /// What they have instead.
    let found: String

    /// The first contradiction in the rules, if there is one.
    static func first(in rules: DismissRules) -> RulesContradiction? {
        ofThresholds(rules) ?? ofDistance(rules.distance) ?? ofSpeeds(rules) ?? ofPolicies(rules)
    }

    /// The error about it in the document that the rules are from. A field at fault may be the preset's that the document is
    /// based on; then the error is about the document.
    func error(in node: YamlNode) -> YamlError {
        let culprit = fields.lazy.compactMap { node[$0] }.first ?? node
        return YamlError(place: culprit.place, path: culprit.path, expected: expected, found: found)
    }

    /// The error about it in rules that are from no document.
    var error: YamlError { YamlError(place: nil, path: fields[0], expected: expected, found: found) }

    private static func ofThresholds(_ rules: DismissRules) -> RulesContradiction? {
        let thresholds = thresholds(rules)
        if thresholds.isEmpty {
            return RulesContradiction(
                fields: ["fling", "down", "right", "up"], expected: "a direction (down, up or right) to dismiss in",
                found: "nothing")
        }
        let hysteresis = rules.distance.hysteresis
        for (field, threshold) in thresholds {
            if threshold.isNone {
                return RulesContradiction(
                    fields: [field], expected: "\(field) to be more than 0, or every drag dismisses",
                    found: RulesSummary.length(threshold))
            }
            if rules.origin == .touchDown, let (slop, distance) = comparable(rules.slop, threshold), slop >= distance {
                return RulesContradiction(
                    fields: [field, "slop"], expected: "\(field) to be more than the slop, or every drag dismisses",
                    found: "\(RulesSummary.length(threshold)), with a slop of \(RulesSummary.length(rules.slop))")
            }
            if let (margin, distance) = comparable(hysteresis, threshold), margin > distance {
                return RulesContradiction(
                    fields: ["distance"],
                    expected: "a hysteresis of no more than \(field), or a drag stays past it on its way back",
                    found: "\(RulesSummary.length(hysteresis)), with \(field) at \(RulesSummary.length(threshold))")
            }
        }
        return nil
    }

    private static func ofDistance(_ rule: DistanceRule) -> RulesContradiction? {
        func contradiction(_ expected: String, _ found: String) -> RulesContradiction {
            RulesContradiction(fields: ["distance"], expected: expected, found: found)
        }
        if let atRest = rule.atRest, let (margin, distance) = comparable(rule.hysteresis, atRest), margin > distance {
            return contradiction(
                "a hysteresis of no more than atRest, or a drag stays past it on its way back",
                "\(RulesSummary.length(rule.hysteresis)), with atRest at \(RulesSummary.length(atRest))")
        }
        if let atRest = rule.atRest, atRest.isNone {
            return contradiction("atRest to be more than 0, or every drag dismisses", RulesSummary.length(atRest))
        }
        if let turningBack = rule.turningBack, turningBack.isNone {
            return contradiction(
                "turningBack to be more than 0, or every drag is given up", RulesSummary.length(turningBack))
        }
        return nil
    }

    private static func ofSpeeds(_ rules: DismissRules) -> RulesContradiction? {
        guard let highest = rules.velocity.highestSpeed?.pointsPerSecond else { return nil }
        func speed(_ speed: Double) -> String { "\(DecimalText.short(speed)) pt/s" }
        if case .points(let limit)? = rules.fling?.limit, highest <= limit {
            return RulesContradiction(
                fields: ["fling"], expected: "a fling limit below the highest speed of \(speed(highest))",
                found: speed(limit))
        }
        if rules.velocity.lowestSpeed > highest {
            return RulesContradiction(
                fields: ["velocity"],
                expected: "lowestSpeed to be no more than highestSpeed, or no finger has a velocity",
                found: "\(speed(rules.velocity.lowestSpeed)), with highestSpeed at \(speed(highest))")
        }
        if let projection = rules.distance.projection, projection.slowest > highest {
            return RulesContradiction(
                fields: ["distance"],
                expected: "projection.slowest to be no more than highestSpeed, or nothing is projected",
                found: "\(speed(projection.slowest)), with highestSpeed at \(speed(highest))")
        }
        return nil
    }

    private static func ofPolicies(_ rules: DismissRules) -> RulesContradiction? {
        if rules.cancel != .returns, rules.faults.contains(.cancelNeverReturns) {
            return RulesContradiction(
                fields: ["cancel"], expected: "cancel to be returns where the faults say cancelNeverReturns",
                found: rules.cancel.rawValue)
        }
        if rules.edgeBand.isNone, let right = rules.right {
            return RulesContradiction(
                fields: ["edgeBand", "right"], expected: "an edge band of more than 0 where right has a threshold",
                found: "\(RulesSummary.length(rules.edgeBand)), with right at \(RulesSummary.length(right))")
        }
        if rules.catchesSettling, rules.settleMicroseconds == 0 {
            return RulesContradiction(
                fields: ["settleMilliseconds", "catchesSettling"],
                expected: "more than 0 ms to settle in where the view can be caught meanwhile", found: "0 ms")
        }
        return nil
    }

    /// What contradicts itself in this scene, in sentences that begin with the field at fault: lengths and speeds in
    /// different units, compared in points.
    public static func sentences(_ rules: DismissRules, in scene: DismissScene) -> [String] {
        var sentences: [String] = []
        func points(_ length: Length, _ extent: Double) -> Double {
            length.points(extent: extent, pointsPerMillimetre: scene.pointsPerMillimetre)
        }
        let slop = points(rules.slop, scene.extent.height)
        let hysteresis = points(rules.distance.hysteresis, scene.extent.height)
        for (field, threshold) in thresholds(rules) {
            let extent = field == "right" ? scene.extent.width : scene.extent.height
            let distance = max(points(threshold, extent), points(rules.distance.shortestThreshold, extent))
            let here = "\(DecimalText.short(distance)) pt on this surface"
            if rules.origin == .touchDown, slop >= distance {
                sentences.append(
                    "\(field): \(here), no more than the slop of \(DecimalText.short(slop)) pt: every drag dismisses")
            }
            let shortest = min(distance, rules.distance.atRest.map { points($0, extent) } ?? distance)
            if hysteresis > shortest {
                sentences.append(
                    "distance: a hysteresis of \(DecimalText.short(hysteresis)) pt, more than the "
                        + "\(DecimalText.short(shortest)) pt of \(field) on this surface: a drag stays past it on its way back"
                )
            }
            if let highest = rules.velocity.highestSpeed?.pointsPerSecond, let fling = rules.fling {
                let limit = fling.limit.pointsPerSecond(extent: extent, pointsPerMillimetre: scene.pointsPerMillimetre)
                if highest <= limit {
                    sentences.append(
                        "fling: \(DecimalText.short(limit)) pt/s \(field) on this surface, not below the highest speed "
                            + "of \(DecimalText.short(highest)) pt/s: nothing is a fling")
                }
            }
        }
        return sentences
    }

    private static func thresholds(_ rules: DismissRules) -> [(String, Length)] {
        [("down", rules.down), ("up", rules.up), ("right", rules.right)].compactMap { field, length in
            length.map { (field, $0) }
        }
    }

    /// Two lengths in one unit; `nil` when their units differ.
    private static func comparable(_ left: Length, _ right: Length) -> (Double, Double)? {
        switch (left, right) {
        case (.points(let left), .points(let right)), (.millimetres(let left), .millimetres(let right)),
            (.fraction(let left), .fraction(let right)):
            (left, right)
        case (.points, _), (.millimetres, _), (.fraction, _): nil
        }
    }
}

extension Length {
    /// Whether it is 0, in whatever unit.
    fileprivate var isNone: Bool {
        switch self {
        case .points(let value), .millimetres(let value), .fraction(let value): value == 0
        }
    }
}
