/// A position or a displacement, in points. x grows to the right, y downwards.
public struct Point: Hashable, Sendable, Codable {
    /// Horizontal, to the right.
    public var x: Double
    /// Vertical, downwards.
    public var y: Double

    /// The point at `x`, `y`.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin, or no displacement.
    @inlinable public static var zero: Point { Point(x: 0, y: 0) }

    /// The displacement from `right` to `left`.
    @inlinable
    public static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }

    /// The sum of two displacements.
    @inlinable
    public static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }

    /// The distance from the origin.
    @inlinable public var length: Double { squaredLength.squareRoot() }
    /// The squared distance from the origin: cheaper, and enough for comparing.
    @inlinable public var squaredLength: Double { x * x + y * y }
}
