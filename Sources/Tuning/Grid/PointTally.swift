/// How many gestures one grid point misjudges.
public struct PointTally: Hashable, Sendable {
    /// Meant to dismiss, but not dismissed.
    public var missed: UInt32
    /// Not meant to dismiss, but dismissed.
    public var falsely: UInt32

    /// A point that was not evaluated, or whose values contradict each other.
    public static let impossible = PointTally(missed: .max, falsely: .max)

    /// The cost; infinite for an invalid point.
    public func cost(_ weights: ErrorWeights) -> Double {
        self == .impossible ? .infinity : Double(missed) * weights.missed + Double(falsely) * weights.falsely
    }
}

/// The cost of each kind of error.
public struct ErrorWeights: Hashable, Sendable {
    /// A missed dismissal.
    public var missed = 1.0
    /// A false dismissal.
    public var falsely = 1.0

    /// One each.
    public init() {}

    /// Parses `missed=1,false=3`. Omitted costs are 1.
    public init(parsing text: String) throws(TuningError) {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let words = part.split(separator: "=", omittingEmptySubsequences: false)
            guard words.count == 2, let value = Double(words[1]), value >= 0, value <= 1e6 else {
                throw TuningError("--cost takes weights from 0 to 1000000, such as missed=1,false=3")
            }
            switch words[0] {
            case "missed": missed = value
            case "false": falsely = value
            default: throw TuningError("--cost knows missed and false, such as missed=1,false=3")
            }
        }
        guard missed + falsely > 0 else { throw TuningError("--cost needs a weight of more than 0") }
    }
}
