/// A glob pattern for paths: `*` matches any characters, including `/`, and `?` matches one. Other characters match
/// themselves.
public struct GlobPattern: Hashable, Sendable {
    /// The pattern's text.
    public let text: String
    private let parts: [Character]

    /// Parses a pattern.
    public init(_ text: String) {
        self.text = text
        parts = Array(text)
    }

    /// Whether the pattern matches the whole path. Takes time proportional at most to the product of both lengths.
    public func matches(_ path: String) -> Bool {
        let path = Array(path)
        var (index, part) = (0, 0)
        var retry: (part: Int, index: Int)?
        while index < path.count {
            if part < parts.count, parts[part] == "*" {
                retry = (part + 1, index)
                part += 1
            } else if part < parts.count, parts[part] == "?" || parts[part] == path[index] {
                part += 1
                index += 1
            } else if let last = retry {
                retry = (last.part, last.index + 1)
                (part, index) = (last.part, last.index + 1)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { $0 == "*" }
    }
}
