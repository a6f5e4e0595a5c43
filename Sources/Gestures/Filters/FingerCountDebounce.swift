import TouchInput

/// Tells a change of the number of fingers from one for a moment, where a drag takes a certain number.
///
/// Too few: the drag waits where it is, and is lifted there if they stay too few or all leave. Too many: it goes on, and is
/// cancelled if they stay or are lifted together with the others.
public enum FingerCountDebounce {
    /// How long the number must be wrong, in microseconds; exactly this long is. libinput's finger switch timeout.
    public static let time: Int64 = 100_000

    /// Whether a number that has been wrong for so many microseconds stays wrong. After a clock went back it does not.
    public static func isSettled(after microseconds: Int64) -> Bool { microseconds >= time }
}
