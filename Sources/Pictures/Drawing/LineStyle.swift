/// The style of a line.
public struct LineStyle: Hashable, Sendable {
    /// Its colour.
    public var ink: Ink
    /// Its width.
    public var width: Double
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    public var dashes: [Double]

    /// A line of this colour.
    public init(_ ink: Ink, width: Double = 1, dashes: [Double] = []) {
        self.ink = ink
        self.width = width
        self.dashes = dashes
    }
}
