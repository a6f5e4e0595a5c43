/// Measures text in a font.
public protocol TextMeasure {
    /// The width of a line of text, and the ascent and descent of its font.
    func extent(of text: String, size: Double, isBold: Bool) -> TextExtent
}

/// The extents of a line of text, in points.
public struct TextExtent: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The ascent above the baseline.
    public var ascent: Double
    /// The descent below the baseline.
    public var descent: Double
}
