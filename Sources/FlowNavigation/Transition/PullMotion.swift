import Geometry

/// A destination that was let go and is on its way back to where it rests, and that a finger may catch.
public struct PullMotion: Hashable, Sendable {
    private var x: SpringMotion
    private var y: SpringMotion

    /// The way back from a pull, begun with the finger's velocity in points per second.
    public init(from pull: Pull, velocity: Point = .zero, spring: Spring = .standard) {
        let offset = pull.offset
        x = SpringMotion(spring: spring, from: offset.x, to: 0, velocity: velocity.x * Pull.followFactor)
        y = SpringMotion(spring: spring, from: offset.y, to: 0, velocity: velocity.y * Pull.followFactor)
    }

    /// How far from its rest the destination is after `time` seconds, in points.
    public func offset(at time: Double) -> Point {
        Point(x: x.value(at: time), y: y.value(at: time))
    }

    /// How fast the destination moves after `time` seconds, in points per second.
    public func velocity(at time: Double) -> Point {
        Point(x: x.velocity(at: time), y: y.velocity(at: time))
    }

    /// After how many seconds it is within half a point of its rest.
    public var settledTime: Double { max(x.settledTime(tolerance: 0.5), y.settledTime(tolerance: 0.5)) }

    /// The pull with which a finger goes on that catches the destination after `time` seconds: nothing jumps.
    public func caught(at time: Double) -> Pull {
        Pull(offset: offset(at: time))
    }
}
