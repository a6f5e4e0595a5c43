import TouchInput

extension Timestamp {
    /// The most whole seconds, before or after zero, whose microseconds fit a `Timestamp`.
    static let secondsLimit: Int64 = 9_223_372_036_853

    /// The moment `seconds` and `microseconds` after zero. `nil` beyond about 292,000 years, or if `microseconds` is a
    /// million or more: the kernel writes two numbers, not a decimal fraction.
    @inline(__always)
    init?(seconds: Int64, microseconds: Int64) {
        guard microseconds >= 0, microseconds < 1_000_000, seconds <= Self.secondsLimit, seconds >= -Self.secondsLimit
        else { return nil }
        self.init(microseconds: seconds &* 1_000_000 &+ microseconds)
    }
}

extension RawSpan {
    /// `<sec>.<usec>`: two decimal numbers, so `1.5` is one second and five microseconds.
    @inline(__always)
    func timestamp(_ position: inout Int, separator: UInt8 = 0x2e) -> Timestamp? {
        guard let seconds = decimal(&position), byte(position) == separator else { return nil }
        position &+= 1
        guard let microseconds = decimal(&position) else { return nil }
        return Timestamp(seconds: seconds, microseconds: microseconds)
    }
}
