/// The contacts after one frame: the unit of work for all later stages.
public struct ContactFrame: Sendable {
    /// The time of the frame's `SYN_REPORT`.
    public var time: Timestamp
    /// Every contact that is down or ended in this frame, in the order in which they were first seen.
    public var contacts: [Contact]
    /// How many fingers the device reports; more than `contacts` if there are more fingers than slots.
    public var fingerCount: Int
    /// Whether the button under the pad is held.
    public var isButtonDown: Bool
    /// Whether events were lost just before or during this frame, so that earlier speeds are invalid.
    public var followsLoss: Bool

    @usableFromInline
    init() {
        time = Timestamp(microseconds: 0)
        contacts = []
        fingerCount = 0
        isButtonDown = false
        followsLoss = false
    }
}
