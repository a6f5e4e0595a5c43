/// A lift that dismisses by its velocity.
public struct FlingVerdict: Hashable, Sendable {
    /// The direction of the dismissal.
    public var direction: Direction
    /// The velocity in that direction, in points per second.
    public var speed: Double
    /// The velocity that had to be exceeded, in points per second.
    public var limit: Double

    /// How much faster it was than the limit, in points per second.
    public var margin: Double { speed - limit }
}
