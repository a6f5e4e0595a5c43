import Geometry

/// A line of text and its position.
public struct Label: Hashable, Sendable {
    /// The text.
    public let text: String
    /// The start of its baseline.
    public let start: Point
    /// The font size.
    public let size: Double
    /// Whether it is bold.
    public let isBold: Bool
    /// Its colour.
    public let ink: Ink
    /// The rectangle it covers, according to the font's metrics.
    public let rect: Rect
}
