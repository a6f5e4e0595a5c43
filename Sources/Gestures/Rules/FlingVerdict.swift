/// A lift that dismisses by its velocity.
public struct FlingVerdict: Hashable, Sendable {
    /// Where it dismisses to.
    public var direction: Direction
    /// The velocity in that direction, in points per second.
    public var speed: Double
    /// The velocity that had to be exceeded, in points per second.
    public var limit: Double

    /// By how much it was, in points per second.
    public var margin: Double { speed - limit }
}
