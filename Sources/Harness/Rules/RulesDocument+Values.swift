import Documents
import Gestures

/// The values of rules that have parts of their own.
extension RulesDocument {
    static func length(_ node: YamlNode) throws(YamlError) -> Length {
        if node.entries == nil { return .points(try node.asDouble(in: 0...100_000)) }
        try node.allowOnly(["points", "millimetres", "fraction"])
        guard try node.asEntries().count == 1 else {
            throw node.error(expected: "one of points, millimetres or fraction")
        }
        if let value = node["points"] { return .points(try value.asDouble(in: 0...100_000)) }
        if let value = node["millimetres"] { return .millimetres(try value.asDouble(in: 0...10_000)) }
        return .fraction(try node.value("fraction").asDouble(in: 0...1))
    }

    static func optionalLength(_ node: YamlNode) throws(YamlError) -> Length? {
        node.isNull ? nil : try length(node)
    }

    static func speed(_ node: YamlNode) throws(YamlError) -> Speed {
        if node.entries == nil { return .points(try node.asDouble(in: 0...1_000_000)) }
        try node.allowOnly(["points", "millimetres", "extents"])
        guard try node.asEntries().count == 1 else {
            throw node.error(expected: "one of points, millimetres or extents")
        }
        if let value = node["points"] { return .points(try value.asDouble(in: 0...1_000_000)) }
        if let value = node["millimetres"] { return .millimetres(try value.asDouble(in: 0...100_000)) }
        return .extents(try node.value("extents").asDouble(in: 0...1000))
    }

    static func settleMotion(_ node: YamlNode) throws(YamlError) -> SettleMotion {
        try node.allowOnly(["power", "springSeconds", "bounce"])
        if let power = node["power"] {
            guard try node.asEntries().count == 1 else { throw node.error(expected: "power alone, or a spring") }
            return .easing(power: try power.asDouble(in: 1...20))
        }
        return .spring(
            seconds: try node.value("springSeconds").asDouble(in: 0.001...60),
            bounce: try node["bounce"]?.asDouble(in: 0...0.99) ?? 0)
    }

    static func microseconds(_ node: YamlNode, in range: ClosedRange<Double>) throws(YamlError) -> Int64 {
        Int64((try node.asDouble(in: range) * 1000).rounded())
    }

    static func fling(_ node: YamlNode) throws(YamlError) -> FlingRule? {
        if node.isNull { return nil }
        try node.allowOnly(["limit", "includesLimit", "minimumDistance", "excessOverCross", "keepingLimit"])
        var fling = FlingRule(limit: try speed(try node.value("limit")))
        if let value = node["includesLimit"] { fling.isLimitIncluded = try value.asBool() }
        if let value = node["minimumDistance"] { fling.minimumDistance = try length(value) }
        if let value = node["excessOverCross"], !value.isNull {
            fling.excessOverCross = try value.asDouble(in: 0...1_000_000)
        }
        if let value = node["keepingLimit"], !value.isNull { fling.keepingLimit = try speed(value) }
        return fling
    }

    static func readDistance(_ node: YamlNode, into rule: inout DistanceRule) throws(YamlError) {
        try node.allowOnly([
            "shortestThreshold", "includesThreshold", "atRest", "projection", "hysteresis", "turningBack",
        ])
        if let value = node["shortestThreshold"] { rule.shortestThreshold = try length(value) }
        if let value = node["includesThreshold"] { rule.isThresholdIncluded = try value.asBool() }
        if let value = node["atRest"] { rule.atRest = try optionalLength(value) }
        if let value = node["projection"] { rule.projection = try projection(value) }
        if let value = node["hysteresis"] { rule.hysteresis = try length(value) }
        if let value = node["turningBack"] { rule.turningBack = try optionalLength(value) }
    }

    private static func projection(_ node: YamlNode) throws(YamlError) -> DistanceRule.Projection? {
        if node.isNull { return nil }
        try node.allowOnly(["seconds", "slowest"])
        return DistanceRule.Projection(
            seconds: try node.value("seconds").asDouble(in: 0...10),
            slowest: try node["slowest"]?.asDouble(in: 0...1_000_000) ?? 0)
    }

    /// A name alone is the estimator, with all else as it was.
    static func velocity(_ node: YamlNode, over rule: VelocityRule) throws(YamlError) -> VelocityRule {
        var rule = rule
        guard node.entries != nil else {
            rule.estimator = try estimator(node)
            return rule
        }
        try node.allowOnly([
            "estimator", "minimumSamples", "horizonMilliseconds", "stopMilliseconds", "cutsAtGaps",
            "countsStillSamples", "forbidsReversal", "shortestMilliseconds", "lowestSpeed", "highestSpeed",
        ])
        if let value = node["estimator"] { rule.estimator = try estimator(value) }
        if let value = node["minimumSamples"] {
            guard case .leastSquares = rule.estimator else {
                throw value.error(expected: "no minimumSamples: only leastSquares has them")
            }
            rule.estimator = .leastSquares(minimumSamples: try value.asInt(in: 2...VelocityHistory.estimated))
        }
        if let value = node["horizonMilliseconds"] {
            rule.horizonMicroseconds = try microseconds(value, in: 1...60_000)
        }
        if let value = node["stopMilliseconds"] {
            rule.rest.stopTime =
                value.string == "adaptive"
                ? .adaptive : .fixed(.microseconds(try microseconds(value, in: 0...600_000)))
        }
        if let value = node["cutsAtGaps"] { rule.rest.cutsAtGaps = try value.asBool() }
        if let value = node["countsStillSamples"] { rule.rest.countsStillSamples = try value.asBool() }
        if let value = node["forbidsReversal"] { rule.rest.forbidsReversal = try value.asBool() }
        if let value = node["shortestMilliseconds"] {
            rule.shortestMicroseconds = try microseconds(value, in: 0...60_000)
        }
        if let value = node["lowestSpeed"] { rule.lowestSpeed = try value.asDouble(in: 0...1_000_000) }
        if let value = node["highestSpeed"] {
            rule.highestSpeed = value.isNull ? nil : SpeedLimit(pointsPerSecond: try value.asDouble(in: 1...10_000_000))
        }
        return rule
    }

    private static func estimator(_ node: YamlNode) throws(YamlError) -> VelocityEstimator {
        guard let estimator = VelocityEstimator(name: try node.asString()) else {
            let names = VelocityEstimator.allCases.map(\.name).joined(separator: ", ")
            throw node.error(expected: "one of \(names)")
        }
        return estimator
    }
}
