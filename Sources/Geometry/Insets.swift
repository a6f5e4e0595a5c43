/// How far each of the four edges is covered, in points.
public struct Insets: Hashable, Sendable, Codable {
    /// Top.
    public var top: Double
    /// Left.
    public var left: Double
    /// Bottom.
    public var bottom: Double
    /// Right.
    public var right: Double

    /// These insets; 0 where omitted.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public static var none: Insets { Insets() }

    /// The larger value at each edge.
    public func union(_ other: Insets) -> Insets {
        Insets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
