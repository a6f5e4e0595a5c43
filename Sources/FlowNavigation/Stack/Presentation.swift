import Geometry

/// A destination that a stack presents.
public struct Presentation: Sendable {
    /// Which one it is in its stack.
    public let id: PresentationID
    /// What it shows.
    public let element: FlowPath.Element
    /// How it is presented: as its link says, or by the defaults where no link is known.
    public let configuration: LinkConfiguration
    /// How it came; `nil`: it zooms.
    public let style: RouteStyle?
    /// Whether screens can be pushed from it.
    public let hasNavigation: Bool
    /// Whether it still comes, is there, or goes.
    public internal(set) var phase: Phase
    /// Whether the user is kept from dismissing it.
    public internal(set) var isInteractiveDismissDisabled: Bool

    var source: PresentationSource
    var screen: FlowScreen

    /// Whether it zooms out of its link and back into it, so that the link hides meanwhile.
    public var isZooming: Bool { style == nil && configuration.animateFromAnchor }

    /// Where it comes from, and returns to, without a link to zoom from.
    var side: ZoomOrigin { style?.isPresented == true ? .below : .side }

    /// Whether the user can dismiss it like this: what zooms is dragged down, from the edge, up if its link says so; what
    /// was pushed goes by the edge, a sheet down, and a cover does not go. The scrim answers where it is shown.
    func isOpen(to cause: DismissCause) -> Bool {
        switch (cause, style) {
        case (.flowDismiss, _), (.path, _): true
        case (.scrim, _): configuration.showsScrim
        case (.drag, nil), (.edge, nil), (.drag, .sheet), (.edge, .push): true
        case (.swipeUp, nil): configuration.swipeUpToDismiss
        case (.drag, _), (.edge, _), (.swipeUp, _): false
        }
    }

    /// Where a presentation is in its life.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        case presenting, presented, dismissing
    }
}

/// From which link a destination was presented, and how it is found again.
struct PresentationSource: Sendable {
    enum Kind: Sendable {
        /// The user activated this very link.
        case activated
        /// The link was named by its identifier.
        case identified
        /// No link was named: the most recently made one.
        case latest
    }

    var kind: Kind
    var instance: LinkInstance?
    var linkID: FlowLinkID?
    var screen: ScreenID?
    var rowID: RowID?
    /// Links with this number and above were made after the presentation.
    var firstLater: Int
    /// Where the link was seen last, in the stack's coordinates.
    var lastPlace: Rect?
}

/// A destination on its way back.
struct Departure: Sendable {
    var presentation: Presentation
    var target: ZoomOrigin
}
