import Geometry

/// The highest speed that a velocity may have, in points per second, more than 0.
public struct SpeedLimit: Hashable, Sendable {
    /// More than 0; infinity limits nothing.
    public let pointsPerSecond: Double

    /// The limit at `pointsPerSecond`; nil unless it is more than 0, since a limit of 0 would stop every fling and
    /// one below 0 would turn them round.
    public init?(pointsPerSecond: Double) {
        guard pointsPerSecond > 0 else { return nil }
        self.pointsPerSecond = pointsPerSecond
    }

    private init(unchecked pointsPerSecond: Double) {
        self.pointsPerSecond = pointsPerSecond
    }

    /// Limits nothing.
    public static let infinite = SpeedLimit(unchecked: .infinity)
}

extension Velocity {
    /// This velocity, slowed to `limit` where its speed is higher. The direction stays: the speed is limited, not
    /// each component. A velocity that is not finite has no direction and becomes zero.
    public func clamped(toSpeed limit: SpeedLimit) -> Velocity {
        guard x.isFinite, y.isFinite else { return .zero }
        let largest = max(x.magnitude, y.magnitude)
        guard largest > 0 else { return self }
        // Measured in its larger component, a velocity too large to be squared still has a length.
        let direction = Velocity(x: x / largest, y: y / largest)
        guard largest * direction.speed > limit.pointsPerSecond else { return self }
        let scale = limit.pointsPerSecond / direction.speed
        return Velocity(x: direction.x * scale, y: direction.y * scale)
    }
}
