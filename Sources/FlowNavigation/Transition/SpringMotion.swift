/// A value under way to its end on a spring: where it is and how fast at any time, without a clock.
public struct SpringMotion: Hashable, Sendable {
    /// The spring.
    public let spring: Spring
    /// Where it began.
    public let start: Double
    /// Where it will rest.
    public let end: Double
    /// How fast it was when it began, per second.
    public let velocity: Double

    /// A value that goes from `start` to `end`, at first with this velocity.
    public init(spring: Spring = .standard, from start: Double, to end: Double, velocity: Double = 0) {
        self.spring = spring
        self.start = start
        self.end = end
        self.velocity = velocity
    }

    /// Where it is after `time` seconds.
    public func value(at time: Double) -> Double {
        end + spring.motion(from: start - end, velocity: velocity, at: time).offset
    }

    /// How fast it is after `time` seconds, per second.
    public func velocity(at time: Double) -> Double {
        spring.motion(from: start - end, velocity: velocity, at: time).velocity
    }

    /// After how many seconds it stays within `tolerance` of its end.
    public func settledTime(tolerance: Double = 0.001) -> Double {
        spring.settledTime(from: start - end, velocity: velocity, tolerance: tolerance)
    }

    /// The motion to another end that goes on from where this one is after `time` seconds, with its velocity.
    public func retargeted(to end: Double, at time: Double) -> SpringMotion {
        SpringMotion(spring: spring, from: value(at: time), to: end, velocity: velocity(at: time))
    }
}
