import Documents
import TouchInput

/// Makes kernel events from the states of an activity log.
struct ActivityLogEvents {
    /// The number of events made so far.
    private(set) var count = 0

    private var slots = SlotAllocation()
    private var sent: [[EventCode: Int32]] = []
    private var currentSlot = 0
    private var keysDown: Set<EventCode> = []
    private var rounded = 0
    private var firstRounded: DocumentPlace?
    /// The time of the current state, and its place in the log.
    private var time = Timestamp(microseconds: 0)
    private var place = DocumentPlace(line: 1, column: 1)

    private static let buttons: [(bit: Int, code: EventCode)] = [
        (1, .leftButton), (4, .rightButton), (2, .middleButton),
    ]
    private static let tools: [EventCode] = [.toolFinger, .toolDoubleTap, .toolTripleTap, .toolQuadTap, .toolQuintTap]

    var notes: [RecordingNote] {
        guard rounded > 0 else { return [] }
        let values = rounded == 1 ? "a value" : "\(rounded) values"
        return [RecordingNote("\(values) rounded to whole device units", at: firstRounded.map(RecordingPlace.init))]
    }

    /// Adds the frame that leads from the previous state to this one.
    mutating func add(
        _ state: ActivityLogState, at place: DocumentPlace, into batch: inout EventBatch
    ) throws(YamlError) {
        time = state.time
        self.place = place
        for slot in slots.ids.indices {
            guard let id = slots.ids[slot], !state.fingers.contains(where: { $0.trackingID == id }) else { continue }
            select(slot, into: &batch)
            add(.absolute, .trackingID, -1, into: &batch)
            slots.free(slot)
        }
        for finger in state.fingers {
            var slot = slots.slot(of: finger.trackingID)
            if slot == nil {
                guard let free = slots.take(finger.trackingID) else {
                    throw YamlError(
                        place: place, expected: "at most \(SlotAllocation.limit) fingers", found: "one more")
                }
                if free == sent.count { sent.append([:]) }
                slot = free
                select(free, into: &batch)
                add(.absolute, .trackingID, finger.trackingID, into: &batch)
            }
            guard let slot else { continue }
            send(.positionX, finger.x, slot: slot, into: &batch)
            send(.positionY, finger.y, slot: slot, into: &batch)
            if let value = finger.pressure { send(.touchPressure, value, slot: slot, into: &batch) }
            if let value = finger.touchMajor { send(.touchMajor, value, slot: slot, into: &batch) }
        }
        sendKeys(state, into: &batch)
        add(.synchronization, .synReport, 0, into: &batch)
    }

    private mutating func sendKeys(_ state: ActivityLogState, into batch: inout EventBatch) {
        var keys: Set<EventCode> = []
        let fingers = max(state.touchCount, state.fingers.count)
        if fingers > 0 {
            keys.insert(.touch)
            keys.insert(Self.tools[min(fingers, Self.tools.count) - 1])
        }
        for button in Self.buttons where state.buttons & button.bit != 0 { keys.insert(button.code) }
        for code in keysDown.subtracting(keys).sorted() { add(.key, code, 0, into: &batch) }
        for code in keys.subtracting(keysDown).sorted() { add(.key, code, 1, into: &batch) }
        keysDown = keys
    }

    /// Sends a value like the kernel: only if the slot does not have it already.
    private mutating func send(
        _ code: EventCode, _ value: Double, slot: Int, into batch: inout EventBatch
    ) {
        let whole = Int32(value.rounded())
        if Double(whole) != value {
            rounded += 1
            if firstRounded == nil { firstRounded = place }
        }
        guard sent[slot][code] != whole else { return }
        sent[slot][code] = whole
        select(slot, into: &batch)
        add(.absolute, code, whole, into: &batch)
    }

    private mutating func select(_ slot: Int, into batch: inout EventBatch) {
        guard slot != currentSlot else { return }
        currentSlot = slot
        add(.absolute, .slot, Int32(slot), into: &batch)
    }

    private mutating func add(
        _ type: EventType, _ code: EventCode, _ value: Int32, into batch: inout EventBatch
    ) {
        batch.append(InputEvent(time: time, type: type, code: code, value: value), device: 0)
        count += 1
    }
}
