import Geometry

/// What surrounds the gesture at one moment: asked anew for every event, so that a change half-way counts.
public struct DismissScene: Hashable, Sendable {
    /// Whether interactive dismissal is disabled.
    public var isDismissalDisabled = false
    /// Whether the view may also be dismissed upwards.
    public var allowsSwipeUp = false
    /// The scroll view in the presented view, if there is one.
    public var scroll: ScrollState?
    /// The extents of the presented view, in points.
    public var extent = Size(width: 393, height: 852)
    /// The height of the screen, in points; one platform measures the bottom of its content by it.
    public var screenHeight = 852.0
    /// Whether the surface has edges from which a drag can begin: touchscreens do, touchpads do not.
    public var hasEdges = true
    /// Points per millimetre of finger movement.
    public var pointsPerMillimetre = Surface.defaultPointsPerMillimetre

    /// A full-screen view on a phone, with nothing to scroll.
    public init() {}
}
