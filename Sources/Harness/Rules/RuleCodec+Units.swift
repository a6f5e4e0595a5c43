import Documents
import Gestures

/// One of the units that a value may be in.
struct RuleUnit<Value: Sendable>: Sendable {
    let name: String
    let bounds: RuleBounds
    let value: @Sendable (Double) -> Value
    /// Its number; `nil` if the value is in another unit.
    let number: @Sendable (Value) -> Double?
}

extension RuleCodec {
    /// A number in one of several units. A number alone is in the first.
    static func units(_ units: [RuleUnit<Value>], of whole: String) -> RuleCodec {
        func number(_ name: String, _ unit: RuleUnit<Value>) -> RuleNumber<Value> {
            RuleNumber(
                unit.bounds, named: name, value: unit.number,
                set: { root, number in
                    root = unit.value(number)
                    return true
                })
        }
        let (names, first) = (units.map(\.name), units[0])
        let others = units.dropFirst().map { "{\($0.name): \($0.bounds.words)}" }.joined(separator: " or ")
        return RuleCodec(
            takes: "\(first.bounds.words), or {\(first.name)}, \(others) \(whole)",
            numbers: [number("", first)] + units.map { number($0.name, $0) },
            read: { node, _ throws(YamlError) in
                guard let entries = node.entries else { return first.value(try first.bounds.read(node)) }
                try node.allowOnly(names)
                guard entries.count == 1, let unit = units.first(where: { $0.name == entries[0].key }) else {
                    let list = names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
                    throw node.error(expected: "one of \(list)")
                }
                return unit.value(try unit.bounds.read(entries[0].value))
            },
            write: { value in
                .object(units.compactMap { unit in unit.number(value).map { .init(unit.name, .double($0)) } })
            })
    }
}

extension RuleCodec where Value == Length {
    static var length: RuleCodec {
        units(
            [
                RuleUnit(
                    name: "points", bounds: RuleBounds(0...100_000, "points"), value: { .points($0) },
                    number: { if case .points(let number) = $0 { number } else { nil } }),
                RuleUnit(
                    name: "millimetres", bounds: RuleBounds(0...10_000), value: { .millimetres($0) },
                    number: { if case .millimetres(let number) = $0 { number } else { nil } }),
                RuleUnit(
                    name: "fraction", bounds: RuleBounds(0...1), value: { .fraction($0) },
                    number: { if case .fraction(let number) = $0 { number } else { nil } }),
            ], of: "of the view's extent")
    }
}

extension RuleCodec where Value == Speed {
    static var speed: RuleCodec {
        units(
            [
                RuleUnit(
                    name: "points", bounds: RuleBounds(0...1_000_000, "points/s"), value: { .points($0) },
                    number: { if case .points(let number) = $0 { number } else { nil } }),
                RuleUnit(
                    name: "millimetres", bounds: RuleBounds(0...100_000), value: { .millimetres($0) },
                    number: { if case .millimetres(let number) = $0 { number } else { nil } }),
                RuleUnit(
                    name: "extents", bounds: RuleBounds(0...1000), value: { .extents($0) },
                    number: { if case .extents(let number) = $0 { number } else { nil } }),
            ], of: "of the view, per second")
    }
}
