import TouchInput

/// What the filters did: all of it in the newest frame, and how often since the beginning.
struct FilterLog: Sendable {
    private(set) var actions: [FilterAction] = []
    private(set) var notes = FilterNotes()

    /// Another frame comes: what was done in the one before is forgotten.
    mutating func startFrame() {
        actions.removeAll(keepingCapacity: true)
    }

    /// A filter did something, to one contact or to all.
    mutating func add(_ filter: InputFilter, _ deed: any FilterDeed, at time: Timestamp, contact: Int? = nil) {
        actions.append(FilterAction(filter, deed, at: time, contact: contact))
    }

    /// What a filter did counts in the notes, so many times.
    mutating func count(_ filter: InputFilter, times: Int = 1) {
        notes[filter] += times
    }
}
