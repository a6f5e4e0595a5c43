import TouchInput

/// Knows devices that report the corners of a box around the fingers, or one point for all of them.
///
/// Of such a device only the number of fingers and the mean count. When the number changes the corners leap, which moved
/// nothing; while there are several, no corner's own path is judged.
public struct SemiMTFilter: Hashable, Sendable {
    private var fingers = 0

    /// Whether the device reports corners: by its property, or because it is a touchpad that counts two fingers and has a
    /// place for one.
    static func applies(to surface: Surface) -> Bool {
        guard let description = surface.description else { return false }
        if description.properties?.contains(.semiMT) == true { return true }
        return surface.kind == .touchpad && description.axes[.positionX] == nil
            && description.has(.key, .toolDoubleTap)
    }

    /// Takes the number of fingers of the next frame; answers whether it changed.
    mutating func changes(to count: Int) -> Bool {
        defer { fingers = count }
        return count != fingers
    }
}

extension SemiMTFilter: FilterKind {
    /// What the filter can do.
    public enum Deed: FilterDeed {
        /// The number of fingers changed, so what the corners of their box did is no movement.
        case cornersMoved(fingers: Int)

        /// What it did, in words.
        public func words(_ numbers: NumberWording) -> String {
            switch self {
            case .cornersMoved(let fingers): "\(fingers == 1 ? "1 finger" : "\(fingers) fingers") now, nothing moved"
            }
        }
    }

    static func note(_ count: Int) -> String {
        count == 1
            ? "the corners of a box of fingers moved with their number once"
            : "\(count) times the corners of a box of fingers moved with their number"
    }
}
