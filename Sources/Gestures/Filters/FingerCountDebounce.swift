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

extension FingerCountDebounce: FilterKind {
    /// What the filter can do.
    public enum Deed: FilterDeed {
        /// The number of fingers is wrong; the drag waits whether it stays so.
        case waits(fingers: Int)
        /// The number of fingers was right again after so many microseconds.
        case rightAgain(microseconds: Int64)

        /// What it did, in words.
        public func words(_ numbers: NumberWording) -> String {
            switch self {
            case .waits(let fingers): "waits with \(fingers == 1 ? "1 finger" : "\(fingers) fingers")"
            case .rightAgain(let microseconds): "right again after \(numbers.milliseconds(microseconds))"
            }
        }
    }

    static func note(_ count: Int) -> String {
        count == 1
            ? "the number of fingers was wrong for a moment once"
            : "\(count) times the number of fingers was wrong for a moment"
    }
}
