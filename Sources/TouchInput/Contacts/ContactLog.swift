/// The contacts of a stream, each listed once with its end.
public struct ContactLog: Sendable {
    /// A contact and when it ended.
    public struct Entry: Hashable, Sendable {
        /// The contact in its last frame.
        public var contact: Contact
        /// The time of the frame in which it ended; `nil` if it was still down at the end.
        public var end: Timestamp?
        /// Why it ended; `nil` if it was still down.
        public var endReason: Contact.EndReason?
    }

    private var ended: [Entry] = []
    private var open: [Contact] = []

    /// An empty log.
    public init() {}

    /// Adds the next frame.
    public mutating func record(_ frame: ContactFrame) {
        open.removeAll(keepingCapacity: true)
        for contact in frame.contacts {
            switch contact.phase {
            case .began, .moved, .stationary: open.append(contact)
            case .ended(let reason):
                ended.append(Entry(contact: contact, end: frame.time, endReason: reason))
            }
        }
    }

    /// All contacts, in the order in which they were first seen.
    public var entries: [Entry] {
        (ended + open.map { Entry(contact: $0, end: nil, endReason: nil) })
            .sorted { $0.contact.number < $1.contact.number }
    }
}
