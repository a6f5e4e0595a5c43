/// A moment on the device's own clock, in whole microseconds.
///
/// Each device chooses the zero of its clock: boot, a date, or the first event of a recording. Only compare timestamps
/// of the same device.
public struct Timestamp: Comparable, Hashable, Sendable {
    /// Microseconds since the clock's zero. May be negative in a damaged recording.
    public var microseconds: Int64

    /// A moment `microseconds` after the clock's zero.
    @inlinable
    public init(microseconds: Int64) {
        self.microseconds = microseconds
    }

    /// Earlier is less.
    @inlinable
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.microseconds < right.microseconds
    }

    /// The microseconds from `earlier` to this moment; negative if `earlier` is later. Saturates instead of
    /// overflowing, since a file may contain any time stamp.
    @inlinable
    public func microseconds(since earlier: Timestamp) -> Int64 {
        let (difference, overflowed) = microseconds.subtractingReportingOverflow(earlier.microseconds)
        return overflowed ? (microseconds < earlier.microseconds ? .min : .max) : difference
    }

    /// The time from `earlier` to this moment.
    public func duration(since earlier: Timestamp) -> Duration {
        .microseconds(microseconds(since: earlier))
    }

    /// The moment `microseconds` after this one; saturates at the ends of the range.
    @inlinable
    public func advanced(byMicroseconds step: Int64) -> Timestamp {
        let (sum, overflowed) = microseconds.addingReportingOverflow(step)
        return Timestamp(microseconds: overflowed ? (step < 0 ? .min : .max) : sum)
    }
}
