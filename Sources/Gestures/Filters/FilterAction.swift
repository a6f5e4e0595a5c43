import TouchInput

/// What a filter did in a frame.
public struct FilterAction: Sendable {
    /// Which filter.
    public var filter: InputFilter
    /// The time of the frame.
    public var time: Timestamp
    /// The number of the contact that it is about, counted from 0; `nil` when it is about all.
    public var contact: Int?
    /// What it did: a value of the filter's own.
    public var deed: any FilterDeed

    /// This filter did this to this contact.
    public init(_ filter: InputFilter, _ deed: any FilterDeed, at time: Timestamp, contact: Int? = nil) {
        self.filter = filter
        self.time = time
        self.contact = contact
        self.deed = deed
    }
}

extension FilterAction: Hashable {
    /// Whether the same filter did the same to the same contact, at the same time.
    public static func == (left: FilterAction, right: FilterAction) -> Bool {
        left.filter == right.filter && left.time == right.time && left.contact == right.contact
            && AnyHashable(left.deed) == AnyHashable(right.deed)
    }

    /// Hashes all of it.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(filter)
        hasher.combine(time)
        hasher.combine(contact)
        hasher.combine(deed)
    }
}
