import Geometry

/// A line of text at its place.
public struct Label: Hashable, Sendable {
    /// What it says.
    public let text: String
    /// Where its baseline begins.
    public let start: Point
    /// How large it is.
    public let size: Double
    /// Whether it is bold.
    public let isBold: Bool
    /// Its colour.
    public let ink: Ink
    /// What it covers, by the measure of its font.
    public let rect: Rect
}
