/// What the list of filters must know of each.
protocol FilterKind {
    /// The sentence of the notes for a filter that acted `count` times, at least once.
    static func note(_ count: Int) -> String
}

/// Something that a filter did, as it stands in a trace.
public protocol FilterDeed: Hashable, Sendable {
    /// What the filter did, in words: “held back, 72 mm away”.
    func words(_ numbers: NumberWording) -> String
}

/// How the numbers in the words of a deed are written.
public struct NumberWording: Sendable {
    /// Writes a number without its unit.
    public let number: @Sendable (Double) -> String

    /// Numbers as `number` writes them.
    public init(number: @escaping @Sendable (Double) -> String) {
        self.number = number
    }

    func millimetres(_ millimetres: Double) -> String { "\(number(millimetres)) mm" }
    func milliseconds(_ microseconds: Int64) -> String { "\(number(Double(microseconds) / 1000)) ms" }
}
