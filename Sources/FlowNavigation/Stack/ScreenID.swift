/// A screen of a stack.
public enum ScreenID: Hashable, Sendable {
    /// What lies under everything.
    case root
    /// What stays in front of everything.
    case overlay
    /// The destination of this presentation.
    case destination(PresentationID)
}

/// A presentation in its stack; later ones are greater, and none is used twice.
public struct PresentationID: Hashable, Sendable, Comparable {
    /// How many were presented before it.
    public let number: Int

    /// Whether the one was presented before the other.
    public static func < (left: PresentationID, right: PresentationID) -> Bool { left.number < right.number }
}
