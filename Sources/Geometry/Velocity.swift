/// A velocity in points per second. x grows to the right, y downwards.
public struct Velocity: Hashable, Sendable {
    /// Horizontal, to the right.
    public var x: Double
    /// Vertical, downwards.
    public var y: Double

    /// The velocity with these components.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// At rest.
    @inlinable public static var zero: Velocity { Velocity(x: 0, y: 0) }
    /// The speed: its magnitude.
    @inlinable public var speed: Double { (x * x + y * y).squareRoot() }
}
