import Geometry

/// Maps points of a frame to the page.
struct FrameMap {
    /// The frame's corner at the top left.
    let corner: Point
    let scale: Double

    func place(_ point: Point) -> Point {
        Point(x: corner.x + point.x * scale, y: corner.y + point.y * scale)
    }

    func place(_ rect: Rect) -> Rect {
        Rect(
            x: corner.x + rect.x * scale, y: corner.y + rect.y * scale, width: rect.width * scale,
            height: rect.height * scale)
    }
}
