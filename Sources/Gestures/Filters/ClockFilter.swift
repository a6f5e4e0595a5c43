import TouchInput

/// Notices that time went back: what was measured before is another clock's, and is never subtracted from what comes.
///
/// Time that stands still needs no filter: samples of one time are merged where velocity is reckoned.
public struct ClockFilter: Hashable, Sendable {
    private var newest: Timestamp?

    /// A filter that has heard of no time yet.
    public init() {}

    /// Takes the time of the next frame; answers by how many microseconds it is before the one before, `nil` when it is
    /// not. `other` is the newest time that was heard elsewhere.
    public mutating func stepBack(to time: Timestamp, knowing other: Timestamp? = nil) -> Int64? {
        var last = newest
        if let other, last.map({ $0 < other }) ?? true { last = other }
        newest = time
        guard let last, time < last else { return nil }
        return last.microseconds(since: time)
    }
}

extension ClockFilter: FilterKind {
    /// What the filter can do.
    public enum Deed: FilterDeed {
        /// The time went back by so many microseconds: velocity is forgotten.
        case wentBack(microseconds: Int64)

        /// What it did, in words.
        public func words(_ numbers: NumberWording) -> String {
            switch self {
            case .wentBack(let microseconds): "\(numbers.milliseconds(microseconds)) back, velocity forgotten"
            }
        }
    }

    static func note(_ count: Int) -> String {
        count == 1
            ? "the clock went back once while fingers were down"
            : "\(count) times the clock went back while fingers were down"
    }
}
