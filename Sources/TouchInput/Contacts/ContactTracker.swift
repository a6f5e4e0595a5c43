/// Turns kernel events into contacts: the first stage of a touch.
///
/// A frame is everything up to a `SYN_REPORT` and is evaluated only there, because the order of events within a frame
/// is arbitrary. All four protocols are supported; if the description does not identify the protocol, the events do.
///
/// - A slot keeps its values from one contact to the next, since the kernel sends only what changes.
/// - Values in the frame of a lift do not move the contact that lifts.
/// - A `SYN_DROPPED` discards everything up to the next `SYN_REPORT`. Contacts stay down; one that is gone in the next
///   frame ends as `dropped`, since its lift was never seen.
/// - Bad input is counted in `notes`, never rejected.
public struct ContactTracker: Sendable {
    /// The contacts after the latest frame.
    public internal(set) var frame = ContactFrame()
    /// What was unusual so far.
    public internal(set) var notes = ContactNotes()
    /// The protocol, once it is known.
    public internal(set) var touchProtocol: TouchProtocol?

    /// The most slots that are tracked. No kernel driver has more.
    public static let slotLimit = 64

    /// The states of all slots. The entry of the current slot is out of date; see `current`.
    var slots: [SlotState]
    var currentSlot: Int
    /// The state of the current slot, kept outside the array because nearly every event changes it.
    var current = SlotState()
    var dirtySlots: UInt64 = 0
    var packets: [Packet] = []
    var packet = Packet()
    var sawPacketMark = false
    var single = SingleTouchState()
    var keys = ToolKeys()

    private let slotCount: Int?
    private var contactCount = 0
    private var hasFrame = false
    private var isDiscarding = false
    private var isResynchronizing = false
    private var resynchronization = Resynchronization.over
    private var isKernelsOwn = false
    private var needsCleaning = false
    private var needsRelocation = false
    private var eventsInFrame = 0
    private var isKeyRepeat = false

    /// After a loss, one frame brings the follower up to date, or two frames with the same time. This says how many
    /// have come.
    private enum Resynchronization: Hashable {
        case awaited, begun(Timestamp), complete, over
    }

    /// A tracker for the device with this description, or for an unknown device.
    public init(description: DeviceDescription? = nil) {
        let declared = description?.axes[.slot].map { Int($0.maximum) + 1 }
        slotCount = declared.map { min(max($0, 1), Self.slotLimit) }
        currentSlot = 0
        slots = [SlotState](repeating: SlotState(), count: slotCount ?? 1)
        touchProtocol = description?.declaredProtocol
        single.gate = description?.declaredGate
        if let value = description?.axes[.slot]?.value { makeCurrent(slot(nearest: value)) }
    }

    /// Handles events from `index` on, up to and including the end of a frame.
    ///
    /// Returns `true` if a frame was completed: `frame` holds it and `index` is the next event. Returns `false` if the
    /// events are used up; the unfinished frame continues in the next call.
    public mutating func advance(through events: [InputEvent], from index: inout Int) -> Bool {
        let count = events.count
        var next = index
        while next < count {
            let event = events[next]
            next &+= 1
            if handle(event) {
                index = next
                return true
            }
        }
        index = next
        return false
    }

    /// Handles one event; returns whether it completed a frame, which is then in `frame`.
    @inline(__always)
    public mutating func handle(_ event: InputEvent) -> Bool {
        if event.type == .absolute {
            if isDiscarding {
                // The kernel's current slot stays current after the loss, and no event repeats it.
                if event.code == .slot { selectSlot(event.value) }
                return false
            }
            eventsInFrame &+= 1
            handleAxis(event.code, event.value)
            return false
        }
        if event.type == .synchronization { return handleMark(event) }
        guard !isDiscarding else { return false }
        eventsInFrame &+= 1
        if event.type == .key {
            if event.value == 2 { isKeyRepeat = true } else { handleKey(event.code, event.value) }
        }
        return false
    }

    /// The input has ended: events after the last `SYN_REPORT` form no frame and are counted.
    public mutating func finish() {
        notes.unterminatedEvents += eventsInFrame
        eventsInFrame = 0
    }

    private mutating func handleMark(_ event: InputEvent) -> Bool {
        switch event.code {
        case .synReport:
            return endFrame(at: event.time, value: event.value)
        case .synMTReport:
            guard !isDiscarding else { return false }
            eventsInFrame &+= 1
            sawPacketMark = true
            endPacket()
            return false
        case .synDropped:
            notes.droppedMarks += 1
            isDiscarding = true
            return false
        default:
            return false
        }
    }

    private mutating func endFrame(at time: Timestamp, value: Int32) -> Bool {
        let wasKeyRepeat = isKeyRepeat && eventsInFrame == 1
        eventsInFrame = 0
        isKeyRepeat = false
        if wasKeyRepeat {
            notes.keyRepeatFrames += 1
            return false
        }
        let isLoss = isDiscarding
        if isLoss || resynchronization != .over { goOnAfterLoss(at: time) }
        // The kernel marks its own events, such as key repeat and releases at suspend, with a SYN_REPORT of value 1.
        isKernelsOwn = value == 1
        beginFrame(at: time, followsLoss: isLoss || isResynchronizing)
        if isLoss {
            endLoss()
        } else {
            commit()
        }
        countSamples()
        frame.isButtonDown = keys.isButtonDown
        return true
    }

