/// What a row of a sample table says about its contact.
public enum SampleAction: String, Hashable, Sendable, CaseIterable {
    /// It touches the surface.
    case down
    /// It is at this position.
    case move
    /// It left the surface, at the position in the row.
    case up
    /// It was cancelled.
    case cancel

    /// The action with this name in any case. The event names of browsers and iOS are understood too.
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
