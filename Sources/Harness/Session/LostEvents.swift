import TouchInput

/// What is said where events were lost: that they were, and what became of each contact meanwhile.
public enum LostEvents: String, Hashable, Sendable {
    /// The mark itself.
    case mark = "events were lost here (SYN_DROPPED)"
    /// The contact was there before and is elsewhere now.
    case moved = "moved meanwhile"
    /// It left, and nobody saw how.
    case left = "left meanwhile"
    /// It came.
    case came = "came meanwhile"

    /// What the frame after a loss shows of the contact; `nil` where nothing became of it.
    init?(_ contact: Contact) {
        switch contact.phase {
        case .moved: self = .moved
        case .ended: self = .left
        case .began: self = .came
        case .stationary: return nil
        }
    }
}
