#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(ucrt)
    import ucrt
#endif

/// How a released view returns to where it rests.
public enum SettleMotion: Hashable, Sendable {
    /// The part of the way that is left is the part of the time that is left, to this power, 1 or more. At 1 the view moves
    /// evenly; above, it slows down towards its end. The velocity of the lift does not matter.
    case easing(power: Double)
    /// A spring that starts at the velocity of the lift. It feels done after `seconds`, more than 0, and overshoots the more
    /// `bounce` it has, from 0 (not at all) to below 1.
    case spring(seconds: Double, bounce: Double)

    /// The spring of the published FlowStack package.
    public static let flowstack = SettleMotion.spring(seconds: 0.24, bounce: 0.2)

    /// How far a view is from where it rests, `elapsed` seconds after it was released at `offset` with `velocity` per second.
    /// It settles for `duration` seconds.
    func offset(from offset: Double, velocity: Double, after elapsed: Double, of duration: Double) -> Double {
        switch self {
        case .easing(let power):
            guard elapsed < duration else { return 0 }
            return offset * pow(1 - max(0, elapsed) / duration, power)
        case .spring(let seconds, let bounce):
            // The closed form of a damped oscillation: the result does not depend on how often it is asked.
            let frequency = 2 * Double.pi / seconds
            let damping = frequency * (1 - bounce)
            let decay = exp(-damping * max(0, elapsed))
            let pull = velocity + damping * offset
            guard bounce > 0 else { return decay * (offset + pull * elapsed) }
            let oscillation = (frequency * frequency - damping * damping).squareRoot()
            return decay
                * (offset * cos(oscillation * elapsed) + pull / oscillation * sin(oscillation * elapsed))
        }
    }
}
