import Geometry
import TouchInput

/// What a drag tells the dismiss gesture.
public enum DismissEvent: Hashable, Sendable {
    /// The fingers that make a drag are down.
    case touchedDown(DragSample)
    /// The fingers moved.
    case moved(DragSample)
    /// The fingers left, at the last position, with this velocity.
    case lifted(DragSample, velocity: Velocity)
    /// The touch was taken away, at this place and with this velocity, which rules may look at.
    case cancelled(CancelReason, DragSample, velocity: Velocity = .zero)
    /// The animation after the drag has come to rest.
    case settled
}

/// Why a touch was taken away.
public enum CancelReason: String, Hashable, Sendable, CaseIterable {
    /// The device took the contact for a palm.
    case palm
    /// Another finger came, and the rules do not want it.
    case secondFinger
    /// More fingers than a drag has.
    case tooManyFingers
    /// Only one of the fingers moved; the other rested.
    case restingFinger
    /// The contact was suddenly elsewhere, farther than a finger can move.
    case jump
    /// The device was unplugged.
    case deviceGone
    /// Events were lost and the contact was gone afterwards.
    case droppedEvents
    /// The system took the touch away: the device was put to sleep or inhibited, or the app's touch was cancelled.
    case system
    /// The surface was rotated.
    case rotation
    /// What was touched is not on top any more.
    case notOnTop
    /// The drag began beside the card that is on top.
    case besideCard
    /// The recording ended with the finger down.
    case unfinished
}
