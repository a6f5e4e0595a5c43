/// What is pressed, touched and lit on a device at one moment, according to its events.
///
/// The state follows libevdev's rules. Pass every event that you read to `handle(_:)`. If the kernel has lost events
/// (`SYN_DROPPED`), read its state into a second value and call `events(toReach:at:)`: these events bring everyone who
/// follows the stream up to date.
public struct DeviceState: Hashable, Sendable {
    let abilities: DeviceAbilities
    /// Values of the axes outside the slots, by code.
    var axes: [Int32]
    var keys = EventCodeSet(words: DeviceAbilities.keyWords)
    var leds = EventCodeSet(words: DeviceAbilities.axisWords)
    var switches = EventCodeSet(words: DeviceAbilities.axisWords)
    var slots: SlotValues?

    /// The state of a device before its first event: axis values and states from the description, zeros elsewhere, and
    /// all slots empty.
    ///
    /// The number of slots is the maximum of `ABS_MT_SLOT` + 1, at most 64. A device has no slots if that range is
    /// missing or if it also declares the reserved axis 0x2e.
    public init(_ description: DeviceDescription) {
        let abilities = DeviceAbilities(description)
        self.abilities = abilities
        axes = Array(repeating: 0, count: DeviceAbilities.axisWords * 64)
        slots = SlotValues(description, abilities)
        for (code, axis) in description.axes where !code.isMultitouch {
            setValue(axis.value ?? 0, of: .absolute, code)
        }
        for (type, states) in description.states where type != .absolute {
            for (code, value) in states { setValue(value, of: type, code) }
        }
    }

    /// Handles an event as it was read, and returns what to pass on.
    ///
    /// - An event whose code the device does not declare is discarded; marks (`EV_SYN`) never are.
    /// - A slot number below 0 or above the last slot becomes the last slot, also in the returned event.
    /// - A tracking id is discarded if it would replace another without a lift, and a lift (−1) if the slot is already
    ///   empty.
    /// - Every other event is returned unchanged. `SYN_DROPPED` does not change the state; it tells the caller to
    ///   synchronise.
    ///
    /// - Returns: the event, or `nil` if it is discarded.
    public mutating func handle(_ event: InputEvent) -> InputEvent? {
        guard abilities.has(event.type, event.code) else { return nil }
        guard event.type == .absolute, event.code.isMultitouch, let current = slots?.current else {
            setValue(event.value, of: event.type, event.code)
            return event
        }
        if event.code == .slot {
            slots?.choose(event.value)
            var event = event
            event.value = Int32(currentSlot ?? 0)
            return event
        }
        if event.code == .trackingID, slots?.isDown(current) == (event.value != SlotValues.noID) { return nil }
        slots?[current, event.code] = event.value
        return event
    }
}

extension EventCode {
    /// Whether it is a multitouch axis: `ABS_MT_SLOT` or an axis that belongs to a slot.
    var isMultitouch: Bool { self == .slot || isSlotAxis }
}
