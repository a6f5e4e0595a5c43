/// Reading and setting single values of a state.
extension DeviceState {
    /// The number of slots; 0 for a device without slots.
    public var slotCount: Int { slots?.count ?? 0 }

    /// The slot that the next multitouch event applies to; `nil` without slots.
    public var currentSlot: Int? { slots?.current }

    /// The state of `code`: the position of an axis in device units; for a key that is down, or a light or switch that
    /// is on, 1; otherwise 0. A multitouch axis has the value of the current slot, and `ABS_MT_SLOT` the number of that
    /// slot.
    ///
    /// - Returns: `nil` for a code without a state: one that the device does not declare, a relative axis or the like,
    ///   or a multitouch axis of a device without slots, which sends every finger in turn.
    public func value(of type: EventType, _ code: EventCode) -> Int32? {
        guard abilities.has(type, code) else { return nil }
        switch type {
        case .absolute:
            if code == .slot { return currentSlot.flatMap(Int32.init(exactly:)) }
            if code.isSlotAxis { return currentSlot.flatMap { slotValue($0, code) } }
            return axes[Int(code.rawValue)]
        case .key: return keys[code] ? 1 : 0
        case .led: return leds[code] ? 1 : 0
        case .switches: return switches[code] ? 1 : 0
        default: return nil
        }
    }

    /// The value of `axis` in `slot` in device units; the tracking id of an empty slot is −1.
    ///
    /// - Returns: `nil` if the device has no such slot, or no such slot axis.
    public func slotValue(_ slot: Int, _ axis: EventCode) -> Int32? {
        slots?[slot, axis]
    }

    /// Sets the state of `code` to the kernel's value. Unlike in `handle(_:)`, one tracking id may replace another. A
    /// key, light or switch is on for every value except 0; a multitouch axis is set in the current slot.
    ///
    /// - Returns: whether it was set. A code without a state, or a slot that the device does not have, is not set.
    @discardableResult
    public mutating func setValue(_ value: Int32, of type: EventType, _ code: EventCode) -> Bool {
        guard self.value(of: type, code) != nil else { return false }
        switch type {
        case .absolute:
            if code == .slot {
                guard let slots, slots.has(value) else { return false }
                self.slots?.choose(value)
            } else if code.isSlotAxis {
                guard let currentSlot else { return false }
                slots?[currentSlot, code] = value
            } else {
                axes[Int(code.rawValue)] = value
            }
        case .key: keys[code] = value != 0
        case .led: leds[code] = value != 0
        case .switches: switches[code] = value != 0
        default: return false
        }
        return true
    }

    /// Sets the value of `axis` in `slot` to the kernel's value, whichever slot is current.
    ///
    /// - Returns: whether it was set. A slot or slot axis that the device does not have is not set.
    @discardableResult
    public mutating func setSlotValue(_ value: Int32, slot: Int, axis: EventCode) -> Bool {
        guard slotValue(slot, axis) != nil else { return false }
        slots?[slot, axis] = value
        return true
    }
}
