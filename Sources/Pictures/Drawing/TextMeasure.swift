/// How much room a text takes in a font.
public protocol TextMeasure {
    /// The width of a line of text, and how far its font reaches above and below the baseline.
    func extent(of text: String, size: Double, isBold: Bool) -> TextExtent
}

/// The room that a line of text takes, in points.
public struct TextExtent: Hashable, Sendable {
    /// From the beginning of the line to its end.
    public var width: Double
    /// How far it reaches above the baseline.
    public var ascent: Double
    /// How far it reaches below the baseline.
    public var descent: Double
}
