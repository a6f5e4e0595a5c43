import Geometry
import TouchInput

/// Where the gesture is.
public enum DismissPhase: Hashable, Sendable {
    /// Nothing touches.
    case idle
    /// A finger is down and within the slop. It has strayed when it went farther than the slop where rules measure the
    /// slop along an axis: it may still begin a drag, but it is no tap.
    case tracking(origin: Point, isEdge: Bool, hasStrayed: Bool)
    /// The scroll view has the movement.
    case scrolling(Scroll)
    /// The gesture has the movement.
    case dragging(Drag)
    /// The view animates to where it will rest. `nil`: it leaves, or there is nothing to catch for another reason.
    case settling(DismissReturn?)
    /// Nothing more until all fingers are up.
    case spent

    /// A movement that the scroll view has.
    public struct Scroll: Hashable, Sendable {
        /// Where the finger was when the scroll view's offset was `offset`.
        public var origin: Point
        /// The offset at the origin, in points.
        public var offset: Double
    }

    /// A movement that the gesture has.
    public struct Drag: Hashable, Sendable {
        /// From where the translation is measured.
        public var origin: Point
        /// Whether it began at the left edge.
        public var isEdge: Bool
        /// In which directions it may dismiss.
        public var permitted: Directions
        /// In which direction a lift would dismiss now.
        public var armed: Direction?
        /// The direction that `farthest` and `newest` are in.
        public var heading: Direction?
        /// How far it was at the farthest, in points.
        public var farthest = 0.0
        /// How far it was at the newest movement, in points.
        public var newest = 0.0
        /// Whether it turned back by more than the rules allow.
        public var hasTurnedBack = false

        /// A drag from this place.
        init(origin: Point, isEdge: Bool, permitted: Directions) {
            self.origin = origin
            self.isEdge = isEdge
            self.permitted = permitted
        }

        /// Takes a movement to `translation`; a lift there would do what `verdict` says.
        mutating func turn(to translation: Point, _ verdict: DismissVerdict?, turningBack: Double) {
            guard let verdict else { return }
            let distance = verdict.direction.part(x: translation.x, y: translation.y)
            if verdict.direction != heading {
                heading = verdict.direction
                farthest = distance
            } else if hasTurnedBack && verdict.isPast && distance > newest {
                hasTurnedBack = false
                farthest = distance
            } else {
                farthest = max(farthest, distance)
                if farthest - distance >= turningBack { hasTurnedBack = true }
            }
            newest = distance
        }
    }

    /// The phase without what it carries.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        case idle, tracking, scrolling, dragging, settling, spent
    }

    /// The phase without what it carries.
    public var name: Name {
        switch self {
        case .idle: .idle
        case .tracking: .tracking
        case .scrolling: .scrolling
        case .dragging: .dragging
        case .settling: .settling
        case .spent: .spent
        }
    }
}
