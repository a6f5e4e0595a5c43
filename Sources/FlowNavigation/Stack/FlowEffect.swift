import Geometry

/// What a call to a stack asks of the view that shows it, in this order.
public enum FlowEffect: Hashable, Sendable {
    /// A picture of the link is taken before anything moves.
    case takeSnapshot(LinkInstance)
    /// The destination is presented: whatever it wants to animate with it begins now, on this spring.
    case presented(PresentationID, from: ZoomOrigin, animation: Spring)
    /// The destination is dismissed: whatever it wants to animate with it begins now, on this spring.
    case dismissed(PresentationID, DismissCause, to: ZoomOrigin, animation: Spring)
    /// The user tried to dismiss the destination and must not.
    case refused(PresentationID, DismissCause)
    /// The screen scrolls to this offset at once, without animation.
    case scrolled(ScreenID, offset: Double)
    /// A destination on its way back goes elsewhere from now on.
    case retargeted(PresentationID, to: ZoomOrigin)
    /// A destination that was registered by whether it is presented is so, or no longer.
    case isPresentedChanged(key: String, Bool)
    /// The destination has arrived.
    case arrived(PresentationID)
    /// The destination is gone, and its link is seen again.
    case departed(PresentationID)
}

/// From where a destination comes, and to where it returns.
public enum ZoomOrigin: Hashable, Sendable {
    /// The link, where it is now, in the stack's coordinates.
    case link(LinkInstance, Rect)
    /// Where the link was when it was last seen.
    case lastKnown(Rect)
    /// The side of the stack: it does not zoom, or is pushed.
    case side
    /// From below: it is a sheet or a cover.
    case below
}

/// What dismisses a destination.
public enum DismissCause: String, Hashable, Sendable, CaseIterable {
    /// The user pulled it down.
    case drag
    /// The user pulled it from the left edge.
    case edge
    /// The user swiped it up.
    case swipeUp
    /// The user tapped the scrim.
    case scrim
    /// The program called for it.
    case flowDismiss
    /// It was removed from the path.
    case path

    /// Whether the user does it, so that it can be forbidden.
    public var isInteractive: Bool {
        switch self {
        case .drag, .edge, .swipeUp, .scrim: true
        case .flowDismiss, .path: false
        }
    }
}
