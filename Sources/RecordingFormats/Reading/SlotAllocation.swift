/// Which contact is in which slot, for sources that know contacts but no slots.
struct SlotAllocation: Sendable {
    /// As many slots as a contact tracker keeps apart.
    static let limit = 64

    private(set) var ids: [Int32?] = []

    /// The slot of a contact that is down.
    func slot(of id: Int32) -> Int? {
        ids.firstIndex { $0 == id }
    }

    /// The lowest free slot, now taken by `id`; `nil` when all are taken.
    mutating func take(_ id: Int32) -> Int? {
        if let free = ids.firstIndex(of: nil) {
            ids[free] = id
            return free
        }
        guard ids.count < Self.limit else { return nil }
        ids.append(id)
        return ids.count - 1
    }

    /// The slot is free again.
    mutating func free(_ slot: Int) {
        ids[slot] = nil
    }

    var isEmpty: Bool { ids.allSatisfy { $0 == nil } }
}
