/// A YAML 1.1 or JSON document as a tree.
///
/// Aliases are rejected, so that a small document stays small. So are duplicate keys in a mapping, a second document,
/// and more than 64 levels.
public struct YamlDocument: Hashable, Sendable {
    /// The whole document.
    public var root: YamlNode

    /// The most levels of nested lists and mappings.
    public static let deepest = 64
    /// The most bytes of a document: 64 MiB.
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
