import TouchInput

/// Knows devices that report the corners of a box around the fingers, or one point for all of them.
///
/// Of such a device only the number of fingers and the mean count. When the number changes the corners leap, which moved
/// nothing; while there are several, no corner's own path is judged.
public struct SemiMTFilter: Hashable, Sendable {
    private var fingers = 0

    /// Whether the device reports corners: by its property, or because it counts two fingers and has a place for one.
    static func applies(to description: DeviceDescription?) -> Bool {
        guard let description else { return false }
        if description.properties?.contains(.semiMT) == true { return true }
        return description.axes[.positionX] == nil && description.has(.key, .toolDoubleTap)
    }

    /// Takes the number of fingers of the next frame; answers whether it changed.
    mutating func changes(to count: Int) -> Bool {
        defer { fingers = count }
        return count != fingers
    }
}
