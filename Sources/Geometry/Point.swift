/// A position or a distance on the surface, in points; x grows to the right and y downwards.
public struct Point: Hashable, Sendable, Codable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// The point at `x`, `y`.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// No distance.
    @inlinable public static var zero: Point { Point(x: 0, y: 0) }

    /// The way from `right` to `left`.
    @inlinable
    public static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }

    /// One way and then the other.
    @inlinable
    public static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }

    /// The length of the way from the origin.
    @inlinable public var length: Double { squaredLength.squareRoot() }
    /// The square of the length: enough to compare by, and cheaper.
    @inlinable public var squaredLength: Double { x * x + y * y }
}
