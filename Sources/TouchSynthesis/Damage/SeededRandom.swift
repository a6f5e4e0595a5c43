/// A random number generator with the same numbers on every machine (SplitMix64, by Steele, Lea and Flood).
public struct SeededRandom: RandomNumberGenerator, Hashable, Sendable {
    private var state: UInt64

    /// A generator whose numbers depend only on `seed`.
    public init(seed: UInt64) {
        state = seed
    }

    /// A generator for one of several independent uses of the same seed.
    init(seed: UInt64, stream: Int) {
        var mixed = SeededRandom(seed: seed &+ UInt64(truncatingIfNeeded: stream) &* 0xd134_2543_de82_ef95)
        state = mixed.next()
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, but not including, `bound`, which must be at least 1.
    public mutating func next(below bound: UInt64) -> UInt64 {
        next() % bound
    }

    /// A uniformly distributed number in 0..<1, a multiple of 2⁻⁵³.
    public mutating func fraction() -> Double {
        Double(next() >> 11) * 0x1p-53
    }

    /// An approximately normal number with mean 0 and variance 1, never beyond ±6: the sum of twelve uniform numbers
    /// minus 6. Avoids logarithms, whose last digit varies between mathematics libraries.
    public mutating func bell() -> Double {
        var sum = -6.0
        for _ in 0..<12 { sum += fraction() }
        return sum
    }
}
