import Documents
import Gestures

extension RuleCodec where Value == SettleMotion {
    static var settleMotion: RuleCodec {
        let (powers, times, bounces) = (RuleBounds(1...20), RuleBounds(0.001...60, "s"), RuleBounds(0...0.99))
        return RuleCodec(
            takes: "{power: \(powers.words)}, or {springSeconds: \(times.words), bounce: \(bounces.words)}",
            numbers: [
                RuleNumber(
                    powers, named: "power", value: { if case .easing(let power) = $0 { power } else { nil } },
                    set: { motion, power in
                        guard case .easing = motion else { return false }
                        motion = .easing(power: power)
                        return true
                    }),
                RuleNumber(
                    times, named: "springSeconds", value: { if case .spring(let time, _) = $0 { time } else { nil } },
                    set: { motion, time in
                        guard case .spring(_, let bounce) = motion else { return false }
                        motion = .spring(seconds: time, bounce: bounce)
                        return true
                    }),
                RuleNumber(
                    bounces, named: "bounce", value: { if case .spring(_, let bounce) = $0 { bounce } else { nil } },
                    set: { motion, bounce in
                        guard case .spring(let time, _) = motion else { return false }
                        motion = .spring(seconds: time, bounce: bounce)
                        return true
                    }),
            ],
            read: { node, _ throws(YamlError) in
                try node.allowOnly(["power", "springSeconds", "bounce"])
                if let power = node["power"] {
                    guard try node.asEntries().count == 1 else {
                        throw node.error(expected: "power alone, or a spring")
                    }
                    return .easing(power: try powers.read(power))
                }
                let time = try times.read(try node.value("springSeconds"))
                guard let bounce = node["bounce"] else { return .spring(seconds: time, bounce: 0) }
                return .spring(seconds: time, bounce: try bounces.read(bounce))
            },
            write: { motion in
                switch motion {
                case .easing(let power): ["power": .double(power)]
                case .spring(let time, let bounce): ["springSeconds": .double(time), "bounce": .double(bounce)]
                }
            })
    }
}
