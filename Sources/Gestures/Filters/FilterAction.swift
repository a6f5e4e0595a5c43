import TouchInput

/// What a filter did in a frame.
public struct FilterAction: Hashable, Sendable {
    /// Which filter.
    public var filter: InputFilter
    /// The time of the frame.
    public var time: Timestamp
    /// The number of the contact that it is about, counted from 0; `nil` when it is about all.
    public var contact: Int?
    /// What it did.
    public var deed: Deed

    /// What a filter can do.
    public enum Deed: Hashable, Sendable {
        /// A position far outside the axes was dropped.
        case outside(DevicePoint)
        /// A position this many millimetres away was held back until the next ones tell whether it is true.
        case held(millimetres: Double)
        /// So many positions that were held back were noise and dropped.
        case dropped(count: Int)
        /// The contact is elsewhere, this many millimetres away.
        case elsewhere(millimetres: Double)
        /// The contact is a palm.
        case palm(PalmFilter.Sign)
        /// The contact is a resting thumb or finger, and counts no more.
        case rests
        /// What had rested moves, and counts as a finger.
        case moves
        /// One finger went this many millimetres and this one only so many: together they make no drag.
        case restsWhile(other: Double, own: Double)
        /// The contact has been there for so many frames, and counts as a finger from here on.
        case joins(frames: Int)
        /// The contact has been there for so many microseconds, however few its frames: it is or was a finger.
        case stayed(microseconds: Int64)
        /// The contact was there for so many frames only, and never counted.
        case ghost(frames: Int)
        /// The finger was back so many microseconds after its lift.
        case cameBack(microseconds: Int64)
        /// The number of fingers is wrong; the drag waits whether it stays so.
        case waits(fingers: Int)
        /// The number of fingers was right again after so many microseconds.
        case rightAgain(microseconds: Int64)
        /// The number of fingers changed, so what the corners of their box did is no movement.
        case cornersMoved(fingers: Int)
        /// The time went back by so many microseconds: velocity is forgotten.
        case wentBack(microseconds: Int64)
    }

    /// This filter did this to this contact.
    public init(_ filter: InputFilter, at time: Timestamp, contact: Int? = nil, _ deed: Deed) {
        self.filter = filter
        self.time = time
        self.contact = contact
        self.deed = deed
    }
}
