/// Assigns slots and tracking ids to touches as drivers do: the lowest free slot, the next id.
struct DriverSlots {
    private(set) var occupants: [Occupant?]
    private var nextID: Int32 = 1
    private let greatestID: Int32

    struct Occupant: Hashable {
        var touch: Int
        var id: Int32
    }

    /// Ids run from 1 to `greatestID` and then start again at 0.
    init(count: Int, greatestID: Int32) {
        occupants = [Occupant?](repeating: nil, count: count)
        self.greatestID = greatestID
    }

    /// Updates the slots for the touches of the next scan. A touch without a free slot waits for one; a slot freed in
    /// this scan can be used in the next.
    mutating func update(_ touches: [Int]) {
        var free: [Int] = []
        var held: [Int] = []
        for index in occupants.indices {
            guard let occupant = occupants[index] else {
                free.append(index)
                continue
            }
            if touches.contains(occupant.touch) {
                held.append(occupant.touch)
            } else {
                occupants[index] = nil
            }
        }
        for (touch, slot) in zip(touches.filter { !held.contains($0) }, free) {
            occupants[slot] = Occupant(touch: touch, id: nextID)
            nextID = nextID >= greatestID ? 0 : nextID + 1
        }
    }
}
