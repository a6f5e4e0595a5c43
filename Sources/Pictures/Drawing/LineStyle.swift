/// How a line is drawn.
public struct LineStyle: Hashable, Sendable {
    /// Its colour.
    public var ink: Ink
    /// How wide it is.
    public var width: Double
    /// The lengths of its dashes and gaps in turn; none for a whole line.
    public var dashes: [Double]

    /// A line of this colour.
    public init(_ ink: Ink, width: Double = 1, dashes: [Double] = []) {
        self.ink = ink
        self.width = width
        self.dashes = dashes
    }
}
