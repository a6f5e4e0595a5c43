import FlowNavigation
import Geometry

/// Finds places for labels beside what they name, so that none covers another.
struct LabelPlacer {
    /// Where labels may stand.
    let bounds: Rect
    /// What is taken.
    private(set) var taken: [Rect]

    init(in bounds: Rect, taken: [Rect] = []) {
        self.bounds = bounds
        self.taken = taken
    }

    /// Keeps labels away from a rectangle.
    mutating func avoid(_ rect: Rect) {
        taken.append(rect)
    }

    /// The place for a label of this extent that is nearest to `position` and free; `nil` where there is none. Between
    /// two labels there is room for a space.
    mutating func place(
        _ extent: Size, near position: Point, clearance: Double = 8, step: Double = 9
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
