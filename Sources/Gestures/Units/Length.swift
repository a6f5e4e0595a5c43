/// A distance in a rule, with its unit.
public enum Length: Hashable, Sendable {
    /// Points.
    case points(Double)
    /// Millimetres on the surface.
    case millimetres(Double)
    /// A fraction of the presented view's extent along the direction of the movement.
    case fraction(Double)

    /// The distance in points, for a view that extends `extent` points in the direction of the movement.
    ///
    /// Millimetres and fractions are rounded up to 1/4096 pt: positions are rounded too, and a movement of exactly
    /// the distance must not be past it.
    @inlinable
    public func points(extent: Double, pointsPerMillimetre: Double) -> Double {
        switch self {
        case .points(let points): points
        case .millimetres(let millimetres): (millimetres * pointsPerMillimetre * 4096).rounded(.up) / 4096
        case .fraction(let fraction): (fraction * extent * 4096).rounded(.up) / 4096
        }
    }
}
