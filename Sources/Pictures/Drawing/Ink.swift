/// A colour, each part from 0 to 1.
public struct Ink: Hashable, Sendable {
    /// The parts.
    public var red, green, blue: Double
    /// How much of what lies below is covered.
    public var opacity: Double

    /// The colour of six hexadecimal digits.
    public init(_ hex: UInt32, opacity: Double = 1) {
        red = Double(hex >> 16 & 0xff) / 255
        green = Double(hex >> 8 & 0xff) / 255
        blue = Double(hex & 0xff) / 255
        self.opacity = opacity
    }

    /// The same colour, more or less transparent.
    public func faded(to opacity: Double) -> Ink {
        var ink = self
        ink.opacity = opacity
        return ink
    }
}
