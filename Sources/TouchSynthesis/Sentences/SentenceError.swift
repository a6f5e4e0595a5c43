/// Why a stroke sentence is invalid.
public struct SentenceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The character with the problem, counted from 1; one past the last if something is missing at the end.
    public var column: Int
    /// What was expected there, as a noun phrase.
    public var expected: String
    /// What was found there, shortened and free of control characters.
    public var found: String
    /// What to write instead, as a sentence without a full stop; `nil` if there is nothing to add.
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
