/// The last values from a single-touch device.
struct SingleTouchState: Hashable, Sendable {
    var x: Int32?
    var y: Int32?
    var pressure: Int32?
    var gate: SingleTouchGate?
    /// Whether `BTN_TOUCH` is down; `nil` until it has been sent.
    var touch: Bool?
    var button = false
    var gateChanged = false
    var sawPosition = false

    /// Whether something is down, according to the device's gate; `nil` until the gate has been sent.
    var gateState: Bool? {
        switch gate {
        case .touch: return touch
        case .pressure: return pressure.map { $0 > 0 }
        case .button: return button
        case nil:
            if let touch { return touch }
            return pressure.map { $0 > 0 }
        }
    }
}

/// Single touch, and multitouch axes without slots or ids: one contact, whose gate says whether it is down.
extension ContactTracker {
    /// Handles a key event: the gate of a single touch, the finger tools and the button.
    mutating func handleKey(_ code: EventCode, _ value: Int32) {
        switch code {
        case .touch:
            single.touch = value != 0
            single.gateChanged = true
        case .leftButton:
            single.button = value != 0
            keys.handle(code, isDown: value != 0)
        default:
            keys.handle(code, isDown: value != 0)
        }
    }

    mutating func commitSingle() {
        let position = singlePosition
        dirtySlots = 0
        single.gateChanged = false
        let open = frame.contacts.firstIndex(where: \.isDown)
        guard let isDown = single.gateState else { return }
        switch (open, isDown) {
        case (nil, true):
            let index = begin(slot: 0, trackingID: nil)
            frame.contacts[index].move(to: position)
            if position == nil { frame.contacts[index].oddities.insert(.startUnknown) }
            frame.contacts[index].pressure = single.pressure
        case (let index?, true):
            frame.contacts[index].move(to: position)
            frame.contacts[index].pressure = single.pressure
        case (let index?, false):
            end(index, .lift)
        case (nil, false):
            break
        }
    }

    private var singlePosition: DevicePoint? {
        if let bare = slotState(0).position { return bare }
        guard let x = single.x, let y = single.y else { return nil }
        return DevicePoint(x: x, y: y)
    }
}
