import TouchInput

/// What a drag must remember of its fingers' numbers and ways.
struct DragPace: Hashable, Sendable {
    /// Since when it has too many fingers.
    var crowdedSince: Timestamp?
    /// When it last had too many.
    var lastCrowded: Timestamp?
    /// Whether it was judged that no finger of it rests.
    var isJudged = false
    /// Whether it lasts as long as the button is held.
    var needsButton = false

    /// Whether fingers that lift at `time` lift together with too many.
    func wasCrowded(at time: Timestamp) -> Bool {
        guard let lastCrowded else { return false }
        return !FingerCountDebounce.isSettled(after: time.microseconds(since: lastCrowded))
    }
}
