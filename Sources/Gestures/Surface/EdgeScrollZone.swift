import Geometry
import TouchInput

/// The strip at the right edge of a touchpad that feels one finger only: a finger that comes down there scrolls, so it
/// makes a drag.
public struct EdgeScrollZone: Hashable, Sendable {
    /// How wide the strip is, in millimetres: libinput's. A finger exactly at its border is outside.
    public static let width = 7.0

    private let border: Double

    /// The zone of a touchpad; `nil` when it can tell two fingers from one. `viewport` is its extent in points.
    init?(_ description: DeviceDescription?, viewport: Size, pointsPerMillimetre: Double) {
        guard let description, description.axes[.positionX] == nil else { return nil }
        guard !description.has(.key, .toolDoubleTap), description.axes[.x] != nil else { return nil }
        border = viewport.width - Self.width * pointsPerMillimetre
    }

    /// Whether a finger that comes down there scrolls.
    public func contains(_ point: Point) -> Bool { point.x > border }
}
