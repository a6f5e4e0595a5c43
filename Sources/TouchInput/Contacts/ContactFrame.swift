/// The contacts after one frame: the unit of work of everything that follows.
public struct ContactFrame: Sendable {
    /// The time of the frame's `SYN_REPORT`.
    public var time: Timestamp
    /// Every contact that is down or ended in this frame, in the order in which they were first seen.
    public var contacts: [Contact]
    /// How many fingers the device says it feels: more than `contacts` when there are more fingers than slots.
    public var fingerCount: Int
    /// Whether the button under the pad is held.
    public var isButtonDown: Bool
    /// Whether events were lost just before or in this frame: what is known of speed is void.
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
