import TouchInput

extension Timestamp {
    /// The moment that `libinput record` writes as these two numbers.
    ///
    /// It subtracts the first event's time without a sign, so that an older event has 18446744073709 or more seconds
    /// (2⁶⁴ microseconds), or microseconds near 2³². `nil` if the numbers fit neither case.
    @inline(__always)
    init?(wrappedSeconds seconds: UInt64, microseconds: UInt64) {
        var part = Int64(truncatingIfNeeded: microseconds)
        if microseconds >= 1_000_000 {
            guard microseconds >= 1 << 31, microseconds < 1 << 32 else { return nil }
            part = Int64(Int32(truncatingIfNeeded: microseconds))
            guard part > -1_000_000 else { return nil }
        }
        let whole = Int64(truncatingIfNeeded: seconds &* 1_000_000)
        // Two's complement seconds: 2⁶⁴ − 1 means −1.
        let isNegative = seconds > UInt64.max - UInt64(Timestamp.secondsLimit)
        let isWrapped = seconds >= 18_446_744_073_709 - UInt64(Timestamp.secondsLimit) && seconds <= 18_446_744_073_709
        guard seconds <= UInt64(Timestamp.secondsLimit) || isWrapped || isNegative else { return nil }
        self.init(microseconds: whole &+ part)
    }
}
