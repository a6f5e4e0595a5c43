import Geometry

/// Places labels near what they name, without overlaps.
struct LabelPlacer {
    /// The area for labels.
    let bounds: Rect
    let type: Typesetter
    let ink: Ink
    /// The occupied rectangles.
    private var taken: [Rect] = []

    init(in bounds: Rect, _ type: Typesetter, _ ink: Ink) {
        self.bounds = bounds
        self.type = type
        self.ink = ink
    }

    /// Keeps labels away from a rectangle.
    mutating func avoid(_ rect: Rect) {
        taken.append(rect)
    }

    /// The label at the free position nearest to `position`; `nil` if there is none. Labels on one line keep a space's
    /// width apart.
    mutating func label(
        _ text: String, near position: Point, size: Double, clearance: Double, step: Double = 9
    ) -> Label? {
        let extent = type.measure.extent(of: text, size: size, isBold: false)
        let room = Size(width: extent.width, height: extent.ascent + extent.descent)
        guard let rect = place(room, near: position, clearance: clearance, step: step) else { return nil }
        return type.label(text, at: Point(x: rect.x, y: rect.y + extent.ascent), size: size, ink)
    }

    private mutating func place(
        _ extent: Size, near position: Point, clearance: Double, step: Double
    ) -> Rect? {
        for ring in 0..<12 {
            let gap = clearance + Double(ring) * step
            let (right, left) = (position.x + gap, position.x - gap - extent.width)
            let (above, below) = (position.y - gap - extent.height, position.y + gap)
            let (middle, center) = (position.y - extent.height / 2, position.x - extent.width / 2)
            let candidates = [
                (right, middle), (left, middle), (right, above), (right, below), (left, above), (left, below),
                (center, above), (center, below),
            ]
            for (x, y) in candidates {
                let rect = Rect(x: x, y: y, width: extent.width, height: extent.height)
                if bounds.contains(rect), !taken.contains(where: { $0.intersects(rect) }) {
                    taken.append(Rect(x: rect.x - 4, y: rect.y, width: rect.width + 8, height: rect.height))
                    return rect
                }
            }
        }
        return nil
    }
}
