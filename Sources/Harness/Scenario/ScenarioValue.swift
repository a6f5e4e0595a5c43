/// The value of a link in a described stack: a type and a name, written `park/Yosemite`.
public struct ScenarioValue: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The type, which selects the destination.
    public var type: String
    /// The name within its type; empty if there is only one.
    public var name: String

    /// The value with this type and name.
    public init(type: String, name: String) {
        self.type = type
        self.name = name
    }

    /// Parses `type/name` or `type`; `nil` if the type is missing.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let type = parts.first, !type.isEmpty else { return nil }
        self.init(type: String(type), name: parts.count > 1 ? String(parts[1]) : "")
    }

    /// Resolves the value on the screen of a value with this name: `@` stands for that name, `@+1` and `@-1` for the
    /// next and previous number, if the name is a whole number.
    func filled(with shown: String) -> ScenarioValue {
        guard name.utf8.contains(UInt8(ascii: "@")) else { return self }
        var filled = ""
        var rest = name[...]
        while let place = rest.firstIndex(of: "@") {
            filled += rest[..<place]
            rest = rest[rest.index(after: place)...]
            let sign = rest.first
            let digits = rest.dropFirst().prefix { ("0"..."9").contains($0) }
            if sign == "+" || sign == "-", let number = Int(shown), let step = Int(digits),
                case let (sum, false) = sign == "+"
                    ? number.addingReportingOverflow(step) : number.subtractingReportingOverflow(step)
            {
                filled += "\(sum)"
                rest = rest[digits.endIndex...]
            } else {
                filled += shown
            }
        }
        return ScenarioValue(type: type, name: filled + rest)
    }

    /// `park/Yosemite`.
    public var description: String { name.isEmpty ? type : "\(type)/\(name)" }
}
