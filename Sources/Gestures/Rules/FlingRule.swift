import TouchInput

/// When a lift dismisses by its velocity, and when one keeps the view.
public struct FlingRule: Hashable, Sendable {
    /// The velocity in the direction of the dismissal that a fling must exceed.
    public var limit: Speed
    /// Whether a velocity of exactly the limit is a fling.
    public var isLimitIncluded = false
    /// The distance in the direction of the dismissal that a fling must exceed as well.
    public var minimumDistance: Length
    /// How much faster, at least, the lift must be along the direction than across it, in points per second; `nil`: the
    /// speed across does not matter. Exactly this much faster is enough, but at 0 it must be faster.
    public var excessOverCross: Double?
    /// A lift faster than this against the direction of the dismissal keeps the view, however far it was dragged; `nil`: no
    /// lift does.
    public var keepingLimit: Speed?

    /// A fling past this velocity and this distance.
    public init(limit: Speed, minimumDistance: Length = .points(0)) {
        self.limit = limit
        self.minimumDistance = minimumDistance
    }

    /// Whether a lift is faster along its direction than the limit.
    func isFast(_ lift: DirectedLift) -> Bool {
        isPast(lift.pointsPerSecond(limit), lift.speed)
    }

    /// Whether a lift is enough faster along its direction than across it.
    func isStraight(_ lift: DirectedLift) -> Bool {
        guard let excessOverCross else { return true }
        let excess = lift.speed - lift.crossSpeed.magnitude
        return excess > 0 && excess >= excessOverCross
    }

    /// Whether a lift went far enough along its direction for a fling.
    func isFar(_ lift: DirectedLift) -> Bool {
        lift.distance > lift.points(minimumDistance)
    }

    /// Whether a lift goes back against its direction faster than the limit that keeps the view.
    func isFlungBack(_ lift: DirectedLift) -> Bool {
        guard let keepingLimit else { return false }
        return isPast(lift.pointsPerSecond(keepingLimit), -lift.speed)
    }

    /// A finger at rest is never past a limit, not even past one of 0 that is included.
    private func isPast(_ limit: Double, _ speed: Double) -> Bool {
        speed > limit || (isLimitIncluded && speed == limit && speed > 0)
    }
}
