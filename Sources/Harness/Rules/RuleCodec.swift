import Documents

/// How one kind of value stands in a rules file.
struct RuleCodec<Value: Sendable>: Sendable {
    /// What it takes, with units and bounds.
    let takes: String
    /// The words that it takes, where it takes words.
    var choices: [JSONText] = []
    /// The numbers in it.
    var numbers: [RuleNumber<Value>] = []
    /// The fields of a group.
    var parts: [RuleField<Value>] = []
    /// The value in a document, given the one that the rules had before.
    let read: @Sendable (YamlNode, Value) throws(YamlError) -> Value
    /// The value for a document; `nil` if the document leaves it out.
    let write: @Sendable (Value) -> JSONText?

    /// A mapping of fields; one that is left out stays as it was.
    ///
    /// - Parameters:
    ///   - needed: The field that may not be left out.
    ///   - short: The field that a value stands for which is not a mapping.
    static func group(_ parts: [RuleField<Value>], needing needed: String? = nil, short: String? = nil) -> RuleCodec {
        let names = parts.map(\.name)
        let mapping = "{\(names.joined(separator: ", "))}"
        let single = parts.first { $0.name == short }
        var numbers = parts.flatMap(\.numbers)
        if let needed {
            for index in numbers.indices where numbers[index].field != needed { numbers[index].makesValue = false }
        }
        return RuleCodec(
            takes: single.map { "\($0.takes), or \(mapping)" } ?? mapping, numbers: numbers, parts: parts,
            read: { node, old throws(YamlError) in
                var value = old
                if let single, node.entries == nil {
                    try single.read(node, &value)
                    return value
                }
                try node.allowOnly(names)
                if let needed { _ = try node.value(needed) }
                for part in parts {
                    if let own = node[part.name] { try part.read(own, &value) }
                }
                return value
            },
            write: { value in
                .object(parts.compactMap { part in part.write(value).map { JSONText.Member(part.name, $0) } })
            })
    }

    /// A value or `null`; a value begins with `start`, whatever the rules had before.
    static func optional<Wrapped>(
        _ codec: RuleCodec<Wrapped>, from start: Wrapped
    ) -> RuleCodec where Value == Wrapped? {
        RuleCodec(
            takes: "\(codec.takes), or null", choices: codec.choices + [.null],
            numbers: codec.numbers.map { $0.optional(from: start) },
            parts: codec.parts.map { $0.optional(from: start) },
            read: { node, _ throws(YamlError) in node.isNull ? nil : try codec.read(node, start) },
            write: { $0.map(codec.write) ?? .null })
    }

    /// A value that other fields may rule out. Then it is `nil`, the document leaves it out, and one that stands there is
    /// an error.
    static func applicable<Wrapped>(
        _ codec: RuleCodec<Wrapped>, else expected: String
    ) -> RuleCodec where Value == Wrapped? {
        RuleCodec(
            takes: codec.takes, choices: codec.choices,
            numbers: codec.numbers.map { number in
                RuleNumber<Wrapped?>(
                    number.bounds, named: number.name, value: { $0.flatMap(number.value) },
                    set: { root, value in
                        guard var own = root, number.set(&own, value) else { return false }
                        root = own
                        return true
                    })
            },
            read: { node, old throws(YamlError) in
                guard let old else { throw node.error(expected: expected) }
                return try codec.read(node, old)
            },
            write: { $0.flatMap(codec.write) })
    }
}
