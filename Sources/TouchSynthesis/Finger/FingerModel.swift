/// How a finger and the sensor under it behave: everything about a recording that the sentence does not say.
public struct FingerModel: Hashable, Sendable {
    /// Scans of the sensor a second, 1 to 4000.
    public var rate = 125
    /// How long after the start of the sentence the first scan is, in microseconds; 0 to one scan period.
    public var scanPhase: Int64 = 0
    /// The standard deviation of a moving finger's position, in millimetres along each axis, 0 to 10. A resting finger
    /// keeps its last deviation, as the sensors' hysteresis makes it.
    public var positionJitter = 0.05
    /// The most that a frame's time stamp is off, in microseconds, evenly spread to both sides; less than half a scan
    /// period. The device's own clock is never off.
    public var timeJitter: Int64 = 0
    /// Scans for which the sensor holds on to a finger that has left, 0 to 100. With 0 the last scan may miss the end
    /// of a stroke.
    public var liftLag = 1

    /// 125 scans a second, 0.05 mm of jitter, none in time, one scan of lag.
    public init() {}

    /// No position is further off along an axis than so many standard deviations.
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

    /// Throws the first number that is not in its range.
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
