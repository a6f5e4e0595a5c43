import Documents

/// Which numbers a field takes: from the lower to the upper bound, both included, in one unit.
public struct RuleBounds: Hashable, Sendable {
    /// The numbers.
    public let range: ClosedRange<Double>
    /// The unit, such as `points` or `ms`; `nil` if the number has none.
    public let unit: String?
    /// Whether only whole numbers are allowed.
    public let isWhole: Bool

    init(_ range: ClosedRange<Double>, _ unit: String? = nil, isWhole: Bool = false) {
        self.range = range
        self.unit = unit
        self.isWhole = isWhole
    }

    /// `0 to 60000 ms`.
    var words: String {
        let words = "\(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))"
        return unit.map { "\(words) \($0)" } ?? words
    }

    /// The number in a document; an error if it is not a number or out of range.
    func read(_ node: YamlNode) throws(YamlError) -> Double {
        guard let value = isWhole ? node.int.map(Double.init) : node.double else { throw node.error(expected: kind) }
        if let expected = expected(insteadOf: value) { throw node.error(expected: expected) }
        return value
    }

    /// What was expected instead of this number; `nil` if it is allowed.
    func expected(insteadOf value: Double) -> String? {
        if isWhole, value != value.rounded() { return kind }
        if range.contains(value) { return nil }
        return "\(kind) from \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))"
    }

    private var kind: String { isWhole ? "a whole number" : "a number" }
}
