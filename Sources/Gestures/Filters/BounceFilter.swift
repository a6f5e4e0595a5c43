import Geometry
import TouchInput

/// Tells a lift from a loss of contact for a moment.
///
/// A finger that is back soon and nearly where it was never left. The lift is held back for that long, so that it is
/// neither a tap nor the end of a drag; what follows from it is dated at the lift all the same. Our own numbers: no
/// finger taps twice within 20 ms, and a device that loses a finger finds it again in the next frame or the one after.
public enum BounceFilter {
    /// How long after the lift the finger may be back, in microseconds; exactly this long is soon enough.
    public static let longestGap: Int64 = 20_000
    /// How far from the lift it may be, in millimetres; exactly this far is near enough.
    public static let reach = 5.0

    /// Whether a finger that comes down at `point`, so many microseconds after a lift at `lift`, is the same one's.
    public static func isSame(
        _ point: Point, as lift: Point, after microseconds: Int64, pointsPerMillimetre: Double
    ) -> Bool {
        isSoon(microseconds) && (point - lift).length <= reach * pointsPerMillimetre
    }

    /// Whether it can still come back. After a clock went back nobody knows.
    public static func isSoon(_ microseconds: Int64) -> Bool { (0...longestGap).contains(microseconds) }
}

extension BounceFilter: FilterKind {
    /// What the filter can do.
    public enum Deed: FilterDeed {
        /// The finger was back so many microseconds after its lift.
        case cameBack(microseconds: Int64)

        /// What it did, in words.
        public func words(_ numbers: NumberWording) -> String {
            switch self {
            case .cameBack(let microseconds): "back \(numbers.milliseconds(microseconds)) after its lift"
            }
        }
    }

    static func note(_ count: Int) -> String {
        count == 1
            ? "1 lift was none: the finger was back at once" : "\(count) lifts were none: the fingers were back at once"
    }
}
