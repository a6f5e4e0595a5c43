/// Why a YAML or JSON document, or a value in it, cannot be used.
public struct YamlError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The position, if there is one.
    public var place: DocumentPlace?
    /// The value, such as `rules.down[0].threshold`; empty for the document itself.
    public var path: String
    /// What was expected there, as a noun phrase.
    public var expected: String
    /// What was found there, free of control characters.
    public var found: String

    /// An error about the value at `path`.
    public init(place: DocumentPlace?, path: String = "", expected: String, found: String) {
        self.place = place
        self.path = path
        self.expected = expected
        self.found = found
    }

    /// `3:5: rules.threshold: expected a number, found “wide”`, to follow the file's name and a colon.
    public var description: String {
        let start = place.map { "\($0): " } ?? ""
        let name = path.isEmpty ? "" : "\(PrintableText.excerpt(of: path)): "
        return "\(start)\(name)expected \(expected), found \(found)"
    }
}
