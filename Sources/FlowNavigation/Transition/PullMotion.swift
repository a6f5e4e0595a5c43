import Geometry

/// A destination that was released and is returning to rest. A finger may catch it.
public struct PullMotion: Hashable, Sendable {
    private var x: SpringMotion
    private var y: SpringMotion

    /// The return from a pull, starting with the finger's velocity in points per second.
    public init(from pull: Pull, velocity: Point = .zero, spring: Spring = .standard) {
        let offset = pull.offset
        x = SpringMotion(spring: spring, from: offset.x, to: 0, velocity: velocity.x * Pull.followFactor)
        y = SpringMotion(spring: spring, from: offset.y, to: 0, velocity: velocity.y * Pull.followFactor)
    }

    /// The distance from rest after `time` seconds, in points.
    public func offset(at time: Double) -> Point {
        Point(x: x.value(at: time), y: y.value(at: time))
    }

    /// The velocity after `time` seconds, in points per second.
    public func velocity(at time: Double) -> Point {
        Point(x: x.velocity(at: time), y: y.velocity(at: time))
    }

    /// The time, in seconds, after which it stays within half a point of rest.
    public var settledTime: Double { max(x.settledTime(tolerance: 0.5), y.settledTime(tolerance: 0.5)) }

    /// The pull to continue with if a finger catches the destination after `time` seconds, without a jump.
    public func caught(at time: Double) -> Pull {
        Pull(offset: offset(at: time))
    }
}
