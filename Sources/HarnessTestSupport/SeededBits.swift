/// Random numbers that are the same for the same seed everywhere (SplitMix64).
public struct SeededBits: RandomNumberGenerator {
    private var state: UInt64

    /// The sequence of this seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    /// A number from 0 up to but not including `bound`.
    public mutating func next(below bound: UInt64) -> UInt64 {
        next() % bound
    }
}
