/// What a link of a described stack presents: a type and which one of it, written `park/Yosemite`.
public struct ScenarioValue: Hashable, Sendable, Codable, CustomStringConvertible {
    /// By what its destination is found.
    public var type: String
    /// Which one of its type; empty when there is one only.
    public var name: String

    /// The value of this type and name.
    public init(type: String, name: String) {
        self.type = type
        self.name = name
    }

    /// The value written as `type/name` or `type`; `nil` where there is no type.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let type = parts.first, !type.isEmpty else { return nil }
        self.init(type: String(type), name: parts.count > 1 ? String(parts[1]) : "")
    }

    /// `park/Yosemite`.
    public var description: String { name.isEmpty ? type : "\(type)/\(name)" }
}
