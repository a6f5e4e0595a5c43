/// A JSON value to write: on one line, with keys in the given order, and the same text for the same value everywhere.
///
/// Created with literals: `["file": .string(path), "points": 12.4, "notes": []]`.
public indirect enum JSONText: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A number, in the fewest digits that read back as the same value; `null` if it is infinite or not a number.
    case double(Double)
    /// Text. Control characters, invisible direction marks and line separators are escaped.
    case string(String)
    /// A list.
    case array([JSONText])
    /// Keys and values.
    case object([Member])

    /// A key and its value.
    public struct Member: Hashable, Sendable {
        /// The key.
        public var key: String
        /// The value.
        public var value: JSONText

        /// A key and its value.
        public init(_ key: String, _ value: JSONText) {
            self.key = key
            self.value = value
        }
    }

    /// The text in these bytes; invalid UTF-8 becomes U+FFFD.
    public static func string(bytes: [UInt8]) -> JSONText {
        .string(String(decoding: bytes, as: UTF8.self))
    }

    /// The value as JSON, without a line end.
    public var text: String {
        var result = ""
        write(to: &result)
        return result
    }

    /// Appends the value as JSON.
    public func write(to result: inout String) {
        switch self {
        case .null: result += "null"
        case .bool(let value): result += value ? "true" : "false"
        case .int(let value): result += String(value)
        case .double(let value): result += Self.number(value)
        case .string(let value): Self.write(value, to: &result)
        case .array(let values):
            result += "["
            for (index, value) in values.enumerated() {
                if index > 0 { result += "," }
                value.write(to: &result)
            }
            result += "]"
        case .object(let members):
            result += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { result += "," }
                Self.write(member.key, to: &result)
                result += ":"
                member.value.write(to: &result)
            }
            result += "}"
        }
    }

    /// A number in the fewest digits: `80`, `12.4`, `1e-07`; `null` if it is infinite or not a number.
    public static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        if value == 0 { return "0" }
        let digits = value.description
        return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }

    private static func write(_ text: String, to result: inout String) {
        // Nearly all text needs no escapes, and looking up the kind of each character is slow.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            result += "\""
            result += text
            result += "\""
            return
        }
        result += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator:
                    for unit in String(scalar).utf16 {
                        let digits = String(unit, radix: 16)
                        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                    }
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        result += "\""
    }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A Boolean value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .int(value) }
    /// A number.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// A list.
    public init(arrayLiteral elements: JSONText...) { self = .array(elements) }
    /// Keys and values, in this order.
    public init(dictionaryLiteral elements: (String, JSONText)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
