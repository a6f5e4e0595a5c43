import TouchInput

/// Tells fingers that join a drag from ghosts: contacts of a frame or two that no finger made.
///
/// Whatever comes down during a drag counts from its third frame on, or once it has been there for longer than three
/// frames take: while all fingers rest, a device sends none. Until then it moves nothing and cancels nothing.
public struct GhostFilter: Hashable, Sendable {
    /// A contact of so many frames is a ghost. A tap takes 50 ms or more, which is three frames at 60 Hz.
    public static let longestLife = 2
    /// Frames less than this apart are one scan of the sensor, in microseconds. No touch device scans so often.
    public static let shortestScan: Int64 = 1000

    /// In how many frames the contact was seen.
    public private(set) var frames = 1
    private let first: Timestamp
    private var newest: Timestamp

    /// A contact that is first seen at this time.
    public init(at time: Timestamp) {
        first = time
        newest = time
    }

    /// The contact is there in a frame of this time; answers whether it is a finger by the number of its frames.
    public mutating func isFinger(at time: Timestamp) -> Bool {
        if abs(time.microseconds(since: newest)) >= Self.shortestScan { frames += 1 }
        newest = time
        return frames > Self.longestLife
    }

    /// How long it has been there at `time`, in microseconds, if that is at least `limit`, which makes it a finger.
    public func stay(until time: Timestamp, atLeast limit: Int64) -> Int64? {
        let age = time.microseconds(since: first)
        return age >= limit ? age : nil
    }
}

extension GhostFilter: FilterKind {
    /// What the filter can do.
    public enum Deed: FilterDeed {
        /// The contact has been there for so many frames, and counts as a finger from here on.
        case joins(frames: Int)
        /// The contact has been there for so many microseconds, however few its frames: it is or was a finger.
        case stayed(microseconds: Int64)
        /// The contact was there for so many frames only, and never counted.
        case ghost(frames: Int)

        /// What it did, in words.
        public func words(_ numbers: NumberWording) -> String {
            switch self {
            case .joins(let frames): "a finger, in its \(frames == 3 ? "3rd" : "\(frames)th") frame"
            case .stayed(let microseconds): "a finger, there for \(numbers.milliseconds(microseconds))"
            case .ghost(let frames): "dropped after \(frames == 1 ? "1 frame" : "\(frames) frames")"
            }
        }
    }

    static func note(_ count: Int) -> String {
        count == 1
            ? "1 contact of a frame or two during a drag was dropped"
            : "\(count) contacts of a frame or two during drags were dropped"
    }
}
