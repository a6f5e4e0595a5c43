import Geometry
import Gestures

/// How a gesture ended, with what belongs to each ending alone.
public enum Ending: Hashable, Sendable {
    /// The view was dismissed: past a distance, or past the fling limit.
    case dismissed(Decision)
    /// The view returned.
    case returned(Return)
    /// The lift would have dismissed, but dismissal was disabled.
    case refused(Decision)
    /// The content had the movement.
    case scrolled(Scroll)
    /// The finger stayed within the slop.
    case tapped
    /// The touch was taken away.
    case cancelled(Cancellation)
    /// It was no gesture of the view's.
    case notRecognised(Unrecognised)
    /// The view was left in a place where it takes no touches, by a fault that the rules reproduce.
    case stuck(Stuck)

    /// A lift that was enough to dismiss.
    public struct Decision: Hashable, Sendable {
        /// What it exceeded, and by how much.
        public var measure: Measure
        /// What the lift was judged by.
        public var lift: DismissLift
    }

    /// A lift after which the view returned.
    public struct Return: Hashable, Sendable {
        /// Why.
        public var cause: Cause
        /// How far it was from the threshold; `nil` if no direction was open to it.
        public var measure: Measure?
        /// What the lift was judged by.
        public var lift: DismissLift
        /// The last movement with which a lift would have dismissed.
        public var lastChance: Chance?

        /// Why a view returns.
        public enum Cause: String, Hashable, Sendable, CaseIterable {
            /// The drag was short of the threshold.
            case shortBy
            /// The finger flung the view back.
            case flungBack
            /// The finger had turned back.
            case turnedBack
        }
    }

    /// A lift before the end that would have dismissed: known only in a session that weighs lifts.
    public struct Chance: Hashable, Sendable {
        /// How long before the end of the drag, in microseconds.
        public var microseconds: Int64
        /// What it would have been judged by.
        public var lift: DismissLift
    }

    /// How the content got the movement.
    public enum Scroll: Hashable, Sendable {
        /// From the beginning.
        case began(ScrollStart)
        /// The view followed the finger until it was back at its place. `start` says how the content got the movement
        /// before that, if it did.
        case handedBack(start: ScrollStart?, lastChance: Chance?)
    }

    /// A movement that left the slop and that the content got.
    public struct ScrollStart: Hashable, Sendable {
        /// The movement, in points.
        public var movement: Point
        /// Whether it began at the left edge.
        public var isEdge: Bool
        /// What surrounded it.
        public var scene: DismissScene
        /// What the rules for the screen on top say about the content.
        public var gate: DismissRules.ScrollGate
    }

    /// A touch that was taken away.
    public struct Cancellation: Hashable, Sendable {
        /// Why.
        public var reason: CancelReason
        /// The drag that it interrupted; `nil` if it was not a drag yet.
        public var drag: Interrupted?
    }

    /// A drag that was interrupted.
    public struct Interrupted: Hashable, Sendable {
        /// How far it was from the threshold; `nil` if no direction was open to it.
        public var measure: Measure?
        /// Whether it was past the threshold.
        public var isPast: Bool
        /// What its lift was judged by, under rules that take a cancelled touch for a lift.
        public var lift: DismissLift?
        /// What a lift at that moment would have been judged by.
        public var liftInstead: DismissLift?
    }

    /// Why a touch was no gesture of the view's.
    public enum Unrecognised: String, Hashable, Sendable, CaseIterable {
        /// It left the slop along the wrong axis.
        case axis
        /// More fingers touched than make a drag.
        case tooManyFingers
        /// One finger moved while another rested.
        case restingFinger
        /// One finger on a touchpad, which moves the pointer.
        case pointerMotion
        /// Only a palm touched.
        case palm
        /// The view was still settling.
        case settling
        /// It began beside the card on top.
        case besideCard
    }

    /// What left the view stuck.
    public enum Stuck: Hashable, Sendable {
        /// A lift that would have dismissed while dismissal was disabled.
        case disabled(Decision)
        /// The touch was taken away.
        case takenAway(Cancellation)
    }
}

extension Ending {
    /// The touch that was taken away, if one was.
    public var cancellation: Cancellation? {
        switch self {
        case .cancelled(let cancellation), .stuck(.takenAway(let cancellation)): cancellation
        case .dismissed, .returned, .refused, .scrolled, .tapped, .notRecognised, .stuck(.disabled): nil
        }
    }

    var result: Outcome.Result {
        switch self {
        case .dismissed: .dismissed
        case .returned: .returned
        case .refused: .refused
        case .scrolled: .scrolled
        case .tapped: .tapped
        case .cancelled: .cancelled
        case .notRecognised: .notRecognised
        case .stuck: .stuck
        }
    }

    var reason: Outcome.Reason? {
        switch self {
        case .dismissed(let decision): Outcome.Reason(decision.measure)
        case .returned(let back): Outcome.Reason(back.cause)
        case .refused, .stuck(.disabled): .disabled
        case .scrolled, .tapped: nil
        case .cancelled(let cancellation), .stuck(.takenAway(let cancellation)): Outcome.Reason(cancellation.reason)
        case .notRecognised(let unrecognised): Outcome.Reason(unrecognised)
        }
    }

    var measure: Measure? {
        switch self {
        case .dismissed(let decision), .refused(let decision), .stuck(.disabled(let decision)): decision.measure
        case .returned(let back): back.measure
        case .cancelled(let cancellation), .stuck(.takenAway(let cancellation)): cancellation.drag?.measure
        case .scrolled, .tapped, .notRecognised: nil
        }
    }

    var lift: DismissLift? {
        switch self {
        case .dismissed(let decision), .refused(let decision), .stuck(.disabled(let decision)): decision.lift
        case .returned(let back): back.lift
        case .cancelled(let cancellation), .stuck(.takenAway(let cancellation)): cancellation.drag?.lift
        case .scrolled, .tapped, .notRecognised: nil
        }
    }
}

extension Ending.Unrecognised {
    init(_ reason: UnrecognizedReason) {
        self =
            switch reason {
            case .axis: .axis
            case .tooManyFingers: .tooManyFingers
            case .pointerMotion: .pointerMotion
            case .palm: .palm
            case .settling: .settling
            }
    }

    /// The reasons for which a touch that never became a drag is taken away and counts as not recognised.
    init?(_ reason: CancelReason) {
        switch reason {
        case .tooManyFingers: self = .tooManyFingers
        case .restingFinger: self = .restingFinger
        case .besideCard: self = .besideCard
        case .palm, .secondFinger, .jump, .deviceGone, .droppedEvents, .system, .rotation, .notOnTop, .unfinished:
            return nil
        }
    }
}
