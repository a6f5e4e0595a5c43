import TouchInput

/// When a lift dismisses by its velocity, and when one keeps the view.
public struct FlingRule: Hashable, Sendable {
    /// The velocity in the direction of the dismissal that must be exceeded.
    public var limit: Speed
    /// Whether a velocity of exactly the limit is a fling.
    public var isLimitIncluded = false
    /// The distance in the direction of the dismissal that must be exceeded as well.
    public var minimumDistance: Length
    /// By how much the speed along the direction must be more than the speed across, at the least, in points per second;
    /// `nil`: the speed across is not looked at. Exactly this much more is enough, but at 0 it must be more.
    public var excessOverCross: Double?
    /// The velocity against the direction of the dismissal past which the view is kept, however far it was dragged;
    /// `nil`: such a fling is not looked at.
    public var keepingLimit: Speed?

    /// A fling past this velocity and this distance.
    public init(limit: Speed, minimumDistance: Length = .points(0)) {
        self.limit = limit
        self.minimumDistance = minimumDistance
    }

    /// Whether a lift at `distance` along a direction, with `speed` along it and `cross` across it, is a fling there.
    func isFling(speed: Double, cross: Double, distance: Double, extent: Double, pointsPerMillimetre: Double) -> Bool {
        isFast(speed, extent: extent, pointsPerMillimetre: pointsPerMillimetre) && isStraight(speed, cross: cross)
            && isFar(distance, extent: extent, pointsPerMillimetre: pointsPerMillimetre)
    }

    /// Whether `speed` along a direction is past the limit.
    func isFast(_ speed: Double, extent: Double, pointsPerMillimetre: Double) -> Bool {
        let limit = limit(extent: extent, pointsPerMillimetre: pointsPerMillimetre)
        return speed > limit || (isLimitIncluded && speed == limit && speed > 0)
    }

    /// Whether `speed` along a direction is enough more than that across it.
    func isStraight(_ speed: Double, cross: Double) -> Bool {
        guard let excessOverCross else { return true }
        let excess = speed - cross.magnitude
        return excess > 0 && excess >= excessOverCross
    }

    /// Whether `distance` along a direction is enough for a fling.
    func isFar(_ distance: Double, extent: Double, pointsPerMillimetre: Double) -> Bool {
        distance > minimumDistance.points(extent: extent, pointsPerMillimetre: pointsPerMillimetre)
    }

    /// The limit of the velocity in points per second.
    func limit(extent: Double, pointsPerMillimetre: Double) -> Double {
        limit.pointsPerSecond(extent: extent, pointsPerMillimetre: pointsPerMillimetre)
    }

    /// Whether `speed` along a direction says that the view is kept.
    func keeps(speed: Double, extent: Double, pointsPerMillimetre: Double) -> Bool {
        guard let keepingLimit else { return false }
        let limit = keepingLimit.pointsPerSecond(extent: extent, pointsPerMillimetre: pointsPerMillimetre)
        return -speed > limit || (isLimitIncluded && -speed == limit && speed < 0)
    }
}
