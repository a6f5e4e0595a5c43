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
    @inline(__always)
    mutating func handleAxis(_ code: EventCode, _ value: Int32) {
        switch code.rawValue {
        case 0x35:
            current.x = value
            current.known.formUnion([.x, .moved])
        case 0x36:
            current.y = value
            current.known.formUnion([.y, .moved])
        case 0x00:
            single.x = value
            single.sawPosition = true
            return
        case 0x01:
            single.y = value
            single.sawPosition = true
            return
        case 0x18:
            single.pressure = value
            return
        case 0x3a:
            current.pressure = value
            current.known.insert(.pressure)
        case 0x30:
            current.touchMajor = value
            current.known.insert(.touchMajor)
        case 0x2f:
            selectSlot(value)
            if touchProtocol == nil { dirtySlots |= 1 << UInt64(currentSlot) }
            return
        case 0x39:
            if touchProtocol != .a { changeID(to: value) }
        case 0x37:
            current.tool = value
        default:
            if touchProtocol != .b && code.isSlotAxis { packet.isEmpty = false }
            return
        }
        dirtySlots |= 1 << UInt64(truncatingIfNeeded: currentSlot)
        if touchProtocol != .b { packet.handle(code, value) }
    }

    private mutating func changeID(to id: Int32) {
        // −1 as the first word about a slot says that it is empty, not that something lifted twice.
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

    /// Applies what the frame said to every slot that it touched, lowest slot first.
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
                // It moves and no id was ever seen: it was down before the first event.
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
        // A palm is a property of the contact that it was told of, whatever the slot still says.
        state.tool = 0
    }

    @inline(__always)
    private mutating func update(_ index: Int, from state: SlotState) {
        var contacts = frame.contacts.mutableSpan
        contacts[index].take(state)
    }
}

extension Contact {
    /// Takes what the kernel last said about its slot.
    @inline(__always)
    fileprivate mutating func take(_ state: SlotState) {
        if state.known.isSuperset(of: .position) { move(to: DevicePoint(x: state.x, y: state.y)) }
        if state.tool != tool.rawValue { tool = Tool(rawValue: state.tool) ?? .finger }
        if state.known.contains(.pressure) { pressure = state.pressure }
        if state.known.contains(.touchMajor) { touchMajor = state.touchMajor }
    }
}
