import Documents
import Gestures

extension Direction {
    /// The direction, as it stands behind a distance.
    public var words: String {
        switch self {
        case .down: "down"
        case .up: "up"
        case .right: "to the right"
        }
    }

    private var oppositeWords: String {
        switch self {
        case .down: "up"
        case .up: "down"
        case .right: "to the left"
        }
    }

    /// A distance in this direction, in points, or the other way when it is negative.
    func words(for distance: Double) -> String { words(for: distance, unit: "pt") }

    /// A number in this direction with its unit, or the other way when it is negative.
    func words(for value: Double, unit: String, decimals: Int = 1) -> String {
        let text = "\(DecimalText.short(value.magnitude, decimals: decimals)) \(unit)"
        return text.hasPrefix("0 ") ? text : "\(text) \(value < 0 ? oppositeWords : words)"
    }
}
