/// A screen of a stack.
public enum ScreenID: Hashable, Sendable {
    /// The root, at the bottom.
    case root
    /// The overlay, in front of everything.
    case overlay
    /// The destination of this presentation.
    case destination(PresentationID)
}

/// Identifies a presentation in its stack. Later presentations compare greater, and numbers are never reused.
public struct PresentationID: Hashable, Sendable, Comparable {
    /// The number of presentations before it.
    public let number: Int

    /// Whether the left presentation came first.
    public static func < (left: PresentationID, right: PresentationID) -> Bool { left.number < right.number }
}
