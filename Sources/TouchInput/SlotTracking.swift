/// One slot of a protocol B device: what the kernel last said about it, and the contact in it.
struct SlotState: Hashable, Sendable {
    var x: Int32 = 0
    var y: Int32 = 0
    var known: Known = []
    var wasSelected = false
    var sawTrackingID = false
    /// The index of the open contact in the frame.
    var contact: Int?
    var change = IDChange.none
    var newID: Int32 = 0
    var tool: Int32 = 0
    var pressure: Int32 = 0
    var touchMajor: Int32 = 0

    /// What is known of the slot.
    struct Known: OptionSet, Hashable, Sendable {
        var rawValue: UInt8
        static let x = Known(rawValue: 1)
        static let y = Known(rawValue: 2)
        static let pressure = Known(rawValue: 4)
        static let touchMajor = Known(rawValue: 8)
        static let moved = Known(rawValue: 16)
        static let position: Known = [.x, .y]
    }

    /// What the tracking ids of this frame did to the slot, in the order in which they came.
    enum IDChange: Hashable, Sendable {
        case none
        /// −1.
        case lifted
        /// An id with nothing down, or after a −1 in the same frame.
        case began(afterLift: Bool)
        /// An id while another was down.
        case replaced
        /// An id and then −1: all of it within one frame.
        case blinked(afterLift: Bool, replaces: Bool)
    }

    var position: DevicePoint? {
        known.isSuperset(of: .position) ? DevicePoint(x: x, y: y) : nil
    }
}

/// Protocol B.
extension ContactTracker {
    /// Takes one axis event into the pending state of the current slot, packet or single touch.
    mutating func handleAxis(_ code: EventCode, _ value: Int32) {
        switch code {
        case .slot:
            selectSlot(value)
            if touchProtocol == nil { dirtySlots |= 1 << UInt64(currentSlot) }
            return
        case .positionX:
            slots[currentSlot].x = value
            slots[currentSlot].known.formUnion([.x, .moved])
            packet.x = value
        case .positionY:
            slots[currentSlot].y = value
            slots[currentSlot].known.formUnion([.y, .moved])
            packet.y = value
        case .trackingID:
            if touchProtocol != .a { changeID(to: value) }
            packet.trackingID = value
        case .toolType:
            slots[currentSlot].tool = value
            packet.tool = value
        case .touchPressure:
            slots[currentSlot].pressure = value
            slots[currentSlot].known.insert(.pressure)
            packet.pressure = value
        case .touchMajor:
            slots[currentSlot].touchMajor = value
            slots[currentSlot].known.insert(.touchMajor)
            packet.touchMajor = value
        case .x, .y, .pressure:
            single.handle(code, value)
            return
        default:
            if code.isSlotAxis { packet.isEmpty = false }
            return
        }
        packet.isEmpty = false
        dirtySlots |= 1 << UInt64(currentSlot)
    }

    private mutating func changeID(to id: Int32) {
        let isDown = slots[currentSlot].contact != nil
        slots[currentSlot].sawTrackingID = true
        if id < 0 {
            switch slots[currentSlot].change {
            case .none:
                if isDown {
                    slots[currentSlot].change = .lifted
                } else if touchProtocol == .b {
                    notes.doubleLifts += 1
                }
            case .lifted, .blinked: notes.doubleLifts += 1
            case .began(let afterLift): slots[currentSlot].change = .blinked(afterLift: afterLift, replaces: false)
            case .replaced: slots[currentSlot].change = .blinked(afterLift: false, replaces: true)
            }
            return
        }
        slots[currentSlot].newID = id
        switch slots[currentSlot].change {
        case .none:
            if let contact = slots[currentSlot].contact {
                if frame.contacts[contact].trackingID == id { return }
                slots[currentSlot].change = .replaced
            } else {
                slots[currentSlot].change = .began(afterLift: false)
            }
        case .lifted: slots[currentSlot].change = .began(afterLift: true)
        case .began, .replaced: break
        case .blinked(let afterLift, let replaces):
            notes.contactsWithinOneFrame += 1
            slots[currentSlot].change = replaces ? .replaced : .began(afterLift: afterLift)
        }
    }

    /// Applies what the frame said to every slot that it touched, lowest slot first.
    mutating func commitSlots() {
        while dirtySlots != 0 {
            let slot = dirtySlots.trailingZeroBitCount
            dirtySlots &= dirtySlots - 1
            commitSlot(slot)
        }
    }

    private mutating func commitSlot(_ slot: Int) {
        let change = slots[slot].change
        let open = slots[slot].contact
        if change != .none { slots[slot].change = .none }
        switch change {
        case .none:
            if let open {
                update(open, from: slot)
            } else if !slots[slot].sawTrackingID && slots[slot].known.contains(.moved) {
                // It moves and no id was ever seen: it was down before the first event.
                beginContact(in: slot, trackingID: nil, oddity: .preexisting)
            }
        case .lifted:
            if let open { endContact(open, in: slot, .lift) }
        case .began(let afterLift):
            if let open { endContact(open, in: slot, afterLift ? .lift : .replaced) }
            beginContact(in: slot, trackingID: slots[slot].newID)
        case .replaced:
            notes.replacedIDs += 1
            if let open { endContact(open, in: slot, .replaced) }
            beginContact(in: slot, trackingID: slots[slot].newID)
        case .blinked(let afterLift, let replaces):
            notes.contactsWithinOneFrame += 1
            if let open { endContact(open, in: slot, afterLift || !replaces ? .lift : .replaced) }
            beginContact(in: slot, trackingID: slots[slot].newID, oddity: .withinOneFrame)
            if let blink = slots[slot].contact { endContact(blink, in: slot, .lift) }
        }
        slots[slot].known.remove(.moved)
    }

    private mutating func beginContact(in slot: Int, trackingID: Int32?, oddity: Contact.Oddities = []) {
        let index = begin(slot: slot, trackingID: trackingID)
        slots[slot].contact = index
        frame.contacts[index].oddities.formUnion(oddity)
        update(index, from: slot)
        if frame.contacts[index].position == nil || oddity.contains(.preexisting) {
            frame.contacts[index].oddities.insert(.startUnknown)
        }
    }

    private mutating func endContact(_ index: Int, in slot: Int, _ reason: Contact.EndReason) {
        end(index, reason)
        slots[slot].contact = nil
        // A palm is a property of the contact that it was told of, whatever the slot still says.
        slots[slot].tool = 0
    }

    private mutating func update(_ index: Int, from slot: Int) {
        move(index, to: slots[slot].position)
        let tool = slots[slot].tool
        if tool != frame.contacts[index].tool.rawValue {
            frame.contacts[index].tool = Contact.Tool(rawValue: tool) ?? .finger
        }
        if slots[slot].known.contains(.pressure) { frame.contacts[index].pressure = slots[slot].pressure }
        if slots[slot].known.contains(.touchMajor) { frame.contacts[index].touchMajor = slots[slot].touchMajor }
    }
}
