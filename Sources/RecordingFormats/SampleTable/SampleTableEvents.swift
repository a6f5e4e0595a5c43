import TouchInput

/// Turns the rows of a sample table into the kernel events of a touchscreen.
struct SampleTableEvents {
    /// The number of events made so far.
    private(set) var count = 0

    private let liftsAtLastRows: Bool
    private var slots = SlotAllocation()
    private var sent: [Sent] = []
    private var currentSlot = 0
    private var isTouching = false
    private var largest: (x: Int32, y: Int32) = (393 * 16_000, 852 * 16_000)
    private var smallest: (x: Int32, y: Int32) = (0, 0)
    private var impliedDowns = 0
    private var needlessLifts = 0
    private var repeatedDowns = 0

    /// The last values sent for a slot. Like the kernel, it does not repeat unchanged values.
    private struct Sent {
        var x: Int32?
        var y: Int32?
    }

    /// Units per millimetre: 16,000 units per point, 6.417 points per millimetre (163 per inch).
    private static let resolution: Int32 = 102_672
    /// The value of a `SYN_REPORT` for lifts without a finger, as the kernel marks its own frames (since Linux 6.0).
    private static let systemsOwn: Int32 = 1

    init(liftsAtLastRows: Bool) {
        self.liftsAtLastRows = liftsAtLastRows
    }

    var description: DeviceDescription {
        let slotCount = Int32(max(slots.ids.count, 10))
        return DeviceDescription(
            name: "samples", properties: .direct,
            codes: [
                .synchronization: [.synReport], .key: [.touch],
                .absolute: [.slot, .positionX, .positionY, .trackingID],
            ],
            axes: [
                .slot: AbsoluteAxis(minimum: 0, maximum: slotCount - 1),
                .positionX: AbsoluteAxis(minimum: smallest.x, maximum: largest.x, resolution: Self.resolution),
                .positionY: AbsoluteAxis(minimum: smallest.y, maximum: largest.y, resolution: Self.resolution),
                .trackingID: AbsoluteAxis(minimum: 0, maximum: .max),
            ])
    }

    var notes: [RecordingNote] {
        var notes: [RecordingNote] = []
        func add(_ count: Int, _ one: String, _ many: String) {
            if count > 0 { notes.append(RecordingNote(count == 1 ? "a contact \(one)" : "\(count) contacts \(many)")) }
        }
        add(impliedDowns, "moves before it is down and begins there", "move before they are down and begin there")
        add(repeatedDowns, "goes down again before it is up", "go down again before they are up")
        add(needlessLifts, "goes up that was not down", "go up that were not down")
        return notes
    }

    /// Adds the events of `rows` and returns how many rows were used: all, unless too many contacts are down at once.
    mutating func add(_ rows: [SampleRow], into batch: inout EventBatch) -> Int {
        var lastRows: [Int32: Int] = [:]
        if liftsAtLastRows {
            for (index, row) in rows.enumerated() { lastRows[row.id] = index }
        }
        var start = 0
        while start < rows.count {
            var end = start + 1
            while end < rows.count, rows[end].nanoseconds == rows[start].nanoseconds,
                !rows[start..<end].contains(where: { $0.id == rows[end].id })
            {
                end += 1
            }
            let time = rows[start].time
            var leaving: [Int] = []
            var taken: [Int] = []
            for index in start..<end {
                guard take(rows[index], &leaving, &taken, into: &batch) else {
                    report(time, into: &batch)
                    return index
                }
                if lastRows[rows[index].id] == index, let slot = slots.slot(of: rows[index].id) { leaving.append(slot) }
            }
            report(time, into: &batch)
            for (slots, value) in [(leaving, 0), (taken, Self.systemsOwn)] where !slots.isEmpty {
                for slot in slots { lift(slot, time, into: &batch) }
                report(time, value, into: &batch)
            }
            start = end
        }
        return rows.count
    }

    /// Adds the events of one row. Slots to lift in a following frame are added to `leaving`, or to `taken` if the
    /// system cancels them.
    private mutating func take(
        _ row: SampleRow, _ leaving: inout [Int], _ taken: inout [Int], into batch: inout EventBatch
    ) -> Bool {
        let slot = slots.slot(of: row.id)
        switch row.action ?? (slot == nil ? .down : .move) {
        case .down:
            if let slot {
                repeatedDowns += 1
                lift(slot, row.time, into: &batch)
            }
            return begin(row, into: &batch)
        case .move:
            if let slot {
                move(slot, to: row, into: &batch)
                return true
            }
            impliedDowns += 1
            return begin(row, into: &batch)
        case .up:
            guard let slot else {
                needlessLifts += 1
                return true
            }
            if (sent[slot].x, sent[slot].y) == (row.x, row.y) {
                lift(slot, row.time, into: &batch)
            } else {
                // The frame of a lift has no position of its own.
                move(slot, to: row, into: &batch)
                leaving.append(slot)
            }
        case .cancel:
            if let slot {
                if (sent[slot].x, sent[slot].y) != (row.x, row.y) { move(slot, to: row, into: &batch) }
                taken.append(slot)
            } else {
                needlessLifts += 1
            }
        }
        return true
    }

    private mutating func begin(_ row: SampleRow, into batch: inout EventBatch) -> Bool {
        guard let slot = slots.take(row.id) else { return false }
        if slot == sent.count { sent.append(Sent()) }
        select(slot, row.time, into: &batch)
        add(.trackingID, row.id, row.time, into: &batch)
        move(slot, to: row, into: &batch)
        return true
    }

    private mutating func move(_ slot: Int, to row: SampleRow, into batch: inout EventBatch) {
        if sent[slot].x != row.x {
            select(slot, row.time, into: &batch)
            add(.positionX, row.x, row.time, into: &batch)
        }
        if sent[slot].y != row.y {
            select(slot, row.time, into: &batch)
            add(.positionY, row.y, row.time, into: &batch)
        }
        (sent[slot].x, sent[slot].y) = (row.x, row.y)
        largest = (max(largest.x, row.x), max(largest.y, row.y))
        smallest = (min(smallest.x, row.x), min(smallest.y, row.y))
    }

    private mutating func lift(_ slot: Int, _ time: Timestamp, into batch: inout EventBatch) {
        select(slot, time, into: &batch)
        add(.trackingID, -1, time, into: &batch)
        slots.free(slot)
    }

    private mutating func select(_ slot: Int, _ time: Timestamp, into batch: inout EventBatch) {
        guard slot != currentSlot else { return }
        currentSlot = slot
        add(.slot, Int32(slot), time, into: &batch)
    }

    private mutating func report(_ time: Timestamp, _ value: Int32 = 0, into batch: inout EventBatch) {
        if isTouching == slots.isEmpty {
            isTouching.toggle()
            add(InputEvent(time: time, type: .key, code: .touch, value: isTouching ? 1 : 0), into: &batch)
        }
        add(InputEvent(time: time, type: .synchronization, code: .synReport, value: value), into: &batch)
    }

    private mutating func add(_ code: EventCode, _ value: Int32, _ time: Timestamp, into batch: inout EventBatch) {
        add(InputEvent(time: time, type: .absolute, code: code, value: value), into: &batch)
    }

    private mutating func add(_ event: InputEvent, into batch: inout EventBatch) {
        batch.append(event, device: 0)
        count += 1
    }
}
