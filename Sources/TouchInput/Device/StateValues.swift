/// Asking for single values of a state, and setting them.
extension DeviceState {
    /// How many slots the device has; 0 for one that does not tell its fingers apart by slots.
    public var slotCount: Int { slots?.count ?? 0 }

    /// The slot that the next multitouch event belongs to; `nil` without slots.
    public var currentSlot: Int? { slots?.current }

    /// The state of `code`: an axis in device units, or 1 for a key that is down, a light or switch that is on, and
    /// otherwise 0. A multitouch axis has the value of the current slot, and `ABS_MT_SLOT` that slot's number.
    ///
    /// - Returns: `nil` for what has no state: a code that the device does not declare, relative axes and the like,
    ///   and the multitouch axes of a device without slots, which tell of every finger in turn.
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

    /// The value of `axis` in `slot`, in device units; the tracking id is −1 while the slot is empty.
    ///
    /// - Returns: `nil` when the device has no such slot, or when the axis is not one of its slots' axes.
    public func slotValue(_ slot: Int, _ axis: EventCode) -> Int32? {
        slots?[slot, axis]
    }

    /// Sets the state of `code` to what the kernel says it is. Unlike with `handle(_:)`, one tracking id may replace
    /// another. A key, light or switch is on for every value but 0; a multitouch axis is set in the current slot.
    ///
    /// - Returns: whether it was set; not for a code without a state, nor for a slot that the device does not have.
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

    /// Sets the value of `axis` in `slot` to what the kernel says it is, whichever slot is the current one.
    ///
    /// - Returns: whether it was set; not when the device has no such slot or the axis is not one of its slots'.
    @discardableResult
    public mutating func setSlotValue(_ value: Int32, slot: Int, axis: EventCode) -> Bool {
        guard slotValue(slot, axis) != nil else { return false }
        slots?[slot, axis] = value
        return true
    }
}
