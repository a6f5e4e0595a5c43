/// The scroll view inside the presented view, along the vertical axis, in points.
public struct ScrollState: Hashable, Sendable {
    /// How far the content is scrolled: 0 at the top (less by `topInset`), growing downwards.
    public var offset: Double
    /// The height of the content.
    public var contentHeight: Double
    /// The height of the scroll view.
    public var viewportHeight: Double
    /// The inset at the top, by which the resting offset is negative. At the bottom when the list is reversed.
    public var topInset: Double
    /// Whether the offset counts from the bottom of the content, as in a list whose newest row is the lowest.
    public var isReversed: Bool

    /// A scroll view in this state.
    public init(
        offset: Double, contentHeight: Double, viewportHeight: Double, topInset: Double = 0, isReversed: Bool = false
    ) {
        self.offset = offset
        self.contentHeight = contentHeight
        self.viewportHeight = viewportHeight
        self.topInset = topInset
        self.isReversed = isReversed
    }

    /// How far the content is from its top; negative when it is pulled beyond.
    public var distanceFromTop: Double { isReversed ? distanceToEnd : distanceToStart }
    /// How far the content is from its bottom; negative when it is pushed beyond or is shorter than the view.
    public var distanceFromBottom: Double { isReversed ? distanceToStart : distanceToEnd }

    private var distanceToStart: Double { offset + topInset }
    private var distanceToEnd: Double { contentHeight - viewportHeight - offset }

    /// Whether a finger that moves in this direction has content to bring into view; never sideways.
    public func canScroll(_ direction: Direction) -> Bool {
        switch direction {
        case .down: distanceFromTop > 0
        case .up: distanceFromBottom > 0
        case .right: false
        }
    }

    /// The offset that the content can take next to `wanted`: it stops at its top and its bottom.
    public func clamped(_ wanted: Double) -> Double {
        max(0 - topInset, min(wanted, max(0 - topInset, contentHeight - viewportHeight)))
    }

    /// Where a finger that has moved `movement` down takes content that was at `offset`, as far as it can go, and how
    /// much of the movement is left over, signed like it.
    func moved(_ movement: Double, from offset: Double) -> (offset: Double, rest: Double) {
        let wanted = isReversed ? offset + movement : offset - movement
        let reached = clamped(wanted)
        return (reached, isReversed ? wanted - reached : reached - wanted)
    }
}
