/// A velocity on the surface, in points per second, signed like the axes; its magnitude is the speed.
public struct Velocity: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// The velocity with these components.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// At rest.
    @inlinable public static var zero: Velocity { Velocity(x: 0, y: 0) }
    /// The magnitude.
    @inlinable public var speed: Double { (x * x + y * y).squareRoot() }
}
