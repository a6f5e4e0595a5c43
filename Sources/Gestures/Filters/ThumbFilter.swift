import Geometry
import TouchInput

/// Tells a thumb that rests at the lower edge of a button pad, or is about to press it, from fingers.
///
/// A contact that comes down below the lower line is a thumb until it is above the upper line. Both lines, and the least
/// height of a pad with room for a thumb, are libinput's.
public struct ThumbFilter: Hashable, Sendable {
    /// Below this fraction of the pad's height a contact comes down as a thumb; exactly there it is a finger.
    public static let lowerLine = 0.92
    /// Above this fraction of the pad's height a thumb becomes a finger; exactly there it is a thumb.
    public static let upperLine = 0.85
    /// A pad less high than this has no room for resting thumbs, in millimetres.
    public static let leastHeight = 50.0

    private let lower: Double
    private let upper: Double

    /// The filter for a touchpad; `nil` when it is too low or its height is not known, when it has no button below it,
    /// and for a touchscreen.
    init?(_ surface: Surface) {
        guard surface.kind == .touchpad, let height = surface.knownMillimetres?.height, height >= Self.leastHeight
        else { return nil }
        if let properties = surface.description?.properties, !properties.contains(.buttonPad) { return nil }
        lower = surface.viewport.height * Self.lowerLine
        upper = surface.viewport.height * Self.upperLine
    }

    /// Whether a contact that comes down there is a thumb.
    public func isThumb(comingDownAt point: Point) -> Bool { point.y > lower }

    /// Whether a thumb that is there now is a finger.
    public func isFinger(thumbAt point: Point) -> Bool { point.y < upper }
}

extension ThumbFilter: FilterKind {
    /// What the filter can do.
    public enum Deed: FilterDeed {
        /// The contact is a resting thumb, and does not count.
        case rests
        /// What had rested moves, and counts as a finger.
        case moves

        /// What it did, in words.
        public func words(_ numbers: NumberWording) -> String {
            switch self {
            case .rests: "a thumb that rests"
            case .moves: "a finger after all"
            }
        }
    }

    static func note(_ count: Int) -> String {
        count == 1
            ? "1 contact at the lower edge was taken for a thumb"
            : "\(count) contacts at the lower edge were taken for thumbs"
    }
}
