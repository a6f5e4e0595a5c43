import Documents
import Gestures

extension Speed {
    /// The speed with its unit, as a person reads it.
    public var words: String {
        switch self {
        case .points(let value): "\(DecimalText.short(value)) pt/s"
        case .millimetres(let value): "\(DecimalText.short(value)) mm/s"
        case .extents(let value): "\(DecimalText.short(value)) times the view a second"
        }
    }
}
