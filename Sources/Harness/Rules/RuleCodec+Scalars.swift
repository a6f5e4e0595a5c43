import Documents
import Gestures

/// Values that are one number, one word or one text.
extension RuleCodec {
    /// One number; `value` makes a value of it, and nothing of one that it can be no value of.
    private static func single(
        _ bounds: RuleBounds, value: @escaping @Sendable (Double) -> Value?,
        number: @escaping @Sendable (Value) -> Double
    ) -> RuleCodec {
        RuleCodec(
            takes: bounds.words,
            numbers: [
                RuleNumber(
                    bounds, value: number,
                    set: { root, number in
                        guard let value = value(number) else { return false }
                        root = value
                        return true
                    })
            ],
            read: { node, old throws(YamlError) in value(try bounds.read(node)) ?? old },
            write: { .double(number($0)) })
    }

    /// One of several words. `expected` says what an unknown word should have been.
    private static func word(
        _ choices: [(name: String, value: Value)], name: @escaping @Sendable (Value) -> String
    ) -> RuleCodec {
        let names = choices.map(\.name).joined(separator: ", ")
        return RuleCodec(
            takes: names, choices: choices.map { .string($0.name) },
            read: { node, _ throws(YamlError) in
                let word = try node.asString()
                guard let choice = choices.first(where: { $0.name == word }) else {
                    throw node.error(expected: "one of \(names)")
                }
                return choice.value
            },
            write: { .string(name($0)) })
    }
}

extension RuleCodec where Value == Double {
    /// A number.
    static func number(_ range: ClosedRange<Double>, _ unit: String? = nil) -> RuleCodec {
        single(RuleBounds(range, unit), value: { $0 }, number: { $0 })
    }
}

extension RuleCodec where Value == Int {
    /// A whole number.
    static func whole(_ range: ClosedRange<Int>, _ unit: String? = nil) -> RuleCodec {
        let bounds = RuleBounds(Double(range.lowerBound)...Double(range.upperBound), unit, isWhole: true)
        return single(bounds, value: { Int(exactly: $0) }, number: { Double($0) })
    }
}

extension RuleCodec where Value == Int64 {
    /// A time in milliseconds; the value has microseconds.
    static func milliseconds(_ range: ClosedRange<Double>) -> RuleCodec {
        single(
            RuleBounds(range, "ms"), value: { Int64(($0 * 1000).rounded()) }, number: { Double($0) / 1000 })
    }
}

extension RuleCodec where Value == SpeedLimit {
    /// A speed in points per second.
    static var speedLimit: RuleCodec {
        single(
            RuleBounds(1...10_000_000, "points/s"), value: { SpeedLimit(pointsPerSecond: $0) },
            number: { $0.pointsPerSecond })
    }
}

extension RuleCodec where Value == Bool {
    /// `true` or `false`.
    static var bool: RuleCodec {
        RuleCodec(
            takes: "true, false", choices: [true, false], read: { node, _ throws(YamlError) in try node.asBool() },
            write: { .bool($0) })
    }
}

extension RuleCodec where Value == String {
    /// Text.
    static var text: RuleCodec {
        RuleCodec(
            takes: "text", read: { node, _ throws(YamlError) in try node.asString() }, write: { .string($0) })
    }
}

extension RuleCodec where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// The name of a case.
    static var name: RuleCodec {
        let names = Value.allCases.map(\.rawValue)
        return RuleCodec(
            takes: names.joined(separator: ", "), choices: names.map { .string($0) },
            read: { node, _ throws(YamlError) in try node.asCase(of: Value.self) }, write: { .string($0.rawValue) })
    }
}

extension RuleCodec where Value == VelocityEstimator {
    /// The name of an estimator.
    static var estimator: RuleCodec {
        word(VelocityEstimator.allCases.map { ($0.name, $0) }, name: \.name)
    }
}

extension RuleCodec where Value == RestRule.StopTime {
    /// `adaptive`, or a time in milliseconds.
    static func stopTime(_ range: ClosedRange<Double>) -> RuleCodec {
        let bounds = RuleBounds(range, "ms")
        let fixed = { @Sendable (time: Double) in Value.fixed(.microseconds(Int64((time * 1000).rounded()))) }
        let number = { @Sendable (value: Value) -> Double? in
            if case .fixed(let time) = value { time / .milliseconds(1) } else { nil }
        }
        return RuleCodec(
            takes: "\(bounds.words), or adaptive", choices: ["adaptive"],
            numbers: [
                RuleNumber(
                    bounds, value: number,
                    set: { root, time in
                        root = fixed(time)
                        return true
                    })
            ],
            read: { node, _ throws(YamlError) in
                node.string == "adaptive" ? .adaptive : fixed(try bounds.read(node))
            },
            write: { number($0).map { .double($0) } ?? "adaptive" })
    }
}
