/// Something in the content of a recording that tells its format.
enum FormatSign: Sendable {
    /// Whether a line, or the beginning of a document, has the sign.
    typealias Test = @Sendable (RawSpan) -> Bool

    /// A line that no other format has, anywhere in the text.
    case line(Test)
    /// The first line that is neither blank nor a comment (`#`). `nearMiss` explains a heading that is nearly right.
    case heading(Test, nearMiss: NearMiss)
    /// A line that decides if no other format has shown a sign by the end of the text.
    case hint(Test)
    /// A JSON document, recognised by its beginning.
    case json(Test)
    /// Binary records in this layout.
    case records(RawLayout)

    /// A line that is almost the heading of a format: worth a better error than “unknown”.
    struct NearMiss: Sendable {
        /// Whether the line is one.
        let test: Test
        /// What the heading should be, as a noun phrase.
        let expected: String
    }
}

extension RecordingFormat {
    /// The formats and tests of one kind of sign, in the order of the formats.
    static func tests(_ kind: (FormatSign) -> FormatSign.Test?) -> [(format: RecordingFormat, test: FormatSign.Test)] {
        allCases.flatMap { format in format.signs.compactMap { sign in kind(sign).map { (format, $0) } } }
    }
}
