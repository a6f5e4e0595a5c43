/// A width and a height in points, neither negative.
public struct Size: Hashable, Sendable, Codable {
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// A size of these sides.
    @inlinable
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The same sides the other way round, as after a quarter turn.
    public var turned: Size { Size(width: height, height: width) }
}
