import Geometry
import TouchInput

/// What one frame means to the gesture: at the most the end of one and the start or movement of another.
public struct DragStep: Hashable, Sendable {
    /// How the drag is over, or why there was none.
    public var end: DragEnd?
    /// When all fingers of the gesture had left, which completes it.
    public var gestureEnd: Timestamp?
    /// Whether both happened before this frame: they were held back until they were sure.
    public var isLate = false
    /// A first finger came down: a gesture begins.
    public var didBegin = false
    /// The drag begins or goes on.
    public var progress: DragProgress?

    /// Nothing.
    public init() {}
}

/// How a drag is over.
public enum DragEnd: Hashable, Sendable {
    /// The fingers left, at the last position, with this velocity.
    case lifted(DragSample, velocity: Velocity)
    /// The touch was taken away at this place.
    case cancelled(CancelReason, DragSample)
    /// It never began: the fingers made no drag.
    case neverBegan(UnrecognizedReason)
}

/// What a drag does that is not over.
public enum DragProgress: Hashable, Sendable {
    /// The fingers that make it are down.
    case began(DragSample)
    /// The fingers moved.
    case moved(DragSample)
}

/// Why fingers did not make a drag.
public enum UnrecognizedReason: String, Hashable, Sendable, CaseIterable {
    /// The movement was along the wrong axis.
    case axis
    /// More fingers than a drag has.
    case tooManyFingers
    /// One finger on a touchpad moves the pointer.
    case pointerMotion
    /// Only a palm touched.
    case palm
    /// The view was still settling from the drag before.
    case settling
}
