/// Assigns contacts to slots, for sources that have contacts but no slots.
struct SlotAllocation: Sendable {
    /// As many slots as a contact tracker distinguishes.
    static let limit = 64

    private(set) var ids: [Int32?] = []

    /// The slot of a contact that is down.
    func slot(of id: Int32) -> Int? {
        ids.firstIndex { $0 == id }
    }

    /// Assigns the lowest free slot to `id`; `nil` if all are taken.
    mutating func take(_ id: Int32) -> Int? {
        if let free = ids.firstIndex(of: nil) {
            ids[free] = id
            return free
        }
        guard ids.count < Self.limit else { return nil }
        ids.append(id)
        return ids.count - 1
    }

    /// Frees the slot.
    mutating func free(_ slot: Int) {
        ids[slot] = nil
    }

    var isEmpty: Bool { ids.allSatisfy { $0 == nil } }
}
