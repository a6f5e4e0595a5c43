import Geometry

/// What a call to the stack asks its view to do. Perform the effects in order.
public enum FlowEffect: Hashable, Sendable {
    /// Take a snapshot of the link before anything moves.
    case takeSnapshot(LinkInstance)
    /// The destination is presented. Start any accompanying animation now, on this spring.
    case presented(PresentationID, from: ZoomOrigin, animation: Spring)
    /// The destination is dismissed. Start any accompanying animation now, on this spring.
    case dismissed(PresentationID, DismissCause, to: ZoomOrigin, animation: Spring)
    /// The user tried to dismiss the destination while that was disabled.
    case refused(PresentationID, DismissCause)
    /// Scroll the screen to this offset, without animation.
    case scrolled(ScreenID, offset: Double)
    /// A departing destination has a new target.
    case retargeted(PresentationID, to: ZoomOrigin)
    /// A destination presented by a Boolean was presented or dismissed.
    case isPresentedChanged(key: String, Bool)
    /// The destination has finished appearing.
    case arrived(PresentationID)
    /// The destination has finished disappearing, and its link is visible again.
    case departed(PresentationID)
}

/// Where a destination comes from and returns to.
public enum ZoomOrigin: Hashable, Sendable {
    /// The link's current frame, in the stack's coordinates.
    case link(LinkInstance, Rect)
    /// The link's last known frame.
    case lastKnown(Rect)
    /// The side of the stack, for destinations that do not zoom or were pushed.
    case side
    /// The bottom, for sheets and covers.
    case below
}

/// What caused a dismissal.
public enum DismissCause: String, Hashable, Sendable, CaseIterable {
    /// The user dragged it down.
    case drag
    /// The user dragged it from the left edge.
    case edge
    /// The user swiped it up.
    case swipeUp
    /// The user tapped the scrim.
    case scrim
    /// The program asked for it.
    case flowDismiss
    /// The value was removed from the path.
    case path

    /// Whether the user caused it. Only those dismissals can be disabled.
    public var isInteractive: Bool {
        switch self {
        case .drag, .edge, .swipeUp, .scrim: true
        case .flowDismiss, .path: false
        }
    }
}
