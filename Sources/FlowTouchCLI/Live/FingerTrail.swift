import Geometry
import Gestures

/// Where the fingers of the newest gesture have been: the last few hundred places.
struct FingerTrail: Hashable {
    static let capacity = 512

    private var places: [Point] = []
    private var next = 0

    init() {
        places.reserveCapacity(Self.capacity)
    }

    mutating func removeAll() {
        places.removeAll(keepingCapacity: true)
        next = 0
    }

    mutating func append(_ place: Point) {
        if places.count < Self.capacity {
            places.append(place)
        } else {
            places[next] = place
            next = (next + 1) % Self.capacity
        }
    }

    /// The places, in no order.
    var points: [Point] { places }
}
