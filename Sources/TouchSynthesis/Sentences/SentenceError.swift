/// Why a stroke sentence cannot be understood.
public struct SentenceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The character at which it went wrong, counted from 1; one past the last for something missing at the end.
    public var column: Int
    /// What should have stood there, as a noun phrase.
    public var expected: String
    /// What stood there, free of control characters and cut to a readable length.
    public var found: String
    /// What to write instead, as a sentence without a full stop, when there is more to say.
    public var advice: String?

    init(column: Int, expected: String, found: String, advice: String? = nil) {
        self.column = column
        self.expected = expected
        self.found = found
        self.advice = advice
    }

    /// `column 12: expected a time such as “50ms”, found “lift”`, and the advice after a semicolon.
    public var description: String {
        let sentence = "column \(column): expected \(expected), found \(found)"
        guard let advice else { return sentence }
        return "\(sentence); \(advice)"
    }
}
