/// A spring, by how long it takes and how much it bounces, in closed form: no step of time is ever summed up.
public struct Spring: Hashable, Sendable {
    /// How long it takes to feel done, in seconds; more than 0.
    public let duration: Double
    /// How much it goes beyond its end: 0 not at all, towards 1 ever more, below 0 it creeps there. Between −1 and 1.
    public let bounce: Double

    /// The seed's spring: 0.24 s with a bounce of 0.2.
    public static let standard = Spring(duration: 0.24, bounce: 0.2)

    /// A spring of this duration and bounce. A duration below a millisecond is taken for one, a bounce outside −0.99…0.99
    /// for the nearer bound, so that every spring comes to rest.
    public init(duration: Double = 0.24, bounce: Double = 0.2) {
        self.duration = duration.isFinite ? max(0.001, duration) : 0.24
        self.bounce = bounce.isFinite ? max(-0.99, min(0.99, bounce)) : 0
    }

    /// The frequency without damping, in radians per second.
    public var frequency: Double { 2 * .pi / duration }
    /// The damping as a part of the critical one: below 1 it bounces.
    public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

    /// How far from rest it is after `time` seconds, when it began at `offset` with `velocity` per second.
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

    /// After how many seconds it stays within `tolerance` of rest for good: never too early.
    public func settledTime(from offset: Double, velocity: Double = 0, tolerance: Double = 0.001) -> Double {
        let (w, z) = (frequency, dampingRatio)
        let bound = tolerance.magnitude > 0 ? tolerance.magnitude : 0.001
        if z < 1 {
            let damped = w * (1 - z * z).squareRoot()
            let b = (velocity + z * w * offset) / damped
            let amplitude = (offset * offset + b * b).squareRoot()
            return amplitude <= bound ? 0 : CMath.logarithm(amplitude / bound) / (z * w)
        }
        // Beyond its one possible turn the motion only shrinks: the last crossing is found by halving.
        var (low, high) = (0.0, duration)
        while envelope(from: offset, velocity: velocity, at: high) > bound { high *= 2 }
        if envelope(from: offset, velocity: velocity, at: 0) <= bound { return 0 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(from: offset, velocity: velocity, at: middle) > bound { low = middle } else { high = middle }
        }
        return high
    }

    /// A bound of the offset that only falls with time once it begins to, for springs that do not bounce.
    private func envelope(from offset: Double, velocity: Double, at time: Double) -> Double {
        let (w, z) = (frequency, dampingRatio)
        if z == 1 {
            // |a| + |b|·t rises before it decays; its greatest value stands in for all earlier ones.
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
