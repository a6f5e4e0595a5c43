extension Duration {
    /// The whole microseconds in this time, the rest dropped; saturates at the ends of the range.
    var wholeMicroseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, tooLong) = seconds.multipliedReportingOverflow(by: 1_000_000)
        let (sum, overflowed) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
        return tooLong || overflowed ? (seconds < 0 ? .min : .max) : sum
    }
}
