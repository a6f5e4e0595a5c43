/// Why rules cannot be tuned: a sentence with its place.
public struct TuningError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was wrong, where, and what was expected.
    public let description: String

    /// An error with this sentence.
    public init(_ description: String) {
        self.description = description
    }
}
