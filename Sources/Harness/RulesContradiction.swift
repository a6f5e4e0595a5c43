import Gestures
import RecordingFormats

/// Fields that cannot both be meant.
enum RulesContradiction {
    /// Throws with the place of the field that is at fault, which the file may have from the preset it is based on.
    static func check(_ rules: DismissRules, in node: YamlNode) throws(YamlError) {
        func fail(_ field: String, _ expected: String) throws(YamlError) {
            throw (node[field] ?? node).error(expected: expected)
        }
        let lengths = [("down", rules.down), ("up", rules.up), ("right", rules.right)]
        for case (let field, let threshold?) in lengths {
            if let (slop, distance) = comparable(rules.slop, threshold), slop >= distance, distance > 0 {
                let culprit = node[field] == nil ? "slop" : field
                try fail(culprit, "\(field) to be more than the slop, or every drag dismisses")
            }
            if let (margin, distance) = comparable(rules.distance.hysteresis, threshold), margin > distance {
                try fail("distance", "a hysteresis of no more than \(field), or a drag stays past it on its way back")
            }
        }
        if rules.fling != nil, rules.down == nil, rules.up == nil, rules.right == nil {
            try fail("fling", "a direction (down, up or right) for the fling to dismiss in")
        }
        if let fling = rules.fling, case .points(let limit) = fling.limit,
            let highest = rules.velocity.highestSpeed?.pointsPerSecond, highest <= limit
        {
            try fail("fling", "a fling limit below the highest speed of \(DecimalText.short(highest)) pt/s")
        }
        if rules.cancel != .returns, rules.faults.contains(.cancelNeverReturns) {
            try fail("cancel", "cancel to be returns where the faults say cancelNeverReturns")
        }
        if rules.edgeBand == .points(0), rules.right != nil, node["edgeBand"] != nil {
            try fail("edgeBand", "an edge band of more than 0 where right has a threshold")
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
