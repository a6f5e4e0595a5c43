/// A width and a height in points, never negative.
public struct Size: Hashable, Sendable, Codable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// A size with this width and height.
    @inlinable
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Width and height swapped, as after a quarter turn.
    public var turned: Size { Size(width: height, height: width) }
}
