import TouchInput

/// What one frame means to the gesture: at the most the end of one and the start or movement of another.
public struct DragStep: Hashable, Sendable {
    /// The drag is over: `lifted` or `cancelled`.
    public var closing: DismissEvent?
    /// All fingers of the gesture left; it is complete.
    public var didEnd = false
    /// The gesture ended without a drag, and why there was none.
    public var unrecognized: UnrecognizedReason?
    /// A first finger came down: a gesture begins.
    public var didBegin = false
    /// The drag begins or goes on: `touchedDown` or `moved`.
    public var opening: DismissEvent?

    /// When the drag was over, where that was before this frame: it was held back until it was sure.
    public var closedAt: Timestamp?
    /// When all fingers had left, where that was before this frame.
    public var endedAt: Timestamp?

    /// Nothing.
    public init() {}
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
