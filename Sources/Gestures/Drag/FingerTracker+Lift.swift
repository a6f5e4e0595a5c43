import Geometry
import TouchInput

/// Fingers that left, and those that come back; what a drag asks of the fingers that are down.
extension FingerTracker {
    /// Forgets the contacts that were not in the newest frame.
    mutating func forgetUnseen() {
        if trails.contains(where: { !$0.isSeen }) { trails.removeAll { !$0.isSeen } }
    }

    /// Nothing touches any more, and nothing comes back.
    mutating func removeAll() {
        trails.removeAll(keepingCapacity: true)
    }

    /// All fingers left, and may be back at once: where they were is kept until then.
    mutating func lift() {
        swap(&lifted, &trails)
        trails.removeAll(keepingCapacity: true)
    }

    /// The fingers that lifted go on in those that come down so many microseconds later and near where they were.
    /// Answers whether one did.
    mutating func rejoin(_ frame: ContactFrame, after gap: Int64, _ log: inout FilterLog) -> Bool {
        for contact in frame.contacts where contact.isDown {
            guard let position = contact.position, surface.contains(position) else { continue }
            let point = surface.point(at: position)
            let match = lifted.firstIndex {
                BounceFilter.isSame(
                    point, as: $0.position, after: gap, pointsPerMillimetre: surface.pointsPerMillimetre)
            }
            guard let match else { continue }
            var trail = lifted.remove(at: match)
            trail.number = contact.number
            trails.append(trail)
            log.count(.bounce)
            log.add(
                .bounce, BounceFilter.Deed.cameBack(microseconds: gap), at: frame.time, contact: contact.number)
        }
        return !trails.isEmpty
    }

    /// The mean position of the fingers that count; `nil` when none does.
    var centroid: Point? {
        var sum = Point.zero
        var count = 0.0
        for trail in trails where trail.role == .finger {
            sum = sum + trail.position
            count += 1
        }
        return count > 0 ? Point(x: sum.x / count, y: sum.y / count) : nil
    }

    /// Whether a finger that counts came down in this zone.
    func landed(in zone: EdgeScrollZone) -> Bool {
        trails.contains { $0.role == .finger && zone.contains($0.landing) }
    }

    /// The way of each finger is measured from where it is.
    mutating func startWays() {
        for index in trails.indices { trails[index].start = trails[index].position }
    }

    /// The longest and the shortest way of the fingers that count, in millimetres; `nil` with fewer than two.
    var ways: Ways? {
        var ways = Ways()
        for (index, trail) in trails.enumerated() where trail.role == .finger {
            let way = (trail.position - trail.start).length / surface.pointsPerMillimetre
            ways.fastest = max(ways.fastest, way)
            ways.fingers += 1
            if way < ways.slowest { (ways.slowest, ways.slow) = (way, index) }
        }
        return ways.fingers > 1 ? ways : nil
    }

    /// How far fingers went.
    struct Ways {
        var fastest = 0.0
        var slowest = Double.infinity
        /// The trail of the slowest.
        var slow = 0
        var fingers = 0
    }
}
