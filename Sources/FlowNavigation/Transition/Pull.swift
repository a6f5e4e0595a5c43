import Geometry

/// How a finger moves the destination under it: the destination follows at a third of the translation and shrinks.
public struct Pull: Hashable, Sendable {
    /// The share of the translation that the destination follows.
    public static let followFactor = 1.0 / 3
    /// The maximum shrinking, as a fraction.
    public static let greatestShrink = 0.1
    /// The downward translation at which the shrinking reaches its maximum, in points.
    public static let shrinkDistance = 200.0

    /// The finger's translation, in points.
    public var translation: Point

    /// The pull for this translation.
    public init(translation: Point = .zero) {
        self.translation = translation
    }

    /// The pull that puts the destination at `offset`: where a finger that catches it continues.
    public init(offset: Point) {
        translation = Point(x: offset.x / Self.followFactor, y: offset.y / Self.followFactor)
    }

    /// The offset of the destination, in points.
    public var offset: Point {
        Point(x: translation.x * Self.followFactor, y: translation.y * Self.followFactor)
    }

    /// The scale of the destination: 1 at rest or when dragged up, 0.9 from 200 points down.
    public var scale: Double {
        1 - Self.greatestShrink * min(1, max(0, translation.y / Self.shrinkDistance))
    }
}
