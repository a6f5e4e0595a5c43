/// What a row of a sample table says of its contact.
public enum SampleAction: String, Hashable, Sendable, CaseIterable {
    /// It touches the surface.
    case down
    /// It is at this position.
    case move
    /// It left; the position of the row does not move it.
    case up
    /// It was taken away.
    case cancel

    /// The action that this text names, in any case, also as browsers name their events.
    init?(_ text: String) {
        switch text.lowercased() {
        case "down", "touchstart", "pointerdown", "touchdown": self = .down
        case "move", "touchmove", "pointermove": self = .move
        case "up", "touchend", "pointerup", "touchup": self = .up
        case "cancel", "touchcancel", "pointercancel": self = .cancel
        default: return nil
        }
    }
}
