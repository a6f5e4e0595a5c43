import Gestures
import RecordingFormats

extension RulesDocument {
    /// All fields of the rules, defaults included, in the order of the documentation.
    public static func json(_ rules: DismissRules) -> JSONText {
        var members: [JSONText.Member] = [
            .init("name", .string(rules.name)),
            .init("slop", length(rules.slop)),
            .init("axis", axis(rules.axis)),
            .init("origin", .string(rules.origin.rawValue)),
            .init("down", rules.down.map(length) ?? .null),
            .init("up", rules.up.map(length) ?? .null),
            .init("right", rules.right.map(length) ?? .null),
            .init("edgeBand", length(rules.edgeBand)),
            .init("fling", fling(rules.fling)),
            .init("velocity", .string(rules.velocity.name)),
        ]
        members.append(
            .init(
                "scrollGate",
                [
                    "topTolerance": .double(rules.scrollGate.topTolerance),
                    "bottomTolerance": .double(rules.scrollGate.bottomTolerance),
                    "locksDirection": .bool(rules.scrollGate.locksDirection),
                ]))
        members += [
            .init("handsOffAtEdge", .bool(rules.handsOffAtEdge)),
            .init("catchesSettling", .bool(rules.catchesSettling)),
            .init("touchpadFingers", .int(rules.fingers.onTouchpad)),
            .init("secondFingerCancels", .bool(rules.fingers.secondFingerCancels)),
            .init("followFactor", .double(rules.followFactor)),
            .init("shrink", .double(rules.shrink)),
            .init("shrinkDistance", .double(rules.shrinkDistance)),
            .init("settleMilliseconds", .double(Double(rules.settleMicroseconds) / 1000)),
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

    private static func axis(_ axis: DismissRules.AxisRule) -> JSONText {
        switch axis {
        case .any: "any"
        case .vertical(let ratio): ["verticalRatio": .double(ratio)]
        }
    }

    private static func fling(_ fling: DismissRules.FlingRule?) -> JSONText {
        guard let fling else { return .null }
        return ["limit": .double(fling.limit), "minimumDistance": length(fling.minimumDistance)]
    }
}
