/// Kernel events to contacts: the first stage of the road of a touch.
///
/// A frame is everything up to a `SYN_REPORT`, and it is judged there and not before: inside it the order of events
/// is free. All four protocols are followed; where the description does not say which one it is, the events do.
///
/// - Values that a slot kept from an earlier contact still hold, since the kernel sends only what changes.
/// - Values in the frame of a lift do not move the contact that lifts.
/// - A `SYN_DROPPED` voids everything up to the next `SYN_REPORT`. Contacts live on; one that the next frame shows
///   to be gone ended as `dropped`, since nobody saw it lift.
/// - Bad input is counted in `notes`, never refused.
public struct ContactTracker: Sendable {
    /// The contacts after the newest frame.
    public internal(set) var frame = ContactFrame()
    /// What was out of order so far.
    public internal(set) var notes = ContactNotes()
    /// The protocol, once it is known.
    public internal(set) var touchProtocol: TouchProtocol?

    /// The most slots that are followed. No kernel driver has more than this many.
    public static let slotLimit = 64

    /// The states of all slots but the current one, whose place holds what it was when it was last left.
    var slots: [SlotState]
    var currentSlot: Int
    /// The current slot, apart from the others: nearly every event is for it.
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

    /// How far the frames after a loss have come that bring the follower up to date: one, or two at one time.
    private enum Resynchronization: Hashable {
        case awaited, begun(Timestamp), complete, over
    }

    /// A tracker for the device with this description, or for one of which nothing is known.
    public init(description: DeviceDescription? = nil) {
        let declared = description?.axes[.slot].map { Int($0.maximum) + 1 }
        slotCount = declared.map { min(max($0, 1), Self.slotLimit) }
        currentSlot = 0
        slots = [SlotState](repeating: SlotState(), count: slotCount ?? 1)
        touchProtocol = description?.declaredProtocol
        single.gate = description?.declaredGate
        if let value = description?.axes[.slot]?.value { selectSlot(value) }
        notes = ContactNotes()
    }

    /// Takes events from `index` on, up to and including the end of a frame.
    ///
    /// Returns `true` when a frame was completed: `frame` then holds it, and `index` is behind it. Returns `false`
    /// when the events are used up; the unfinished frame is kept for the next call.
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

    /// Takes one event; returns whether it completed a frame that `frame` now holds.
    @inline(__always)
    public mutating func handle(_ event: InputEvent) -> Bool {
        if event.type == .absolute {
            if isDiscarding {
                // The kernel's current slot outlives the loss, and nothing names it again.
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

    /// The input is at its end: what followed the last `SYN_REPORT` is no frame and is counted.
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
        // The kernel marks what it makes itself, key repeat and releases at suspend, by a SYN_REPORT of value 1.
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

    /// What the frame is that ends at `time`, from a loss until the follower is up to date.
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
            // A driver's own frame has another time, but for a clock that stands.
            isResynchronizing = first == time
            resynchronization = isResynchronizing ? .complete : .over
        case .complete, .over:
            resynchronization = .over
        }
    }

    /// The frame that ends a loss tells nothing but that.
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

    /// Slots know their contact by its index, which moved when ended ones were removed.
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

    /// What the events so far show the protocol to be. Marks, slots and ids are final evidence; axes without any of
    /// them, and a single touch, are taken for what they are until there is some.
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

    /// Counts the frame for every contact that is down, and says of those that nothing was said of that they rest.
    private mutating func countSamples() {
        var down = 0
        var contacts = frame.contacts.mutableSpan
        for index in contacts.indices {
            if contacts[index].countSample() { down += 1 }
        }
        if down < contacts.count { needsCleaning = true }
        frame.fingerCount = max(keys.fingerCount, down)
    }

    /// The place in `slots` for an `ABS_MT_SLOT` value; as libevdev does, one beyond the device's last slot is the last.
    mutating func selectSlot(_ value: Int32) {
        let last = (slotCount ?? Self.slotLimit) - 1
        var slot = Int(value)
        if slot < 0 || slot > last {
            notes.slotsOutOfRange += 1
            slot = slot < 0 ? 0 : last
        }
        if slot != currentSlot {
            putBack()
            while slots.count <= slot { slots.append(SlotState()) }
            currentSlot = slot
            current = slots[slot]
        }
        current.wasSelected = true
    }

    /// What is known of a slot.
    func slotState(_ slot: Int) -> SlotState {
        slot == currentSlot ? current : slots[slot]
    }

    /// Writes the current slot to its place among the others.
    mutating func putBack() {
        slots[currentSlot] = current
    }

    /// Adds a contact that begins in this frame and returns its index in `frame.contacts`.
    mutating func begin(slot: Int, trackingID: Int32?) -> Int {
        var contact = Contact(number: contactCount, slot: slot, trackingID: trackingID, start: frame.time)
        contact.touched = true
        frame.contacts.append(contact)
        contactCount += 1
        return frame.contacts.count - 1
    }

    /// Ends the contact at `index`; found gone right after a loss, or lifted by the kernel, nobody saw it lift.
    mutating func end(_ index: Int, _ reason: Contact.EndReason) {
        frame.contacts[index].phase = .ended(isResynchronizing ? .dropped : isKernelsOwn ? .cancelled : reason)
    }
}
