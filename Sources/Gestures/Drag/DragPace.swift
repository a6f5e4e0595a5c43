import TouchInput

/// What a drag must remember of its fingers' numbers and ways.
struct DragPace: Hashable, Sendable {
    /// The lift that waits, since when the drag has too few fingers.
    var pause: Pause?
    /// Since when it has too many fingers.
    var crowdedSince: Timestamp?
    /// When it last had too many.
    var lastCrowded: Timestamp?
    /// Whether it was judged that no finger of it rests.
    var isJudged = false
    /// Whether it lasts as long as the button is held.
    var needsButton = false

    struct Pause: Hashable, Sendable {
        var time: Timestamp
        var lift: DismissEvent
    }

    /// Whether fingers that lift at `time` lift together with too many.
    func wasCrowded(at time: Timestamp) -> Bool {
        guard let lastCrowded else { return false }
        return !FingerCountDebounce.isSettled(after: time.microseconds(since: lastCrowded))
    }
}
