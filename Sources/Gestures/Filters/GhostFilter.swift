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