    /// Classifies the frame that ends at `time`, from a loss until the follower is up to date.
    private mutating func goOnAfterLoss(at time: Timestamp) {
        isResynchronizing = false
        switch resynchronization {
        case _ where isDiscarding:
            isDiscarding = false
            resynchronization = .awaited
        case .awaited:
            isResynchronizing = true
            resynchronization = .begun(time)
        case .begun(let first):
            // The driver's next frame has a later time, unless the clock stands still.
            isResynchronizing = first == time
            resynchronization = isResynchronizing ? .complete : .over
        case .complete, .over:
            resynchronization = .over
        }
    }

    /// The frame that ends a loss says nothing else.
    private mutating func endLoss() {
        dropPacketsOfFrame()
        for index in frame.contacts.indices {
            frame.contacts[index].oddities.insert(.droppedEvents)
            frame.contacts[index].phase = .stationary
        }
    }

    private mutating func beginFrame(at time: Timestamp, followsLoss: Bool) {
        if hasFrame && time < frame.time { notes.backwardFrames += 1 }
        hasFrame = true
        frame.time = time
        frame.followsLoss = followsLoss
        if needsCleaning {
            frame.contacts.removeAll { !$0.isDown }
            needsCleaning = false
            needsRelocation = true
        }
        if needsRelocation { relocateContacts() }
    }

    /// Slots refer to their contact by its index, which changes when ended contacts are removed.
    private mutating func relocateContacts() {
        needsRelocation = false
        guard touchProtocol == .b else { return }
        putBack()
        defer { current = slots[currentSlot] }
        for (index, contact) in frame.contacts.enumerated() where contact.slot < slots.count {
            slots[contact.slot].contact = index
        }
    }

    private mutating func commit() {
        switch touchProtocol ?? evidentProtocol() {
        case .b: commitSlots()
        case .a: commitPackets()
        case .bare: commitSingle()
        case .singleTouch: commitSingle()
        case nil: break
        }
    }

    /// The protocol according to the events so far. Marks, slots and ids are conclusive; without them, bare axes or a
    /// single touch are assumed until there is better evidence.
    private mutating func evidentProtocol() -> TouchProtocol? {
        if sawPacketMark {
            settle(on: .a)
        } else if dirtySlots != 0
            && (current.sawTrackingID || current.wasSelected
                || slots.contains(where: { $0.sawTrackingID || $0.wasSelected }))
        {
            settle(on: .b)
        } else if dirtySlots != 0 || slotState(0).known.contains(.x) {
            return .bare
        } else if single.sawPosition || single.gateState != nil {
            return .singleTouch
        }
        return touchProtocol
    }

    private mutating func settle(on evident: TouchProtocol) {
        touchProtocol = evident
        for index in frame.contacts.indices where frame.contacts[index].isDown { end(index, .replaced) }
    }

    /// Counts the frame for every contact that is down; a contact without news in the frame is stationary.
    private mutating func countSamples() {
        var down = 0
        var contacts = frame.contacts.mutableSpan
        for index in contacts.indices {
            if contacts[index].countSample() { down += 1 }
        }
        if down < contacts.count { needsCleaning = true }
        frame.fingerCount = max(keys.fingerCount, down)
    }

    /// Makes the slot of an `ABS_MT_SLOT` value the current one. Like libevdev, it takes the last slot for a number
    /// beyond it.
    mutating func selectSlot(_ value: Int32) {
        let slot = slot(nearest: value)
        if slot != Int(value) { notes.slotsOutOfRange += 1 }
        makeCurrent(slot)
    }

    private func slot(nearest value: Int32) -> Int {
        min(max(Int(value), 0), (slotCount ?? Self.slotLimit) - 1)
    }

    private mutating func makeCurrent(_ slot: Int) {
        if slot != currentSlot {
            putBack()
            while slots.count <= slot { slots.append(SlotState()) }
            currentSlot = slot
            current = slots[slot]
        }
        current.wasSelected = true
    }

    /// What is known about a slot.
    func slotState(_ slot: Int) -> SlotState {
        slot == currentSlot ? current : slots[slot]
    }

    /// Writes the current slot back to the array.
    mutating func putBack() {
        slots[currentSlot] = current
    }

    /// Adds a contact that begins in this frame.
    mutating func begin(slot: Int, trackingID: Int32?) -> Int {
        var contact = Contact(number: contactCount, slot: slot, trackingID: trackingID, start: frame.time)
        contact.touched = true
        frame.contacts.append(contact)
        contactCount += 1
        return frame.contacts.count - 1
    }

    /// Ends the contact at `index`. If it is missing right after a loss, or the kernel lifted it, its lift was not
    /// seen.
    mutating func end(_ index: Int, _ reason: Contact.EndReason) {
        frame.contacts[index].phase = .ended(isResynchronizing ? .dropped : isKernelsOwn ? .cancelled : reason)
    }
}
