/// What counts as past a threshold.
public struct DistanceRule: Hashable, Sendable {
    /// No threshold is shorter than this, even if it is a fraction of a small view.
    public var shortestThreshold = Length.points(0)
    /// Whether a drag of exactly the threshold is past it.
    public var isThresholdIncluded = false
    /// The threshold for a finger that does not move along the direction when it lifts. While the finger is down it tells
    /// whether a lift would dismiss. `nil`: the same as for one that moves.
    public var atRest: Length?
    /// Counts how far the velocity of the lift would have carried the view; `nil`: where the finger left it counts.
    public var projection: Projection?
    /// A drag that was past its threshold stays past it until it is more than this much short of it.
    public var hysteresis = Length.points(0)
    /// A drag that turns back by this much or more, from where it was farthest, does not dismiss, unless it moves on
    /// again past the threshold; `nil`: turning back does not matter.
    public var turningBack: Length?

    /// Whether a drag remembers that it was past its threshold. If so, other thresholds may make another drag of it.
    public var remembersArming: Bool { hysteresis != .points(0) || turningBack != nil }

    /// As in the published FlowStack package: the finger's own distance counts, and exactly the threshold is not past it.
    public init() {}

    /// A distance that the velocity of the lift adds.
    public struct Projection: Hashable, Sendable {
        /// How long the view is assumed to go on at the velocity of the lift, in seconds.
        public var seconds: Double
        /// A slower lift, in points per second, adds nothing; one exactly this fast does.
        public var slowest: Double

        /// The velocity carries the view on for `seconds`.
        public init(seconds: Double, slowest: Double = 0) {
            self.seconds = seconds
            self.slowest = slowest
        }
    }
}
