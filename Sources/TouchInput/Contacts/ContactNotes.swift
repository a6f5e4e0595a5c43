/// What was legal but unusual in a stream. It is counted, so that nothing is dropped silently.
public struct ContactNotes: Hashable, Sendable {
    /// Frames whose time is before that of the previous frame.
    public var backwardFrames = 0
    /// Tracking ids that replaced another without a lift in between.
    public var replacedIDs = 0
    /// Lifts of an empty slot.
    public var doubleLifts = 0
    /// Events for a slot that the device does not have.
    public var slotsOutOfRange = 0
    /// `SYN_DROPPED` marks.
    public var droppedMarks = 0
    /// Contacts that came and went within one frame.
    public var contactsWithinOneFrame = 0
    /// Frames of software key repeat, which no finger causes.
    public var keyRepeatFrames = 0
    /// Protocol A contacts beyond the number that can be tracked at once.
    public var contactsBeyondLimit = 0
    /// Events after the last `SYN_REPORT`.
    public var unterminatedEvents = 0

    /// Nothing unusual yet.
    public init() {}

    /// One sentence for each kind that occurred, in a fixed order.
    public var sentences: [String] {
        var sentences: [String] = []
        func note(_ count: Int, _ one: String, _ many: String) {
            if count > 0 { sentences.append(count == 1 ? one : "\(count) \(many)") }
        }
        note(backwardFrames, "1 frame went backwards in time", "frames went backwards in time")
        note(
            replacedIDs, "1 contact was replaced without a lift",
            "contacts were replaced without a lift")
        note(doubleLifts, "1 lift of an empty slot was ignored", "lifts of empty slots were ignored")
        note(
            slotsOutOfRange, "1 event named a slot that the device does not have",
            "events named slots that the device does not have")
        note(droppedMarks, "events were lost once (SYN_DROPPED)", "times events were lost (SYN_DROPPED)")
        note(
            contactsWithinOneFrame, "1 contact came and went within one frame",
            "contacts came and went within one frame")
        note(keyRepeatFrames, "1 frame of key repeat was passed over", "frames of key repeat were passed over")
        note(
            contactsBeyondLimit, "1 contact more than can be followed was ignored",
            "contacts more than can be followed were ignored")
        note(
            unterminatedEvents, "1 event after the last SYN_REPORT was ignored",
            "events after the last SYN_REPORT were ignored")
        return sentences
    }
}
