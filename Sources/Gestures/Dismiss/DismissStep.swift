import Geometry
import TouchInput

/// What one event did to the gesture: the clause that was applied and the effects that it asks for.
public struct DismissStep: Hashable, Sendable {
    /// The clause of the specification.
    public var clause: DismissClause
    /// Where the gesture was before.
    public var before: DismissPhase.Name
    /// Where it is now.
    public var after: DismissPhase.Name
    /// What the view is asked to do.
    public var effects: DismissEffects
}

/// The clauses of the specification, in its order; the table stands at ``DismissGesture``.
public enum DismissClause: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case d1 = 1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21

    /// `D1` to `D21`.
    public var description: String { "D\(rawValue)" }
}

/// What a step asks the view to do. Several may be asked at once; the order in which they are listed is theirs.
public struct DismissEffects: Hashable, Sendable {
    /// The view follows the finger; the finger's translation in points.
    public var follow: Point?
    /// The content scrolls to this offset, in points.
    public var scroll: Double?
    /// A lift would dismiss from now on: one haptic tick.
    public var arm: Direction?
    /// A lift would not dismiss any more.
    public var disarm = false
    /// The drag was refused: dismissal is disabled.
    public var refuse = false
    /// The view is dismissed.
    public var dismiss: Dismissal?
    /// The view returns to where it was.
    public var restore = false
    /// Why the view returns although the drag was past its threshold or fast enough.
    public var keptBy: KeptBy?
    /// The touch was a tap.
    public var tap = false
    /// The view stays half-dismissed: the fault of a platform's source.
    public var strand = false

    /// Nothing.
    public init() {}

    /// What keeps a view that would have been dismissed.
    public enum KeptBy: String, Hashable, Sendable, CaseIterable {
        /// The finger flung it back.
        case fling
        /// The finger had turned back.
        case turningBack
    }

    /// A dismissal and what decided it.
    public struct Dismissal: Hashable, Sendable {
        /// Where the view went.
        public var direction: Direction
        /// Whether its distance or its velocity decided.
        public var cause: Cause

        /// What decides.
        public enum Cause: String, Hashable, Sendable, CaseIterable {
            case distance
            case velocity
        }
    }
}
