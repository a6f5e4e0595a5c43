/// Text from a file or device, made safe to print.
public enum PrintableText {
    /// At most `limit` characters of `text`. Invalid UTF-8 becomes U+FFFD; control characters, line separators and
    /// invisible direction marks become `\u{…}`; tabs become spaces; cut text ends in “…”.
    public static func excerpt(of text: String, limit: Int = 60) -> String {
        excerpt(of: text, limit: limit, isCut: false)
    }

    /// The excerpt in quotation marks, or “nothing” for empty or blank text: what errors say was found.
    public static func quotation(of text: String, limit: Int = 60) -> String {
        text.allSatisfy { $0 == " " || $0 == "\t" } ? "nothing" : "“\(excerpt(of: text, limit: limit))”"
    }

    /// At most `limit` characters of `text`, which may have been cut already.
    package static func excerpt(of text: String, limit: Int, isCut: Bool) -> String {
        var result = ""
        var length = 0
        var isCut = isCut
        for scalar in text.unicodeScalars {
            let piece = escaped(scalar)
            if length + piece.unicodeScalars.count > limit - 1 {
                isCut = true
                break
            }
            result += piece
            length += piece.unicodeScalars.count
        }
        return isCut ? result + "…" : result
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar.properties.generalCategory {
        case .control where scalar == "\t": " "
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
            "\\u{\(String(scalar.value, radix: 16))}"
        default: String(Character(scalar))
        }
    }
}
