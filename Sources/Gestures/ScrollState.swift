/// The scroll view inside the presented view, along the vertical axis, in points.
public struct ScrollState: Hashable, Sendable {
    /// How far the content is scrolled: 0 at the top (less by `topInset`), growing downwards.
    public var offset: Double
    /// The height of the content.
    public var contentHeight: Double
    /// The height of the scroll view.
    public var viewportHeight: Double
    /// The inset at the top, by which the resting offset is negative.
    public var topInset: Double

    /// A scroll view in this state.
    public init(offset: Double, contentHeight: Double, viewportHeight: Double, topInset: Double = 0) {
        self.offset = offset
        self.contentHeight = contentHeight
        self.viewportHeight = viewportHeight
        self.topInset = topInset
    }

    /// How far the content is from its top; negative when it is pulled beyond.
    public var distanceFromTop: Double { offset + topInset }
    /// How far the content is from its bottom; negative when it is pushed beyond or is shorter than the view.
    public var distanceFromBottom: Double { contentHeight - viewportHeight - offset }

    /// The offset that the content can take next to `wanted`: it stops at its top and its bottom.
    public func clamped(_ wanted: Double) -> Double {
        max(0 - topInset, min(wanted, max(0 - topInset, contentHeight - viewportHeight)))
    }
}
