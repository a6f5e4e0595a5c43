/// The behaviour of a finger and the sensor: everything about a recording that the sentence does not say.
public struct FingerModel: Hashable, Sendable {
    /// Scans per second, 1 to 4000.
    public var rate = 125
    /// The time from the start of the sentence to the first scan, in microseconds; at most one scan period.
    public var scanPhase: Int64 = 0
    /// The standard deviation of a moving finger's position along each axis, 0 to 10 mm. A resting finger keeps its
    /// last deviation, because sensors have hysteresis.
    public var positionJitter = 0.05
    /// The largest error of a frame's time stamp in microseconds, uniformly distributed in both directions; less than
    /// half a scan period. The device's own clock has no error.
    public var timeJitter: Int64 = 0
    /// For how many scans the sensor keeps a finger that has left, 0 to 100. With 0, the last scan may miss the end of
    /// a stroke.
    public var liftLag = 1

    /// 125 scans per second, a position jitter of 0.05 mm, no time jitter, a lift lag of one scan.
    public init() {}

    /// The largest deviation of a position along an axis, in standard deviations.
    public static let greatestDeviation = 6.0

    /// The time of scan `index`, in microseconds after the start of the sentence.
    func scanTime(_ index: Int) -> Int64 {
        scanPhase + Int64(index) * 1_000_000 / Int64(rate)
    }

    /// The first scan at or after `time`.
    func firstScan(notBefore time: Int64) -> Int {
        let sinceFirst = max(0, time - scanPhase)
        var index = Int(sinceFirst * Int64(rate) / 1_000_000)
        while scanTime(index) < time { index += 1 }
        return index
    }

    /// Throws an error for the first number outside its range.
    func check() throws(SynthesisError) {
        guard (1...4000).contains(rate) else {
            throw .model("rate", expected: "1 to 4000 scans a second", found: "\(rate)")
        }
        let period = 1_000_000 / Int64(rate)
        guard (0...period).contains(scanPhase) else {
            throw .model("scan phase", expected: "0 to \(period) µs", found: "\(scanPhase)")
        }
        guard positionJitter >= 0, positionJitter <= 10 else {
            throw .model("position jitter", expected: "0 to 10 mm", found: "\(positionJitter)")
        }
        guard timeJitter >= 0, timeJitter < (period + 1) / 2 else {
            throw .model("time jitter", expected: "0 to less than \((period + 1) / 2) µs", found: "\(timeJitter)")
        }
        guard (0...100).contains(liftLag) else {
            throw .model("lift lag", expected: "0 to 100 scans", found: "\(liftLag)")
        }
    }
}
