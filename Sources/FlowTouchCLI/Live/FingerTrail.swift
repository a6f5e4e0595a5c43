import Geometry
import Gestures

/// Where the fingers of the newest gesture have been: the last few hundred points.
struct FingerTrail: Hashable {
    static let capacity = 512

    /// The points, in no particular order.
    private(set) var points: [Point] = []
    private var next = 0

    init() {
        points.reserveCapacity(Self.capacity)
    }

    mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        next = 0
    }

    mutating func append(_ point: Point) {
        if points.count < Self.capacity {
            points.append(point)
        } else {
            points[next] = point
            next = (next + 1) % Self.capacity
        }
    }
}
