/// What counts as past a threshold.
public struct DistanceRule: Hashable, Sendable {
    /// A threshold is never less than this, whatever a fraction of a small view comes to.
    public var shortestThreshold = Length.points(0)
    /// Whether a drag of exactly the threshold is past it.
    public var isThresholdIncluded = false
    /// The threshold for a finger that does not move along the direction when it lifts, and for the question whether a
    /// lift would dismiss while it is down; `nil`: the same as for one that moves.
    public var atRest: Length?
    /// Where the lift would have carried the view, instead of where the finger left it; `nil`: the latter.
    public var projection: Projection?
    /// A drag that was past its threshold stays past it until it is more than this much short of it.
    public var hysteresis = Length.points(0)
    /// A drag that turns back by this much or more, from where it was farthest, does not dismiss, unless it moves on
    /// again past the threshold; `nil`: turning back is not looked at.
    public var turningBack: Length?

    /// The seed's: the finger's own distance, and exactly the threshold is not past it.
    public init() {}

    /// A distance that the velocity at the lift adds.
    public struct Projection: Hashable, Sendable {
        /// For how long the view is taken to go on at the velocity of the lift, in seconds.
        public var seconds: Double
        /// Slower than this, in points per second, nothing is added; exactly this fast it is.
        public var slowest: Double

        /// The velocity carries the view on for `seconds`.
        public init(seconds: Double, slowest: Double = 0) {
            self.seconds = seconds
            self.slowest = slowest
        }
    }
}
