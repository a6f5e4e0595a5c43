import Documents
import Gestures

/// Rules as JSON, in and out.
///
/// A file holds the fields that differ from the preset that it is `basedOn` (`flowstack` when it does not say).
/// A field that is not known is an error with its place, and so is a value out of range.
public enum RulesDocument {
    static let faultNames: [(String, DismissRules.Faults)] = [
        ("cancelNeverReturns", .cancelNeverReturns), ("disabledGoesDead", .disabledGoesDead),
        ("disabledFollows", .disabledFollows), ("screenMeasuresBottom", .screenMeasuresBottom),
    ]

    /// The rules in a document: a preset's name, or a mapping of fields.
    public static func rules(from node: YamlNode, named name: String) throws(YamlError) -> DismissRules {
        if node.entries == nil { return try preset(node) }
        try node.allowOnly(RulesField.all.map(\.name))
        var rules = DismissRules.flowstack
        if let base = node["basedOn"] { rules = try preset(base) }
        rules.name = try node["name"]?.asString() ?? name
        if let value = node["source"] { rules.source = try value.asString() }
        if let value = node["assumptions"] {
            rules.assumptions = []
            for item in try value.asItems() { rules.assumptions.append(try item.asString()) }
        }
        if let value = node["slop"] { rules.slop = try length(value) }
        if let value = node["slopMeasure"] { rules.slopMeasure = try value.asCase(of: DismissRules.SlopMeasure.self) }
        if let value = node["axis"] { rules.axis = try axis(value) }
        if let value = node["origin"] { rules.origin = try value.asCase(of: DismissRules.TranslationOrigin.self) }
        if let value = node["down"] { rules.down = try optionalLength(value) }
        if let value = node["up"] { rules.up = try optionalLength(value) }
        if let value = node["right"] { rules.right = try optionalLength(value) }
        if let value = node["edgeBand"] { rules.edgeBand = try length(value) }
        if let value = node["distance"] { try readDistance(value, into: &rules.distance) }
        if let value = node["fling"] { rules.fling = try fling(value) }
        if let value = node["velocity"] { rules.velocity = try velocity(value, over: rules.velocity) }
        if let value = node["cancel"] { rules.cancel = try value.asCase(of: CancelRule.self) }
        if let value = node["scrollGate"] { try readScrollGate(value, into: &rules.scrollGate) }
        if let value = node["handsOffAtEdge"] { rules.handsOffAtEdge = try value.asBool() }
        if let value = node["handsBackAtRest"] { rules.handsBackAtRest = try value.asBool() }
        if let value = node["catchesSettling"] { rules.catchesSettling = try value.asBool() }
        if let value = node["touchpadFingers"] { rules.fingers.onTouchpad = try value.asInt(in: 1...5) }
        if let value = node["secondFinger"] {
            rules.fingers.secondFinger = try value.asCase(of: DragTracker.FingerPolicy.SecondFinger.self)
        }
        if let value = node["followFactor"] { rules.followFactor = try value.asDouble(in: 0...10) }
        if let value = node["shrink"] { rules.shrink = try value.asDouble(in: 0...1) }
        if let value = node["shrinkDistance"] { rules.shrinkDistance = try value.asDouble(in: 1...10000) }
        if let value = node["settleMilliseconds"] {
            rules.settleMicroseconds = try microseconds(value, in: 0...60_000)
        }
        if let value = node["settleMotion"] { rules.settleMotion = try settleMotion(value) }
        if let value = node["faults"] {
            rules.faults = []
            for item in try value.asItems() {
                let name = try item.asString()
                guard let fault = faultNames.first(where: { $0.0 == name }) else {
                    let names = faultNames.map(\.0).joined(separator: ", ")
                    throw item.error(expected: "one of \(names)")
                }
                rules.faults.insert(fault.1)
            }
        }
        try tellChanges(of: &rules, in: node)
        try RulesContradiction.check(rules, in: node)
        return rules
    }

    /// What a preset's source and assumptions say of its numbers is not said of others.
    private static func tellChanges(of rules: inout DismissRules, in node: YamlNode) throws(YamlError) {
        let changed = RulesField.all.map(\.name).filter { node[$0] != nil && !RulesField.words.contains($0) }
        guard !changed.isEmpty else { return }
        if node["source"] == nil {
            let base = try node["basedOn"]?.asString() ?? DismissRules.flowstack.name
            rules.source = "\(changed.joined(separator: ", ")) changed from \(base): \(rules.source)"
        }
        if node["assumptions"] == nil {
            rules.assumptions.removeAll { assumption in
                changed.contains { RulesField.isAbout($0, assumption: assumption) }
            }
        }
    }

    private static func preset(_ node: YamlNode) throws(YamlError) -> DismissRules {
        guard let preset = DismissRules.preset(named: try node.asString()) else {
            let names = DismissRules.presets.map(\.name).joined(separator: ", ")
            throw node.error(expected: "a preset (\(names))")
        }
        return preset
    }

    private static func axis(_ node: YamlNode) throws(YamlError) -> DismissRules.AxisRule {
        if node.string == "any" { return .any }
        guard node.entries != nil else {
            throw node.error(expected: "any, or a mapping with verticalRatio or sideways")
        }
        try node.allowOnly(["verticalRatio", "sideways"])
        guard try node.asEntries().count == 1 else { throw node.error(expected: "one of verticalRatio and sideways") }
        guard let sideways = node["sideways"] else {
            return .vertical(ratio: try node.value("verticalRatio").asDouble(in: 0...100))
        }
        try sideways.allowOnly(["from", "bias"])
        return .unlessSideways(
            from: try sideways.value("from").asDouble(in: 0...10_000),
            bias: try sideways["bias"]?.asDouble(in: 0...10_000) ?? 0)
    }

    private static func readScrollGate(
        _ node: YamlNode, into gate: inout DismissRules.ScrollGate
    ) throws(YamlError) {
        try node.allowOnly(["topTolerance", "bottomTolerance", "locksDirection", "holdMilliseconds"])
        if let value = node["topTolerance"] { gate.topTolerance = try value.asDouble(in: 0...10000) }
        if let value = node["bottomTolerance"] { gate.bottomTolerance = try value.asDouble(in: 0...10000) }
        if let value = node["locksDirection"] { gate.locksDirection = try value.asBool() }
        if let value = node["holdMilliseconds"] { gate.holdMicroseconds = try microseconds(value, in: 0...60_000) }
    }
}
