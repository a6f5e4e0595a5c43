/// A speed in a rule, with its unit.
public enum Speed: Hashable, Sendable {
    /// Points per second.
    case points(Double)
    /// Millimetres on the surface per second.
    case millimetres(Double)
    /// Extents of the presented view, along the direction of the movement, per second.
    case extents(Double)

    /// The speed in points per second, for a view that extends `extent` points in the direction of the movement.
    @inlinable
    public func pointsPerSecond(extent: Double, pointsPerMillimetre: Double) -> Double {
        switch self {
        case .points(let points): points
        case .millimetres(let millimetres): millimetres * pointsPerMillimetre
        case .extents(let extents): extents * extent
        }
    }
}
