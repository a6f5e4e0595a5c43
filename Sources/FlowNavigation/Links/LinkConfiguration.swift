import Geometry

/// How a link's destination is presented and dismissed. Every option has a default.
public struct LinkConfiguration: Hashable, Sendable {
    /// The link's corner radius, in points: the destination starts its zoom with it. Default: 0.
    public var cornerRadius: Double
    /// The corner shape. Default: circular.
    public var cornerStyle: CornerStyle
    /// The link's shadow: the destination starts its zoom with it. Default: none.
    public var shadow: Shadow?
    /// How the destination's content adapts while its frame grows. Default: it is scaled.
    public var zoomStyle: ZoomStyle
    /// Whether the zoom starts and ends with a snapshot of the link. Default: yes.
    public var transitionFromSnapshot: Bool
    /// Whether every activation takes a new snapshot. Default: no, only when something visible in it has changed.
    public var retakeSnapshots: Bool
    /// Whether the destination zooms out of the link. Otherwise it slides in from the side and the link stays visible.
    /// Default: yes.
    public var animateFromAnchor: Bool
    /// Whether an upward drag dismisses too. Default: no.
    public var swipeUpToDismiss: Bool
    /// Whether the stack behind the destination is dimmed. A tap on the dimmed part dismisses. Default: yes.
    public var showsScrim: Bool
    /// Whether the destination fills the stack or is a card. Default: automatic.
    public var presentationStyle: FlowPresentationStyle

    /// The default configuration, with the given changes.
    public init(
        cornerRadius: Double = 0, cornerStyle: CornerStyle = .circular, shadow: Shadow? = nil,
        zoomStyle: ZoomStyle = .scaleHorizontally, transitionFromSnapshot: Bool = true, retakeSnapshots: Bool = false,
        animateFromAnchor: Bool = true, swipeUpToDismiss: Bool = false, showsScrim: Bool = true,
        presentationStyle: FlowPresentationStyle = .automatic
    ) {
        self.cornerRadius = cornerRadius
        self.cornerStyle = cornerStyle
        self.shadow = shadow
        self.zoomStyle = zoomStyle
        self.transitionFromSnapshot = transitionFromSnapshot
        self.retakeSnapshots = retakeSnapshots
        self.animateFromAnchor = animateFromAnchor
        self.swipeUpToDismiss = swipeUpToDismiss
        self.showsScrim = showsScrim
        self.presentationStyle = presentationStyle
    }

    /// The shape of a corner.
    public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
        /// A quarter circle.
        case circular
        /// A curve with continuous curvature.
        case continuous
    }

    /// How the destination's content adapts while its frame grows.
    public enum ZoomStyle: String, Hashable, Sendable, CaseIterable {
        /// Laid out once, then scaled with the width of the frame, so that line breaks stay the same.
        case scaleHorizontally
        /// Laid out again at every step, at its own size.
        case resize
    }

    /// A colour. Each component ranges from 0 to 1.
    public struct Color: Hashable, Sendable {
        /// The component's value.
        public var red, green, blue: Double

        /// A colour with these components.
        public init(red: Double, green: Double, blue: Double) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// Fully transparent.
        public static let black = Color(red: 0, green: 0, blue: 0)
    }

    /// A shadow.
    public struct Shadow: Hashable, Sendable {
        /// Blur radius, in points.
        public var radius: Double
        /// Colour. Default: black.
        public var color: Color
        /// Opacity, from 0 to 1.
        public var opacity: Double
        /// Offset, in points.
        public var offset: Point

        /// A shadow with this blur and colour.
        public init(radius: Double, color: Color = .black, opacity: Double = 0.33, offset: Point = .zero) {
            self.radius = radius
            self.color = color
            self.opacity = opacity
            self.offset = offset
        }
    }
}
