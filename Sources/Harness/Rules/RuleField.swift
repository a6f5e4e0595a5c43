import Documents
import Gestures

/// One field of the rules: what it is called, where it is stored, what it takes and means, and who looks at it.
///
/// ``RuleTable`` has all of them. Whatever needs to know the fields asks there: reading and writing rules files,
/// `flowtouch rules --fields`, `tune`.
public struct RuleField<Root: Sendable>: Sendable {
    /// The name in a rules file. A field of a group has the group's name before it: `fling.limit`.
    public let name: String
    /// What it takes, with units and bounds.
    public let takes: String
    /// What it means, and on which side of a bound a value falls.
    public let meaning: String
    /// Where the default's number or choice is from. `nil` if the field says something about the rules, or if the group
    /// that the field belongs to names the source.
    public let source: String?
    /// Which judgement looks at it.
    public let use: RuleUse
    /// The fields of a group; empty for any other field.
    public let parts: [RuleField]

    /// The words that it takes, where it takes words.
    package let choices: [JSONText]
    /// The numbers in it.
    package let numbers: [RuleNumber<Root>]
    /// Sets it to the value in a document.
    package let read: @Sendable (YamlNode, inout Root) throws(YamlError) -> Void
    /// Its value for a document; `nil` if the document leaves it out.
    package let write: @Sendable (Root) -> JSONText?

    private let assumedAs: [String]?

    /// A field that is stored at `path`.
    init<Value>(
        _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, takes codec: RuleCodec<Value>,
        means meaning: String, from source: String? = nil, use: RuleUse = .drag, assumedAs: [String]? = nil
    ) {
        self.name = name
        takes = codec.takes
        self.meaning = meaning
        self.source = source
        self.use = use
        self.assumedAs = assumedAs
        choices = codec.choices
        parts = codec.parts.map { $0.at(path, in: name) }
        numbers = codec.numbers.map { $0.at(path, in: name) }
        read = { node, root throws(YamlError) in root[keyPath: path] = try codec.read(node, root[keyPath: path]) }
        write = { codec.write($0[keyPath: path]) }
    }

    /// A field that is stored nowhere, since it only says something to the reader of a rules file.
    init(unstored name: String, takes: String, means meaning: String) {
        (self.name, self.takes, self.meaning) = (name, takes, meaning)
        (source, use, assumedAs, choices, parts, numbers) = (nil, .words, nil, [], [], [])
        read = { _, _ throws(YamlError) in }
        write = { _ in nil }
    }

    private init<Inner>(
        _ field: RuleField<Inner>, named name: String, parts: [RuleField], numbers: [RuleNumber<Root>],
        read: @escaping @Sendable (YamlNode, inout Root) throws(YamlError) -> Void,
        write: @escaping @Sendable (Root) -> JSONText?
    ) {
        (self.name, takes, meaning) = (name, field.takes, field.meaning)
        (source, use, assumedAs, choices) = (field.source, field.use, field.assumedAs, field.choices)
        (self.parts, self.numbers, self.read, self.write) = (parts, numbers, read, write)
    }

    /// What assumptions of presets call it, before the colon.
    var assumptionNames: [String] { assumedAs ?? [name] }

    /// The field and, for a group, all that are in it.
    var flattened: [RuleField] { [self] + parts.flatMap(\.flattened) }

    /// The same field, of a value that is stored at `path` in the group `group`.
    func at<Outer>(_ path: any WritableKeyPath<Outer, Root> & Sendable, in group: String) -> RuleField<Outer> {
        let (read, write) = (read, write)
        return RuleField<Outer>(
            self, named: "\(group).\(name)", parts: parts.map { $0.at(path, in: group) },
            numbers: numbers.map { $0.at(path, in: group) },
            read: { node, outer throws(YamlError) in try read(node, &outer[keyPath: path]) },
            write: { write($0[keyPath: path]) })
    }

    /// The same field, of a value that may be `nil`; reading it begins with `start` then.
    func optional(from start: Root) -> RuleField<Root?> {
        let (read, write) = (read, write)
        return RuleField<Root?>(
            self, named: name, parts: parts.map { $0.optional(from: start) },
            numbers: numbers.map { $0.optional(from: start) },
            read: { node, root throws(YamlError) in
                var own = root ?? start
                try read(node, &own)
                root = own
            },
            write: { $0.map(write) ?? .null })
    }
}
