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

    /// The value on a screen that shows a value with this name: `@` in its own name stands for that, `@+1` and `@-1` for
    /// one more and less, as far as that is a whole number.
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
