/// One YAML 1.1 document, which may as well be JSON, as a tree.
///
/// Aliases are refused, so that a small document stays small; so are a key given twice in one mapping, a second
/// document, and more than 64 levels.
public struct YamlDocument: Hashable, Sendable {
    /// The whole document.
    public var root: YamlNode

    /// At most so many lists and mappings lie within each other.
    public static let deepest = 64
    /// At most so many bytes are taken: 64 MiB.
    public static let largest = 64 << 20

    /// The document in these bytes, UTF-8 or UTF-16 with a byte order mark.
    public init(_ bytes: [UInt8]) throws(YamlError) {
        guard bytes.count <= Self.largest else {
            throw YamlError(place: nil, expected: "at most \(Self.largest) bytes", found: "\(bytes.count) bytes")
        }
        let source = YamlEventSource(bytes)
        try source.advanceToRoot()
        root = try YamlTreeBuilder.node(from: source, namesPaths: true)
        try source.advanceToEnd()
    }

    /// The document in this text.
    public init(_ text: String) throws(YamlError) {
        try self.init(Array(text.utf8))
    }
}
