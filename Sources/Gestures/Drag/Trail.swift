import Geometry
import TouchInput

extension FingerTracker {
    /// A contact that is followed.
    struct Trail: Hashable, Sendable {
        var number: Int
        var role: Role
        var filter: JumpFilter
        /// The newest position that was believed.
        var position: Point
        /// Where it was when the drag began, or when it began to count.
        var start: Point
        /// Where it came down.
        let landing: Point
        var isSeen = true

        init(_ number: Int, _ role: Role, at sample: DragSample) {
            self.init(number, role, at: sample, landing: sample.position)
        }

        private init(_ number: Int, _ role: Role, at sample: DragSample, landing: Point) {
            self.number = number
            self.role = role
            filter = JumpFilter(start: sample)
            position = sample.position
            start = sample.position
            self.landing = landing
        }

        /// It counts as a finger from here on: it has moved nothing so far.
        mutating func join(at sample: DragSample) {
            self = Trail(number, .finger, at: sample, landing: landing)
        }

        /// Moves on when nothing is odd about it, and answers by how much; else all is as it was.
        @inline(__always)
        mutating func goOn(_ contact: Contact, to sample: DragSample, pointsPerMillimetre: Double) -> Point? {
            guard number == contact.number, filter.isInOrder(sample.time) else { return nil }
            let movement = sample.position - position
            if contact.isStationary && movement == .zero {
                filter.rest(at: sample.time)
                return .zero
            }
            guard filter.goOn(to: sample, pointsPerMillimetre: pointsPerMillimetre) else { return nil }
            position = sample.position
            return movement
        }
    }

    /// What a contact is to the drag.
    enum Role: Hashable, Sendable {
        case finger
        /// It came down during the drag and does not count yet.
        case newcomer(GhostFilter)
        /// It rests, and does not count until it moves.
        case thumb
        /// It rests, and does not count any more.
        case resting
    }
}
