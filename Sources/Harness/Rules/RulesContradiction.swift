import Documents
import Geometry
import Gestures

/// Fields that cannot both be meant.
///
/// What has one unit is compared where the rules are read, and the error has the place in the file; what has several is
/// compared in points, once there is a surface.
public enum RulesContradiction {
    /// Throws with the place of the field that is at fault, which the file may have from the preset it is based on.
    static func check(_ rules: DismissRules, in node: YamlNode) throws(YamlError) {
        func fail(_ field: String, _ expected: String) throws(YamlError) {
            throw (node[field] ?? node).error(expected: expected)
        }
        let thresholds = thresholds(rules)
        if thresholds.isEmpty {
            let culprit = ["fling", "down", "right", "up"].first { node[$0] != nil } ?? "down"
            try fail(culprit, "a direction (down, up or right) to dismiss in")
        }
        for (field, threshold) in thresholds {
            if threshold.isNone { try fail(field, "\(field) to be more than 0, or every drag dismisses") }
            if rules.origin == .touchDown, let (slop, distance) = comparable(rules.slop, threshold), slop >= distance {
                let culprit = node[field] == nil ? "slop" : field
                try fail(culprit, "\(field) to be more than the slop, or every drag dismisses")
            }
            if let (margin, distance) = comparable(rules.distance.hysteresis, threshold), margin > distance {
                try fail("distance", "a hysteresis of no more than \(field), or a drag stays past it on its way back")
            }
        }
        if let atRest = rules.distance.atRest, let (margin, distance) = comparable(rules.distance.hysteresis, atRest),
            margin > distance
        {
            try fail("distance", "a hysteresis of no more than atRest, or a drag stays past it on its way back")
        }
        if rules.distance.atRest?.isNone == true {
            try fail("distance", "atRest to be more than 0, or every drag dismisses")
        }
        if rules.distance.turningBack?.isNone == true {
            try fail("distance", "turningBack to be more than 0, or every drag is given up")
        }
        try checkSpeeds(rules, fail)
        if rules.cancel != .returns, rules.faults.contains(.cancelNeverReturns) {
            try fail("cancel", "cancel to be returns where the faults say cancelNeverReturns")
        }
        if rules.edgeBand.isNone, rules.right != nil {
            let culprit = node["edgeBand"] == nil ? "right" : "edgeBand"
            try fail(culprit, "an edge band of more than 0 where right has a threshold")
        }
        if rules.catchesSettling, rules.settleMicroseconds == 0 {
            let culprit = node["settleMilliseconds"] == nil ? "catchesSettling" : "settleMilliseconds"
            try fail(culprit, "more than 0 ms to settle in where the view can be caught meanwhile")
        }
    }

    private static func checkSpeeds(
        _ rules: DismissRules, _ fail: (String, String) throws(YamlError) -> Void
    ) throws(YamlError) {
        guard let highest = rules.velocity.highestSpeed?.pointsPerSecond else { return }
        if case .points(let limit)? = rules.fling?.limit, highest <= limit {
            try fail("fling", "a fling limit below the highest speed of \(DecimalText.short(highest)) pt/s")
        }
        if rules.velocity.lowestSpeed > highest {
            try fail("velocity", "lowestSpeed to be no more than highestSpeed, or no finger has a velocity")
        }
        if let projection = rules.distance.projection, projection.slowest > highest {
            try fail("distance", "projection.slowest to be no more than highestSpeed, or nothing is projected")
        }
    }

    /// What contradicts itself in this scene, in sentences that begin with the field at fault: lengths and speeds of
    /// several units, in points.
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
