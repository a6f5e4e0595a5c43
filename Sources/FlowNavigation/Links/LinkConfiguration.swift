import Geometry

/// How a link's destination is presented and dismissed. Every option has a default.
public struct LinkConfiguration: Hashable, Sendable {
    /// The radius of the destination's corners as it begins to zoom, in points: that of the link. Default: 0.
    public var cornerRadius: Double
    /// The shape of the corners. Default: circular.
    public var cornerStyle: CornerStyle
    /// The shadow of the destination as it begins to zoom: that of the link. Default: none.
    public var shadow: Shadow?
    /// What becomes of the destination's contents as its frame grows. Default: they are scaled.
    public var zoomStyle: ZoomStyle
    /// Whether the zoom begins and ends on a picture of the link. Default: yes.
    public var transitionFromSnapshot: Bool
    /// Whether the picture is taken anew at every activation. Default: no, only when something it shows has changed.
    public var retakeSnapshots: Bool
    /// Whether the destination zooms out of the link; else it slides in from the side and the link stays. Default: yes.
    public var animateFromAnchor: Bool
    /// Whether a drag up dismisses as well as one down. Default: no.
    public var swipeUpToDismiss: Bool
    /// Whether the stack behind the destination is dimmed; a tap on the dimmed part dismisses. Default: yes.
    public var showsScrim: Bool
    /// Whether the destination fills the stack or is a card. Default: automatic.
    public var presentationStyle: FlowPresentationStyle

    /// The defaults, but for what is said.
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
        /// A quarter of a circle.
        case circular
        /// A curve whose curvature does not jump.
        case continuous
    }

    /// What becomes of the destination's contents as its frame grows.
    public enum ZoomStyle: String, Hashable, Sendable, CaseIterable {
        /// They are laid out once and scaled by the frame's width, so that text keeps its line breaks.
        case scaleHorizontally
        /// They are laid out anew at each step, at their own size.
        case resize
    }

    /// A colour; each part from 0 to 1.
    public struct Color: Hashable, Sendable {
        /// How much there is of each.
        public var red, green, blue: Double

        /// A colour of these parts.
        public init(red: Double, green: Double, blue: Double) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// None of any.
        public static let black = Color(red: 0, green: 0, blue: 0)
    }

    /// A shadow.
    public struct Shadow: Hashable, Sendable {
        /// How far it is blurred, in points.
        public var radius: Double
        /// Its colour. Default: black.
        public var color: Color
        /// How much of it is seen, from 0 to 1.
        public var opacity: Double
        /// How far it is moved, in points.
        public var offset: Point

        /// A shadow of this blur and colour.
        public init(radius: Double, color: Color = .black, opacity: Double = 0.33, offset: Point = .zero) {
            self.radius = radius
            self.color = color
            self.opacity = opacity
            self.offset = offset
        }
    }
}
