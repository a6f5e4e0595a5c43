import Geometry
import Gestures
import TouchInput

/// What became of one gesture, why, and by how much.
public struct Outcome: Hashable, Sendable {
    /// Counts the gestures of a session from 1.
    public var gesture: Int
    /// The frame in which its first finger came down.
    public var start: Timestamp
    /// The frame in which its last finger left, or the end of the recording.
    public var end: Timestamp
    /// What happened.
    public var result: Result
    /// Why; `nil` where the result says it all: scrolled and tapped.
    public var reason: Reason?
    /// The direction that decided, when one did.
    public var direction: Direction?
    /// The clause that decided; `nil` when the gesture never became a drag.
    public var clause: DismissClause?
    /// The translation at the end of the drag, in points.
    public var translation: Point
    /// The translation that was farthest from the origin, in points.
    public var peakTranslation: Point
    /// The velocity at the lift, in points per second.
    public var velocity: Velocity
    /// What had to be exceeded: points, or points per second when velocity decided.
    public var threshold: Double?
    /// By how much it was, in the same unit: positive is past, negative is short.
    public var margin: Double?
    /// Whether `threshold` and `margin` are points per second: velocity decided.
    public var isMeasuredInSpeed = false
    /// What surrounded the gesture when it was complete.
    public var scene = DismissScene()
    /// The rules that judged it, where they changed since the recording began.
    public var rules: DismissRules?
    /// What its lift was judged by; `nil` when there was none, so that no threshold and no limit was asked.
    public var lift: DismissLift?
    /// What a lift would have been judged by at the moment in which the touch was taken away from a drag.
    public var liftInstead: DismissLift?
    /// The last movement with which a lift would have dismissed, if the one at the end did not: known only of a session
    /// that weighs lifts.
    public var lastChance: Chance?
    /// How the content got the movement, if it did.
    public var scrollStart: ScrollStart?
    /// How often the threshold was crossed on the way out.
    public var armings: Int
    /// Whether the touch was taken away while a lift would have dismissed.
    public var wasPastWhenTaken: Bool
    /// Whether the rest of a drag went back to the scroll view: the view followed it before.
    public var wasHandedBack = false
    /// What it did to the stack that was driven, in a sentence; `nil` without a stack.
    public var consequence: String?

    /// A lift that would have dismissed.
    public struct Chance: Hashable, Sendable {
        /// How long before the end of the drag it would have been, in microseconds.
        public var microseconds: Int64
        /// What it would have been judged by.
        public var lift: DismissLift
    }

    /// The content got a movement that left the slop.
    public struct ScrollStart: Hashable, Sendable {
        /// The movement, in points.
        public var movement: Point
        /// Whether it began at the left edge.
        public var isEdge: Bool
        /// What surrounded it.
        public var scene: DismissScene
        /// What the rules for the screen on top say of the content.
        public var gate: DismissRules.ScrollGate
    }

    /// What happened.
    public enum Result: String, Hashable, Sendable, CaseIterable {
        case dismissed, returned, refused, scrolled, tapped, cancelled, notRecognised, stuck
    }

    /// Why it happened.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// Dismissed: past the threshold down.
        case distance
        /// Dismissed: past the fling limit.
        case velocity
        /// Dismissed: an edge drag past its threshold.
        case edge
        /// Dismissed: past the threshold up.
        case swipeUp
        /// Returned: short of the threshold.
        case shortBy
        /// Returned, though past the threshold: the finger flung it back, or had turned back.
        case flungBack, turnedBack
        /// Refused or stuck: dismissal is disabled.
        case disabled
        /// Cancelled, stuck or not recognised.
        case palm, secondFinger, jump, deviceGone, droppedEvents, system, rotation, notOnTop, unfinished
        /// Not recognised.
        case axis, tooManyFingers, restingFinger, pointerMotion, settling, besideCard
    }
}

extension Outcome.Reason {
    init(_ reason: CancelReason) {
        self =
            switch reason {
            case .palm: .palm
            case .secondFinger: .secondFinger
            case .tooManyFingers: .tooManyFingers
            case .restingFinger: .restingFinger
            case .jump: .jump
            case .deviceGone: .deviceGone
            case .droppedEvents: .droppedEvents
            case .system: .system
            case .rotation: .rotation
            case .notOnTop: .notOnTop
            case .besideCard: .besideCard
            case .unfinished: .unfinished
            }
    }

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

    /// The reason in words, to stand in a sentence.
    public var words: String {
        switch self {
        case .distance: "distance"
        case .velocity: "velocity"
        case .edge: "edge drag"
        case .swipeUp: "swipe up"
        case .shortBy: "short of the threshold"
        case .flungBack: "flung back"
        case .turnedBack: "turned back"
        case .disabled: "dismissal is disabled"
        case .palm: "palm"
        case .secondFinger: "second finger"
        case .jump: "jump"
        case .deviceGone: "device gone"
        case .droppedEvents: "dropped events"
        case .system: "by the system"
        case .rotation: "rotation"
        case .notOnTop: "what was touched is not on top any more"
        case .besideCard: "it began beside the card"
        case .unfinished: "the end of the recording"
        case .axis: "wrong axis"
        case .tooManyFingers: "too many fingers"
        case .restingFinger: "one finger rested"
        case .pointerMotion: "pointer motion"
        case .settling: "the view was still settling"
        }
    }
}
