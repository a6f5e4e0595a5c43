/// A confidence interval for a proportion: Wilson's score interval (1927), which also works for few cases and for
/// proportions near 0 and 1.
public struct WilsonInterval: Hashable, Sendable {
    /// The number of occurrences.
    public let count: Int
    /// The number of trials. With 0 trials the interval is 0 to 1.
    public let total: Int
    /// The lower bound, 0 to 1.
    public let low: Double
    /// The upper bound, 0 to 1.
    public let high: Double

    /// The quantile of the normal distribution that leaves 2.5 % on either side.
    public static let quantile95 = 1.959_963_984_540_054

    /// The 95 % interval of `count` out of `total`.
    public init(_ count: Int, of total: Int) {
        self.count = count
        self.total = total
        guard total > 0 else {
            (low, high) = (0, 1)
            return
        }
        let (n, z) = (Double(total), Self.quantile95)
        let share = Double(count) / n
        let middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        let half = z / (1 + z * z / n) * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
        low = count == 0 ? 0 : max(0, middle - half)
        high = count == total ? 1 : min(1, middle + half)
    }
}
