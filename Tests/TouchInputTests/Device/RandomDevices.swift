import TouchInput
import TouchSynthesis

extension DeviceDescription {
    /// A device with some codes of touch devices, with or without slots and ids.
    static func random(using random: inout SeededRandom) -> DeviceDescription {
        let axes: [EventCode] = [
            .x, .y, .pressure, .lastAxis, .touchMajor, .positionX, .positionY, .toolType, .trackingID, .distance,
        ]
        let keys: [EventCode] = [
            .touch, .toolFinger, .toolDoubleTap, .toolTripleTap, .toolQuadTap, .toolQuintTap, .leftButton,
        ]
        var maxima: [EventCode: Int32] = [:]
        for axis in axes where Int.random(in: 0..<4, using: &random) > 0 { maxima[axis] = 100 }
        if Int.random(in: 0..<4, using: &random) > 0 { maxima[.slot] = Int32.random(in: 0...8, using: &random) }
        if Int.random(in: 0..<10, using: &random) == 0 { maxima[.reservedAxis] = 2 }
        var description = device(maxima, keys: keys.filter { _ in Int.random(in: 0..<4, using: &random) > 0 })
        description.codes[.led] = [EventCode(rawValue: 0), EventCode(rawValue: 15)]
        description.codes[.switches] = [EventCode(rawValue: 0), EventCode(rawValue: 16)]
        description.codes[.miscellaneous] = [.deviceTimestamp]
        return description
    }
}

extension InputEvent {
    /// Any event, usually one that touch devices send.
    static func random(using random: inout SeededRandom) -> InputEvent {
        let types: [EventType] = [
            .absolute, .absolute, .absolute, .key, .led, .switches, .synchronization, .miscellaneous,
            EventType(rawValue: UInt16.random(in: 0...(.max), using: &random)),
        ]
        let type = types.randomElement(using: &random) ?? .absolute
        let codes: ClosedRange<UInt16> =
            switch Int.random(in: 0..<8, using: &random) {
            case 0: 0...(.max)
            case 1: 0...0x10
            default: type == .key ? 0x140...0x14f : 0x2e...0x40
            }
        let values: ClosedRange<Int32> = Bool.random(using: &random) ? -1...3 : .min ... .max
        return InputEvent(
            time: Timestamp(microseconds: Int64.random(in: 0..<1_000_000, using: &random)),
            type: type, code: EventCode(rawValue: UInt16.random(in: codes, using: &random)),
            value: Int32.random(in: values, using: &random))
    }
}

extension DeviceState {
    /// A state of the device after some changes that a kernel could have made. It uses few different values, so that
    /// two such states agree in many.
    static func random(of description: DeviceDescription, using random: inout SeededRandom) -> DeviceState {
        var state = DeviceState(description)
        for _ in 0..<Int.random(in: 0..<120, using: &random) {
            let event = InputEvent.random(using: &random)
            let value = Int32.random(in: -1...2, using: &random)
            state.setValue(value, of: event.type, event.code)
            if let slot = (0..<state.slotCount).randomElement(using: &random) {
                state.setSlotValue(value, slot: slot, axis: event.code)
            }
        }
        return state
    }
}
