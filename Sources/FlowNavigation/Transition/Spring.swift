/// A spring described by duration and bounce, in closed form: nothing is integrated step by step.
public struct Spring: Hashable, Sendable {
    /// The perceived duration, in seconds; positive.
    public let duration: Double
    /// How far it overshoots: 0 not at all, more towards 1; below 0 it approaches slowly. Between −1 and 1.
    public let bounce: Double

    /// The default spring: 0.24 s with a bounce of 0.2, as in the published FlowStack package.
    public static let standard = Spring(duration: 0.24, bounce: 0.2)

    /// A spring with this duration and bounce. Durations below a millisecond become one millisecond, and the bounce is
    /// clamped to −0.99…0.99, so that every spring comes to rest.
    public init(duration: Double = 0.24, bounce: Double = 0.2) {
        self.duration = duration.isFinite ? max(0.001, duration) : 0.24
        self.bounce = bounce.isFinite ? max(-0.99, min(0.99, bounce)) : 0
    }

    /// The undamped frequency, in radians per second.
    public var frequency: Double { 2 * .pi / duration }
    /// The damping ratio: below 1 it bounces.
    public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

    /// The state after `time` seconds of a motion that started at `offset` with `velocity` per second.
    ///
    /// - Returns: The offset from rest and its velocity per second.
    public func motion(from offset: Double, velocity: Double, at time: Double) -> (offset: Double, velocity: Double) {
        guard time > 0 else { return (offset, velocity) }
        let (w, z) = (frequency, dampingRatio)
        if z < 1 {
            let damped = w * (1 - z * z).squareRoot()
            let a = offset
            let b = (velocity + z * w * offset) / damped
            let decay = CMath.exponential(-z * w * time)
            let (sine, cosine) = (CMath.sine(damped * time), CMath.cosine(damped * time))
            let place = decay * (a * cosine + b * sine)
            return (place, decay * damped * (b * cosine - a * sine) - z * w * place)
        }
        if z == 1 {
            let b = velocity + w * offset
            let decay = CMath.exponential(-w * time)
            return (decay * (offset + b * time), decay * (b - w * (offset + b * time)))
        }
        let root = w * (z * z - 1).squareRoot()
        let (slow, fast) = (-z * w + root, -z * w - root)
        let a = (velocity - fast * offset) / (slow - fast)
        let b = offset - a
        let (slowPart, fastPart) = (a * CMath.exponential(slow * time), b * CMath.exponential(fast * time))
        return (slowPart + fastPart, slow * slowPart + fast * fastPart)
    }

    /// The time, in seconds, after which it stays within `tolerance` of rest. Never too early.
    public func settledTime(from offset: Double, velocity: Double = 0, tolerance: Double = 0.001) -> Double {
        let (w, z) = (frequency, dampingRatio)
        let bound = tolerance.magnitude > 0 ? tolerance.magnitude : 0.001
        if z < 1 {
            let damped = w * (1 - z * z).squareRoot()
            let b = (velocity + z * w * offset) / damped
            let amplitude = (offset * offset + b * b).squareRoot()
            return amplitude <= bound ? 0 : CMath.logarithm(amplitude / bound) / (z * w)
        }
        // After its only possible turning point the motion only shrinks, so bisection finds the last crossing.
        var (low, high) = (0.0, duration)
        while envelope(from: offset, velocity: velocity, at: high) > bound { high *= 2 }
        if envelope(from: offset, velocity: velocity, at: 0) <= bound { return 0 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(from: offset, velocity: velocity, at: middle) > bound { low = middle } else { high = middle }
        }
        return high
    }

    /// An upper bound of the offset for springs that do not bounce. Once it starts to fall, it keeps falling.
    private func envelope(from offset: Double, velocity: Double, at time: Double) -> Double {
        let (w, z) = (frequency, dampingRatio)
        if z == 1 {
            // |a| + |b|·t rises before it decays; its maximum stands in for all earlier times.
            let b = (velocity + w * offset).magnitude
            let peak = b > 0 ? max(0, 1 / w - offset.magnitude / b) : 0
            let t = max(time, peak)
            return CMath.exponential(-w * t) * (offset.magnitude + b * t)
        }
        let root = w * (z * z - 1).squareRoot()
        let (slow, fast) = (-z * w + root, -z * w - root)
        let a = (velocity - fast * offset) / (slow - fast)
        return a.magnitude * CMath.exponential(slow * time) + (offset - a).magnitude * CMath.exponential(fast * time)
    }
}
