/// What happens to the view if the touch is taken away in the middle of a drag.
public enum CancelRule: String, Hashable, Sendable, CaseIterable {
    /// It returns.
    case returns
    /// What a lift of a finger at rest would do.
    case liftsAtRest
    /// What a lift with the velocity of that moment would do: a palm can fling the view away.
    case lifts
}
