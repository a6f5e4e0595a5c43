/// What a row of a sample table says of its contact.
public enum SampleAction: String, Hashable, Sendable, CaseIterable {
    /// It touches the surface.
    case down
    /// It is at this position.
    case move
    /// It left, from the position of the row.
    case up
    /// It was taken away.
    case cancel

    /// The action that this text names, in any case, also as browsers and iOS name their events.
    init?(_ text: String) {
        switch text.lowercased() {
        case "down", "touchstart", "pointerdown", "touchdown", "began": self = .down
        case "move", "touchmove", "pointermove", "moved": self = .move
        case "up", "touchend", "pointerup", "touchup", "ended": self = .up
        case "cancel", "touchcancel", "pointercancel", "cancelled", "canceled": self = .cancel
        default: return nil
        }
    }
}
