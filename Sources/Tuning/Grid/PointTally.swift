/// How many gestures the rules at one point of a grid misjudge.
public struct PointTally: Hashable, Sendable {
    /// Meant to dismiss, and did not.
    public var missed: UInt32
    /// Not meant to dismiss, and did.
    public var falsely: UInt32

    /// A point whose values contradict each other, so that they are no rules; or one that was not looked at.
    public static let impossible = PointTally(missed: .max, falsely: .max)

    /// What it costs; infinite for what is no rules.
    public func cost(_ weights: ErrorWeights) -> Double {
        self == .impossible ? .infinity : Double(missed) * weights.missed + Double(falsely) * weights.falsely
    }
}

/// What an error costs.
public struct ErrorWeights: Hashable, Sendable {
    /// A dismissal that was meant and did not come.
    public var missed = 1.0
    /// A dismissal that came and was not meant.
    public var falsely = 1.0

    /// One each.
    public init() {}

    /// What `missed=1,false=3` says; what is left out is 1.
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
