/// A value in a YAML or JSON document.
public struct YamlNode: Hashable, Sendable {
    /// What it is.
    public var content: Content
    /// Where it begins in the document.
    public var place: DocumentPlace
    /// The path from the document to it, such as `rules.down[0].threshold`; empty for the document itself.
    public var path: String

    /// What a value is.
    public enum Content: Hashable, Sendable {
        /// Text. Unquoted text may also be a number, a Boolean value or null.
        case scalar(String, isQuoted: Bool)
        /// A list.
        case sequence([YamlNode])
        /// Keys and their values in the order of the document, without duplicates.
        case mapping([Entry])
    }

    /// A key and its value.
    public struct Entry: Hashable, Sendable {
        /// The key's text.
        public var key: String
        /// Where the key is in the document.
        public var keyPlace: DocumentPlace
        /// The value.
        public var value: YamlNode
    }

    /// The value of this key; `nil` if it is missing or if this is not a mapping.
    public subscript(key: String) -> YamlNode? {
        entries?.first { $0.key == key }?.value
    }

    /// The items of a list.
    public var items: [YamlNode]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// The keys and values of a mapping.
    public var entries: [Entry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// Whether the value is empty: `null`, `~` or nothing after the key.
    public var isNull: Bool {
        guard case .scalar(let text, isQuoted: false) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// Any text, quoted or not; `nil` for `null`.
    public var string: String? {
        guard case .scalar(let text, _) = content, !isNull else { return nil }
        return text
    }

    /// `true`, `false`, and YAML's `yes`, `no`, `on` and `off`, without quotes.
    public var bool: Bool? {
        guard case .scalar(let text, isQuoted: false) = content else { return nil }
        switch text.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: return nil
        }
    }

    /// A finite decimal number without quotes.
    public var double: Double? {
        guard case .scalar(let text, isQuoted: false) = content, Self.isDecimal(text),
            let value = Double(text), value.isFinite
        else { return nil }
        return value
    }

    /// A whole number without quotes: decimal, including `80.0` and `1e3`, or hexadecimal with `0x`.
    public var int: Int? {
        guard case .scalar(let text, isQuoted: false) = content else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            let digits = text.dropFirst(2)
            return digits.first?.isHexDigit == true ? Int(digits, radix: 16) : nil
        }
        if let value = Int(text) { return value }
        // Beyond 2⁵³, a decimal fraction does not determine a whole number.
        guard let value = double, value.magnitude <= 9_007_199_254_740_992 else { return nil }
        return Int(exactly: value)
    }

    /// `Double(_:)` would also accept `nan`, `infinity` and hexadecimal fractions.
    private static func isDecimal(_ text: String) -> Bool {
        var hasDigit = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): break
            default: return false
            }
        }
        return hasDigit
    }
}
