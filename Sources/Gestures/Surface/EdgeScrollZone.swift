import Geometry
import TouchInput

/// The strip at the right edge of a touchpad that feels one finger only: a finger that comes down there scrolls, so it
/// makes a drag.
public struct EdgeScrollZone: Hashable, Sendable {
    /// How wide the strip is, in millimetres: libinput's. A finger exactly at its border is outside.
    public static let width = 7.0

    private let border: Double

    /// The zone of a touchpad; `nil` when it can tell two fingers from one, and for a touchscreen.
    init?(_ surface: Surface) {
        guard surface.kind == .touchpad, let description = surface.description else { return nil }
        guard description.axes[.positionX] == nil, description.axes[.x] != nil,
            !description.has(.key, .toolDoubleTap)
        else { return nil }
        border = surface.viewport.width - Self.width * surface.pointsPerMillimetre
    }

    /// Whether a finger that comes down there scrolls.
    public func contains(_ point: Point) -> Bool { point.x > border }
}
