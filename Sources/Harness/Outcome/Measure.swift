import Gestures

/// How far a drag went in one direction, or how fast, against what it had to exceed.
public struct Measure: Hashable, Sendable {
    /// The direction that decided.
    public var direction: Direction
    /// What was measured.
    public var unit: Unit
    /// What had to be exceeded, in the unit.
    public var threshold: Double
    /// By how much it was exceeded, in the unit: positive is past, negative is short.
    public var margin: Double

    /// What a measure counts in.
    public enum Unit: String, Hashable, Sendable {
        /// A distance, in points.
        case points = "pt"
        /// A velocity, in points per second.
        case pointsPerSecond = "pt/s"
    }

    /// A measure.
    public init(_ direction: Direction, _ unit: Unit, threshold: Double, margin: Double) {
        self.direction = direction
        self.unit = unit
        self.threshold = threshold
        self.margin = margin
    }

    /// What was measured, in the unit; negative for the other way.
    public var value: Double { threshold + margin }
}

extension Measure {
    init(_ verdict: DismissVerdict) {
        self.init(verdict.direction, .points, threshold: verdict.threshold, margin: verdict.margin)
    }

    init(_ fling: FlingVerdict) {
        self.init(fling.direction, .pointsPerSecond, threshold: fling.limit, margin: fling.margin)
    }
}
