import Documents
import Gestures

extension RuleCodec where Value == [DismissRules.Assumption] {
    /// Texts; `slop: about 10 pt` is an assumption about the field `slop`.
    static var assumptions: RuleCodec {
        RuleCodec(
            takes: "list of text",
            read: { node, _ throws(YamlError) in
                var assumptions: Value = []
                for item in try node.asItems() { assumptions.append(RuleTable.assumption(in: try item.asString())) }
                return assumptions
            },
            write: { .array($0.map { .string($0.description) }) })
    }
}

extension RuleCodec where Value == DismissRules.Faults {
    /// The names of faults.
    static var faults: RuleCodec {
        let names: [(name: String, fault: DismissRules.Faults)] = [
            ("cancelNeverReturns", .cancelNeverReturns), ("disabledGoesDead", .disabledGoesDead),
            ("disabledFollows", .disabledFollows), ("screenMeasuresBottom", .screenMeasuresBottom),
        ]
        let list = names.map(\.name).joined(separator: ", ")
        return RuleCodec(
            takes: "list of \(list)", choices: names.map { .array([.string($0.name)]) },
            read: { node, _ throws(YamlError) in
                var faults: DismissRules.Faults = []
                for item in try node.asItems() {
                    let name = try item.asString()
                    guard let known = names.first(where: { $0.name == name }) else {
                        throw item.error(expected: "one of \(list)")
                    }
                    faults.insert(known.fault)
                }
                return faults
            },
            write: { faults in .array(names.filter { faults.contains($0.fault) }.map { .string($0.name) }) })
    }
}
