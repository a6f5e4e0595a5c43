import Geometry

/// A destination presented by a stack.
public struct Presentation: Sendable {
    /// Its identity in the stack.
    public let id: PresentationID
    /// The value it shows.
    public let element: FlowPath.Element
    /// Its configuration: the link's, or the default if no link is known.
    public let configuration: LinkConfiguration
    /// Its style; `nil`: it zooms.
    public let style: RouteStyle?
    /// Whether it can push screens.
    public let hasNavigation: Bool
    /// Whether it is appearing, present or departing.
    public internal(set) var phase: Phase
    /// Whether dismissal by the user is disabled.
    public internal(set) var isInteractiveDismissDisabled: Bool

    var source: PresentationSource
    var screen: FlowScreen

    /// Whether it zooms out of its link and back into it. The link is hidden meanwhile.
    public var isZooming: Bool { style == nil && configuration.animateFromAnchor }

    /// Where it comes from and returns to if it does not zoom.
    var side: ZoomOrigin { style?.isPresented == true ? .below : .side }

    /// Whether the user can dismiss it in this way. A zooming destination: by dragging down or from the edge, and by
    /// swiping up if its link allows it. A pushed screen: from the edge. A sheet: down. A cover: not at all. A tap on
    /// the scrim works wherever there is a scrim.
    func isOpen(to cause: DismissCause) -> Bool {
        switch (cause, style) {
        case (.flowDismiss, _), (.path, _): true
        case (.scrim, _): configuration.showsScrim
        case (.drag, nil), (.edge, nil), (.drag, .sheet), (.edge, .push): true
        case (.swipeUp, nil): configuration.swipeUpToDismiss
        case (.drag, _), (.edge, _), (.swipeUp, _): false
        }
    }

    /// The phase of a presentation.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        case presenting, presented, dismissing
    }
}

/// The link a destination was presented from, and how to find it again.
struct PresentationSource: Sendable {
    enum Kind: Sendable {
        /// The user activated this instance.
        case activated
        /// The link was named by its identifier.
        case identified
        /// No link was named, so it is the most recently created one.
        case latest
    }

    var kind: Kind
    var instance: LinkInstance?
    var linkID: FlowLinkID?
    var screen: ScreenID?
    var rowID: RowID?
    /// Links with this number or a higher one were created after the presentation.
    var firstLater: Int
    /// The link's last known frame, in the stack's coordinates.
    var lastPlace: Rect?
}

/// A departing destination.
struct Departure: Sendable {
    var presentation: Presentation
    var target: ZoomOrigin
}
