/// One slot of a protocol B device: its last values from the kernel, and its contact.
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

    /// Which values are known.
    struct Known: OptionSet, Hashable, Sendable {
        var rawValue: UInt8
        static let x = Known(rawValue: 1)
        static let y = Known(rawValue: 2)
        static let pressure = Known(rawValue: 4)
        static let touchMajor = Known(rawValue: 8)
        static let moved = Known(rawValue: 16)
        static let position: Known = [.x, .y]
    }

    /// What the tracking ids in this frame did to the slot, in order.
    enum IDChange: Hashable, Sendable {
        case none
        /// An id of −1.
        case lifted
        /// An id while nothing was down, or after a −1 in the same frame.
        case began(afterLift: Bool)
        /// An id while another was down.
        case replaced
        /// An id followed by −1, all within one frame.
        case blinked(afterLift: Bool, replaces: Bool)
    }

    var position: DevicePoint? {
        known.isSuperset(of: .position) ? DevicePoint(x: x, y: y) : nil
    }
}

/// Protocol B, with slots and tracking ids.
extension ContactTracker {
    /// Stores the value of an axis in the current slot, packet or single touch until the frame ends.
    @inline(__always)
    mutating func handleAxis(_ code: EventCode, _ value: Int32) {
        switch code {
        case .positionX:
            current.x = value
            current.known.formUnion([.x, .moved])
        case .positionY:
            current.y = value
            current.known.formUnion([.y, .moved])
        case .x:
            single.x = value
            single.sawPosition = true
            return
        case .y:
            single.y = value
            single.sawPosition = true
            return
        case .pressure:
            single.pressure = value
            return
        case .touchPressure:
            current.pressure = value
            current.known.insert(.pressure)
        case .touchMajor:
            current.touchMajor = value
            current.known.insert(.touchMajor)
        case .slot:
            selectSlot(value)
            if touchProtocol == nil { dirtySlots |= 1 << UInt64(currentSlot) }
            return
        case .trackingID:
            if touchProtocol != .a { changeID(to: value) }
        case .toolType:
            current.tool = value
        default:
            if touchProtocol != .b && code.isSlotAxis { packet.isEmpty = false }
            return
        }
        dirtySlots |= 1 << UInt64(truncatingIfNeeded: currentSlot)
        if touchProtocol != .b { packet.handle(code, value) }
    }

    private mutating func changeID(to id: Int32) {
        // If a slot's first id is −1, the slot is empty; nothing lifted twice.
        let wasSeen = current.sawTrackingID
        current.sawTrackingID = true
        let isDown = current.contact != nil
        if id < 0 {
            switch current.change {
            case .none:
                if isDown {
                    current.change = .lifted
                } else if touchProtocol == .b && wasSeen {
                    notes.doubleLifts += 1
                }
            case .lifted, .blinked: notes.doubleLifts += 1
            case .began(let afterLift): current.change = .blinked(afterLift: afterLift, replaces: false)
            case .replaced: current.change = .blinked(afterLift: false, replaces: true)
            }
            return
        }
        current.newID = id
        switch current.change {
        case .none:
            if let contact = current.contact {
                if frame.contacts[contact].trackingID == id { return }
                current.change = .replaced
            } else {
                current.change = .began(afterLift: false)
            }
        case .lifted: current.change = .began(afterLift: true)
        case .began, .replaced: break
        case .blinked(let afterLift, let replaces):
            notes.contactsWithinOneFrame += 1
            current.change = replaces ? .replaced : .began(afterLift: afterLift)
        }
    }

    /// Applies the frame to every slot that it changed, lowest slot first.
    mutating func commitSlots() {
        while dirtySlots != 0 {
            let slot = dirtySlots.trailingZeroBitCount
            dirtySlots &= dirtySlots &- 1
            if slot == currentSlot {
                if current.change == .none, let open = current.contact {
                    update(open, from: current)
                    current.known.remove(.moved)
                    continue
                }
                var state = current
                commit(&state, slot)
                current = state
            } else {
                var state = slots[slot]
                commit(&state, slot)
                slots[slot] = state
            }
        }
    }

    @inline(__always)
    private mutating func commit(_ state: inout SlotState, _ slot: Int) {
        if state.change == .none, let open = state.contact {
            update(open, from: state)
        } else {
            commitChange(&state, slot)
        }
        state.known.remove(.moved)
    }

    private mutating func commitChange(_ state: inout SlotState, _ slot: Int) {
        let change = state.change
        state.change = .none
        switch change {
        case .none:
            if !state.sawTrackingID && state.known.contains(.moved) {
                // It moves although no id was ever sent, so it was down before the first event.
                beginContact(&state, slot, trackingID: nil, oddity: .preexisting)
            }
        case .lifted:
            endContact(&state, .lift)
        case .began(let afterLift):
            endContact(&state, afterLift ? .lift : .replaced)
            beginContact(&state, slot, trackingID: state.newID)
        case .replaced:
            notes.replacedIDs += 1
            endContact(&state, .replaced)
            beginContact(&state, slot, trackingID: state.newID)
        case .blinked(let afterLift, let replaces):
            notes.contactsWithinOneFrame += 1
            endContact(&state, afterLift || !replaces ? .lift : .replaced)
            beginContact(&state, slot, trackingID: state.newID, oddity: .withinOneFrame)
            endContact(&state, .lift)
        }
    }

    private mutating func beginContact(
        _ state: inout SlotState, _ slot: Int, trackingID: Int32?, oddity: Contact.Oddities = []
    ) {
        let index = begin(slot: slot, trackingID: trackingID)
        state.contact = index
        frame.contacts[index].oddities.formUnion(oddity)
        update(index, from: state)
        if frame.contacts[index].position == nil || oddity.contains(.preexisting) {
            frame.contacts[index].oddities.insert(.startUnknown)
        }
    }

    private mutating func endContact(_ state: inout SlotState, _ reason: Contact.EndReason) {
        guard let open = state.contact else { return }
        end(open, reason)
        state.contact = nil
        // Whether a contact is a palm does not carry over to the next contact in the slot, even though the slot keeps
        // the value.
        state.tool = 0
    }

    @inline(__always)
    private mutating func update(_ index: Int, from state: SlotState) {
        var contacts = frame.contacts.mutableSpan
        contacts[index].take(state)
    }
}

extension Contact {
    /// Takes over the last values of its slot.
    @inline(__always)
    fileprivate mutating func take(_ state: SlotState) {
        if state.known.isSuperset(of: .position) { move(to: DevicePoint(x: state.x, y: state.y)) }
        if state.tool != tool.rawValue { tool = Tool(rawValue: state.tool) ?? .finger }
        if state.known.contains(.pressure) { pressure = state.pressure }
        if state.known.contains(.touchMajor) { touchMajor = state.touchMajor }
    }
}
