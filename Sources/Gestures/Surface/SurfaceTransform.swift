import Geometry
import TouchInput

/// How positions on the axes become points of the view, as the user sees it.
struct SurfaceTransform: Hashable, Sendable {
    private let xFromX: Double
    private let xFromY: Double
    private let xOffset: Double
    private let yFromX: Double
    private let yFromY: Double
    private let yOffset: Double

    /// The transform from these axes to a view of this size; without axes a unit is a point.
    init(_ axes: SurfaceAxes?, to viewport: Size, by orientation: Orientation) {
        let m = orientation.matrix
        let (minX, minY) = (Double(axes?.x.minimum ?? 0), Double(axes?.y.minimum ?? 0))
        let (spanX, spanY) = axes.map { ($0.x.span, $0.y.span) } ?? (viewport.width, viewport.height)
        xFromX = m[0] * viewport.width / spanX
        xFromY = m[1] * viewport.width / spanY
        xOffset = m[2] * viewport.width - xFromX * minX - xFromY * minY
        yFromX = m[3] * viewport.height / spanX
        yFromY = m[4] * viewport.height / spanY
        yOffset = m[5] * viewport.height - yFromX * minX - yFromY * minY
    }

    /// The position in points, rounded as ``Surface/point(at:)`` says.
    @inline(__always)
    func point(at position: DevicePoint) -> Point {
        let (x, y) = (Double(position.x), Double(position.y))
        return Point(
            x: Self.onGrid(xFromX * x + xFromY * y + xOffset), y: Self.onGrid(yFromX * x + yFromY * y + yOffset))
    }

    /// Below 2⁵¹ a number loses its fraction when one is added that leaves no bits for it; the sum rounds to even.
    @inline(__always)
    private static func onGrid(_ value: Double) -> Double {
        let scaled = value * 65536
        guard scaled.magnitude < 0x1p51 else { return scaled.rounded() / 65536 }
        return ((scaled + 0x1.8p52) - 0x1.8p52) / 65536
    }
}
