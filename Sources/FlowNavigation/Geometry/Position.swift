/// A place in points; x grows to the right and y downwards.
public struct Position: Hashable, Sendable, Codable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// The place at `x`, `y`.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static var zero: Position { Position(x: 0, y: 0) }
}
