/// What lies along the four edges and covers content there, in points.
public struct Insets: Hashable, Sendable, Codable {
    /// At the top.
    public var top: Double
    /// At the left.
    public var left: Double
    /// At the bottom.
    public var bottom: Double
    /// At the right.
    public var right: Double

    /// Insets at these edges; none where nothing is said.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Nothing covers anything.
    public static var none: Insets { Insets() }

    /// The larger of both at each edge.
    public func union(_ other: Insets) -> Insets {
        Insets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
