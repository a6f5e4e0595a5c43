import Documents

extension PrintableText {
    /// At most `limit` characters of `bytes` as text. Invalid UTF-8 becomes U+FFFD; control characters, line separators
    /// and invisible direction marks become `\u{…}`; tabs become spaces; cut text ends in “…”.
    public static func excerpt(of bytes: RawSpan, limit: Int = 60) -> String {
        // A character may take up to four bytes.
        let count = min(bytes.byteCount, limit * 4)
        var copy: [UInt8] = []
        copy.reserveCapacity(count)
        for index in 0..<count { copy.append(bytes.byte(index)) }
        return excerpt(of: String(decoding: copy, as: UTF8.self), limit: limit, isCut: count < bytes.byteCount)
    }

    /// The excerpt in quotation marks, or “nothing” for empty or blank text: what errors say was found.
    public static func quotation(of bytes: RawSpan, limit: Int = 60) -> String {
        bytes.isBlank(from: 0) ? "nothing" : "“\(excerpt(of: bytes, limit: limit))”"
    }
}
