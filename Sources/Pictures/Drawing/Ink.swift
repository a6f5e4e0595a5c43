/// A colour. Each component ranges from 0 to 1.
public struct Ink: Hashable, Sendable {
    /// The components.
    public var red, green, blue: Double
    /// Opacity.
    public var opacity: Double

    /// The colour of a six-digit hexadecimal number.
    public init(_ hex: UInt32, opacity: Double = 1) {
        red = Double(hex >> 16 & 0xff) / 255
        green = Double(hex >> 8 & 0xff) / 255
        blue = Double(hex & 0xff) / 255
        self.opacity = opacity
    }

    /// The same colour with another opacity.
    public func faded(to opacity: Double) -> Ink {
        var ink = self
        ink.opacity = opacity
        return ink
    }
}
