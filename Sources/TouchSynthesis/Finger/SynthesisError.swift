/// Why a sentence cannot be performed on a device.
public enum SynthesisError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The device does not have two axes with a range.
    case noPosition
    /// The device has neither `BTN_TOUCH`, nor pressure, nor a button that shows a touch.
    case noTouchSign
    /// The clause at `column` needs a code that the device lacks.
    case needs(String, column: Int)
    /// A finger would leave the surface in the clause at `column`.
    case outside(finger: Int, column: Int, axis: Direction, position: Double, extent: Double)
    /// The viewport is not a valid size.
    case viewport(width: Double, height: Double)
    /// A number of the finger model is outside its range.
    case model(String, expected: String, found: String)
    /// The scans of the recording would contain more than `limit` contacts.
    case tooLong(limit: Int)

    /// A direction on the surface.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// From left to right.
        case x
        /// From top to bottom.
        case y
    }

    /// The place, what was expected, what was found, and what to do.
    public var description: String {
        switch self {
        case .noPosition:
            "the device does not have two axes with a range; choose a touchscreen or touchpad"
        case .noTouchSign:
            "the device has neither BTN_TOUCH, nor pressure, nor BTN_LEFT to report a touch; choose another"
        case .needs(let code, let column):
            "column \(column): expected a device with \(code), found one without; choose another device"
        case .outside(let finger, let column, let axis, let position, let extent):
            "column \(column): expected finger \(finger) to stay on the surface, 0 to \(Self.tenths(extent)) pt "
                + "along \(axis.rawValue), found \(Self.tenths(position)) pt; start elsewhere with “at” or move less"
        case .viewport(let width, let height):
            "expected a viewport of 1 to 100000 pt on each side, found \(width) × \(height)"
        case .model(let name, let expected, let found):
            "\(name): expected \(expected), found \(found)"
        case .tooLong(let limit):
            "expected at most \(limit) contacts in all scans, found more; shorten the sentence or lower the rate"
        }
    }

    private static func tenths(_ value: Double) -> Double {
        (value * 10).rounded() / 10
    }
}
