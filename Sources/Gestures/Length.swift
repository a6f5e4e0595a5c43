/// A distance in a rule, with its unit.
public enum Length: Hashable, Sendable {
    /// Points.
    case points(Double)
    /// Millimetres on the surface.
    case millimetres(Double)
    /// A fraction of the presented view's extent along the direction of the movement.
    case fraction(Double)

    /// The distance in points, for a view that extends `extent` points in the direction of the movement.
    @inlinable
    public func points(extent: Double, pointsPerMillimetre: Double) -> Double {
        switch self {
        case .points(let points): points
        case .millimetres(let millimetres): millimetres * pointsPerMillimetre
        case .fraction(let fraction): fraction * extent
        }
    }
}

/// The extents of a rectangle, in points.
public struct Size: Hashable, Sendable {
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// A rectangle of this size.
    @inlinable
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
