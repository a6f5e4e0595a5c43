import Documents
import Gestures

extension RuleCodec where Value == DismissRules.AxisRule {
    static var axis: RuleCodec {
        let (ratios, lengths) = (RuleBounds(0...100), RuleBounds(0...10_000, "points"))
        return RuleCodec(
            takes:
                "any, {verticalRatio: \(ratios.words)}, or {sideways: {from: \(lengths.words), bias: \(lengths.words)}}",
            choices: ["any"], numbers: numbers(ratios, lengths),
            read: { node, _ throws(YamlError) in
                if node.string == "any" { return .any }
                guard let entries = node.entries else {
                    throw node.error(expected: "any, or a mapping with verticalRatio or sideways")
                }
                try node.allowOnly(["verticalRatio", "sideways"])
                guard entries.count == 1 else { throw node.error(expected: "one of verticalRatio and sideways") }
                guard let sideways = node["sideways"] else {
                    return .vertical(ratio: try ratios.read(entries[0].value))
                }
                try sideways.allowOnly(["from", "bias"])
                let from = try lengths.read(try sideways.value("from"))
                guard let bias = sideways["bias"] else { return .unlessSideways(from: from, bias: 0) }
                return .unlessSideways(from: from, bias: try lengths.read(bias))
            },
            write: { axis in
                switch axis {
                case .any: "any"
                case .vertical(let ratio): ["verticalRatio": .double(ratio)]
                case .unlessSideways(let from, let bias): ["sideways": ["from": .double(from), "bias": .double(bias)]]
                }
            })
    }

    private static func numbers(_ ratios: RuleBounds, _ lengths: RuleBounds) -> [RuleNumber<Value>] {
        [
            RuleNumber(
                ratios, named: "verticalRatio", value: { if case .vertical(let ratio) = $0 { ratio } else { nil } },
                set: { axis, ratio in
                    if case .unlessSideways = axis { return false }
                    axis = .vertical(ratio: ratio)
                    return true
                }),
            RuleNumber(
                lengths, named: "sideways.from",
                value: { if case .unlessSideways(let from, _) = $0 { from } else { nil } },
                set: { axis, from in
                    switch axis {
                    case .any: axis = .unlessSideways(from: from, bias: 0)
                    case .vertical: return false
                    case .unlessSideways(_, let bias): axis = .unlessSideways(from: from, bias: bias)
                    }
                    return true
                }),
            RuleNumber(
                lengths, named: "sideways.bias",
                value: { if case .unlessSideways(_, let bias) = $0 { bias } else { nil } },
                set: { axis, bias in
                    guard case .unlessSideways(let from, _) = axis else { return false }
                    axis = .unlessSideways(from: from, bias: bias)
                    return true
                }),
        ]
    }
}
