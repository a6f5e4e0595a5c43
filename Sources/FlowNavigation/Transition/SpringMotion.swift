/// A value moving to its end on a spring: position and velocity at any time, without a clock.
public struct SpringMotion: Hashable, Sendable {
    /// The spring.
    public let spring: Spring
    /// The starting value.
    public let start: Double
    /// The final value.
    public let end: Double
    /// The initial velocity, per second.
    public let velocity: Double

    /// A motion from `start` to `end` with this initial velocity.
    public init(spring: Spring = .standard, from start: Double, to end: Double, velocity: Double = 0) {
        self.spring = spring
        self.start = start
        self.end = end
        self.velocity = velocity
    }

    /// The value after `time` seconds.
    public func value(at time: Double) -> Double {
        end + spring.motion(from: start - end, velocity: velocity, at: time).offset
    }

    /// The velocity after `time` seconds, per second.
    public func velocity(at time: Double) -> Double {
        spring.motion(from: start - end, velocity: velocity, at: time).velocity
    }

    /// The time, in seconds, after which it stays within `tolerance` of its end.
    public func settledTime(tolerance: Double = 0.001) -> Double {
        spring.settledTime(from: start - end, velocity: velocity, tolerance: tolerance)
    }

    /// The motion to another end that continues this one after `time` seconds, with its position and velocity.
    public func retargeted(to end: Double, at time: Double) -> SpringMotion {
        SpringMotion(spring: spring, from: value(at: time), to: end, velocity: velocity(at: time))
    }
}
