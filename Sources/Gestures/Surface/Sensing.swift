import Geometry
import TouchInput

/// What a surface tells of its contacts besides where they are, and which of them count.
struct Sensing: Hashable, Sendable {
    let palm: PalmFilter
    let thumb: ThumbFilter?
    let edgeScroll: EdgeScrollZone?
    /// Whether its contacts are the corners of a box around the fingers, or one point for all of them.
    let reportsCorners: Bool

    /// `height` is that of the surface in millimetres, as the user sees it, where it is known.
    init(
        _ description: DeviceDescription?, _ axes: SurfaceAxes?, kind: Surface.Kind, height: Double?, viewport: Size,
        pointsPerMillimetre: Double
    ) {
        palm = PalmFilter(
            description, kind: kind, scale: axes.flatMap { $0.millimetres == nil ? nil : Double($0.x.resolution) })
        switch kind {
        case .touchpad:
            thumb = ThumbFilter(description, height: height, viewport: viewport)
            edgeScroll = EdgeScrollZone(description, viewport: viewport, pointsPerMillimetre: pointsPerMillimetre)
            reportsCorners = SemiMTFilter.applies(to: description)
        case .touchscreen:
            thumb = nil
            edgeScroll = nil
            reportsCorners = description?.properties?.contains(.semiMT) ?? false
        }
    }
}
