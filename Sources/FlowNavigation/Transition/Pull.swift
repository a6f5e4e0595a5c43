import Geometry

/// What a finger's translation does to the destination under it: it follows by a third and shrinks.
public struct Pull: Hashable, Sendable {
    /// What part of the translation the destination follows.
    public static let followFactor = 1.0 / 3
    /// By how much it shrinks at the most.
    public static let greatestShrink = 0.1
    /// The translation downwards at which it has shrunk all it will, in points.
    public static let shrinkDistance = 200.0

    /// The finger's translation, in points.
    public var translation: Point

    /// The pull of a finger that has moved this far.
    public init(translation: Point = .zero) {
        self.translation = translation
    }

    /// The pull under which the destination lies at `offset`: where a finger finds it that catches it on its way.
    public init(offset: Point) {
        translation = Point(x: offset.x / Self.followFactor, y: offset.y / Self.followFactor)
    }

    /// How far the destination is moved, in points.
    public var offset: Point {
        Point(x: translation.x * Self.followFactor, y: translation.y * Self.followFactor)
    }

    /// What the destination is scaled by: 1 at rest or pulled upwards, 0.9 from 200 points down.
    public var scale: Double {
        1 - Self.greatestShrink * min(1, max(0, translation.y / Self.shrinkDistance))
    }
}
