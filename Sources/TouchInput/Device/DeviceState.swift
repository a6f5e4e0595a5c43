/// What is pressed, touched and lit on a device at one moment, as far as its events tell.
///
/// The state is kept by the rules of libevdev. Feed it every event that is read with `handle(_:)`. When the kernel
/// has lost events (`SYN_DROPPED`), read the kernel's own state into a second value and ask for
/// `events(toReach:at:)`: those events bring whoever follows the stream up to date.
public struct DeviceState: Hashable, Sendable {
    let abilities: DeviceAbilities
    /// Values of the axes that belong to no slot, by code.
    var axes: [Int32]
    var keys = EventCodeSet(words: DeviceAbilities.keyWords)
    var leds = EventCodeSet(words: DeviceAbilities.axisWords)
    var switches = EventCodeSet(words: DeviceAbilities.axisWords)
    var slots: SlotTable?

    /// The state of a device before its first event: the axis values and the states that the description holds,
    /// otherwise zeros; every slot empty.
    ///
    /// The number of slots is the maximum of `ABS_MT_SLOT` + 1, at most 64. A device without the range of that axis
    /// has no slots, and neither has one that declares the reserved axis 0x2e as well.
    public init(_ description: DeviceDescription) {
        let abilities = DeviceAbilities(description)
        self.abilities = abilities
        axes = Array(repeating: 0, count: DeviceAbilities.axisWords * 64)
        slots = SlotTable(description, abilities)
        for (code, axis) in description.axes where !code.isMultitouch {
            setValue(axis.value ?? 0, of: .absolute, code)
        }
        for (type, states) in description.states where type != .absolute {
            for (code, value) in states { setValue(value, of: type, code) }
        }
    }

    /// Takes an event as it was read, and returns what a program gets of it.
    ///
    /// - An event of a code that the device does not declare is discarded; marks (`EV_SYN`) never are.
    /// - A slot number below 0 or beyond the last slot becomes the last slot, in the returned event too.
    /// - A tracking id is discarded when it would replace another without a lift between, and a lift (−1) is
    ///   discarded when the slot is already empty.
    /// - Every other event is returned as it is. `SYN_DROPPED` changes nothing here; it tells the program to
    ///   synchronise.
    ///
    /// - Returns: the event, or `nil` when it is discarded.
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
        if event.code == .trackingID, slots?.isDown(current) == (event.value != SlotTable.noID) { return nil }
        slots?[current, event.code] = event.value
        return event
    }
}

extension EventCode {
    /// Whether the axis is one of multitouch: `ABS_MT_SLOT` and the axes that belong to a slot.
    var isMultitouch: Bool { self == .slot || isSlotAxis }
}
