import Documents

extension PrintableText {
    /// At most `limit` characters of `bytes` as text. Bytes that are not UTF-8 become U+FFFD; control characters,
    /// line separators and invisible direction marks become `\u{…}`; a tab becomes a space; what is cut ends in “…”.
    public static func excerpt(of bytes: RawSpan, limit: Int = 60) -> String {
        // A character may be long, its bytes may not: four times the limit holds any text worth showing.
        let count = min(bytes.byteCount, limit * 4)
        var copy: [UInt8] = []
        copy.reserveCapacity(count)
        for index in 0..<count { copy.append(bytes.byte(index)) }
        return excerpt(of: String(decoding: copy, as: UTF8.self), limit: limit, isCut: count < bytes.byteCount)
    }

    /// The excerpt in quotation marks, and “nothing” for what is empty or blank: how errors say what was found.
    public static func quotation(of bytes: RawSpan, limit: Int = 60) -> String {
        bytes.isBlank(from: 0) ? "nothing" : "“\(excerpt(of: bytes, limit: limit))”"
    }
}
