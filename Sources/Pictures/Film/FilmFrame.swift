import Geometry

/// The visible stack at one moment. Lengths are in points of the stack.
public struct FilmFrame: Hashable, Sendable {
    /// Seconds from the first event.
    public var seconds: Double
    /// What happened, in a word or two and in a sentence.
    public var headline: String, caption: String
    /// The size of the stack.
    public var extent: Size
    /// The screens from back to front.
    public var layers: [Layer] = []
    /// The height that the keyboard covers at the bottom.
    public var keyboardHeight = 0.0
    /// The finger, if one is down.
    public var finger: Finger?

    /// A screen of the stack.
    public struct Layer: Hashable, Sendable {
        /// Its title: the value, or a name for the root and the overlay.
        public var name: String
        /// Its position.
        public var rect: Rect
        /// Its corner radius.
        public var radius: Double
        /// How much it dims what is behind it, from 0 to 1.
        public var scrim: Double
        /// Its opacity, from 0 to 1.
        public var opacity = 1.0
        /// Whether it is translucent, as an overlay is.
        public var isClear = false
        /// Its visible links.
        public var links: [Link] = []
    }

    /// A link on a screen.
    public struct Link: Hashable, Sendable {
        /// The value it presents.
        public var name: String
        /// Its visible frame.
        public var rect: Rect
        /// Its corner radius.
        public var radius: Double
        /// Whether it is hidden while its destination is presented.
        public var isHidden: Bool
    }

    /// A finger on the screen.
    public struct Finger: Hashable, Sendable {
        /// Its position.
        public var position: Point
        /// Its positions since it went down.
        public var trail: [Point]
    }
}
