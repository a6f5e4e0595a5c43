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
    /// How it ended, with what belongs to that ending alone.
    public var ending: Ending
    /// The clause that decided; `nil` when the gesture never became a drag.
    public var clause: DismissClause?
    /// The translation at the end of the drag, in points.
    public var translation = Point.zero
    /// The translation that was farthest from the origin, in points.
    public var peakTranslation = Point.zero
    /// The velocity at the lift, in points per second.
    public var velocity = Velocity.zero
    /// How often the threshold was crossed on the way out.
    public var armings = 0
    /// What surrounded the gesture when it was complete.
    public var scene = DismissScene()
    /// The rules that judged it, if they changed since the recording began.
    public var rules: DismissRules?
    /// What it did to the stack that it drove, in a sentence; `nil` without a stack.
    public var consequence: String?

    /// The kind of its ending.
    public var result: Result { ending.result }
    /// Why it ended so; `nil` for scrolled and tapped, which say it all.
    public var reason: Reason? { ending.reason }
    /// How far or how fast it was, against what it had to exceed; `nil` if nothing was measured.
    public var measure: Measure? { ending.measure }
    /// The direction that decided, if one did.
    public var direction: Direction? { measure?.direction }
    /// What its lift was judged by; `nil` if no lift was judged.
    public var lift: DismissLift? { ending.lift }
}
