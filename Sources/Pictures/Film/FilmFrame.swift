import Geometry

/// The stack at one moment, as it is seen. Lengths are points of the stack.
public struct FilmFrame: Hashable, Sendable {
    /// Seconds from the first event.
    public var seconds: Double
    /// What happened in a word or two, and in a sentence.
    public var headline: String, caption: String
    /// The size of the stack.
    public var extent: Size
    /// The screens from back to front.
    public var layers: [Layer] = []
    /// How much of the bottom the keyboard covers.
    public var keyboardHeight = 0.0
    /// The finger, if one is down.
    public var finger: Finger?

    /// A screen of the stack.
    public struct Layer: Hashable, Sendable {
        /// What it shows: the value, or a name for the root and the overlay.
        public var name: String
        /// Where it is.
        public var rect: Rect
        /// The radius of its corners.
        public var radius: Double
        /// How dark what lies behind it is made, from 0 to 1.
        public var scrim: Double
        /// How much of it is seen, from 0 to 1.
        public var opacity = 1.0
        /// Whether something shines through, as through an overlay.
        public var isClear = false
        /// Its links as far as they are in view.
        public var links: [Link] = []
    }

    /// A link on a screen.
    public struct Link: Hashable, Sendable {
        /// What it presents.
        public var name: String
        /// Where it is seen.
        public var rect: Rect
        /// The radius of its corners.
        public var radius: Double
        /// Whether it is hidden, because its destination is elsewhere.
        public var isHidden: Bool
    }

    /// A finger on the screen.
    public struct Finger: Hashable, Sendable {
        /// Where it is.
        public var position: Point
        /// Where it was since it went down.
        public var trail: [Point]
    }
}
