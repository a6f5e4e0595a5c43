import Geometry

/// Maps points of the touched surface to the page.
struct SurfaceMap {
    let scale: Double
    private let left: Double, top: Double
    private let seen: Rect

    /// Fits the part `seen` of the surface into `room`, at its top and centred.
    init(of seen: Rect, in room: Rect) {
        self.seen = seen
        scale = min(room.width / seen.width, room.height / seen.height)
        left = room.x + (room.width - seen.width * scale) / 2
        top = room.y
    }

    func place(_ point: Point) -> Point {
        Point(x: left + (point.x - seen.x) * scale, y: top + (point.y - seen.y) * scale)
    }

    func place(_ rect: Rect) -> Rect {
        let corner = place(Point(x: rect.x, y: rect.y))
        return Rect(x: corner.x, y: corner.y, width: rect.width * scale, height: rect.height * scale)
    }
}
