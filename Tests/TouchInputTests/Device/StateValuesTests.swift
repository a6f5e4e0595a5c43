import Testing
import TouchInput

@Suite("Single values of a state")
struct StateValuesTests {
    @Test("A multitouch axis has the value of the current slot")
    func currentSlot() {
        var state = DeviceState(.slotted(lastSlot: 2, lastID: 9))
        state.setSlotValue(10, slot: 0, axis: .positionX)
        state.setSlotValue(12, slot: 2, axis: .positionX)
        #expect(state.value(of: .absolute, .positionX) == 10)
        #expect(state.value(of: .absolute, .slot) == 0)
        #expect(state.setValue(2, of: .absolute, .slot) == true)
        #expect(state.value(of: .absolute, .positionX) == 12)
        #expect(state.value(of: .absolute, .slot) == 2)
        #expect(state.setValue(13, of: .absolute, .positionX) == true)
        #expect(state.slotValue(2, .positionX) == 13)
        #expect(state.slotValue(0, .positionX) == 10)
    }

    @Test("The kernel's value may replace an id without a lift")
    func kernelReplacesID() {
        var state = DeviceState(.slotted(lastSlot: 1, lastID: 9))
        #expect(state.setValue(4, of: .absolute, .trackingID) == true)
        #expect(state.setValue(5, of: .absolute, .trackingID) == true)
        #expect(state.slotValue(0, .trackingID) == 5)
        #expect(state.setSlotValue(6, slot: 0, axis: .trackingID) == true)
        #expect(state.slotValue(0, .trackingID) == 6)
    }

    @Test("A code without a state has no value, and setting it changes nothing")
    func withoutState() {
        var description = DeviceDescription.slotted(lastSlot: 1, lastID: 9, keys: [.touch])
        description.codes[.relative] = [.x]
        var state = DeviceState(description)
        let before = state
        for (type, code) in [
            (.absolute, .touchMajor), (.absolute, EventCode(rawValue: 0x40)), (.key, .leftButton), (.led, .x),
            (.switches, .x), (.relative, .x), (.synchronization, .synReport),
        ] as [(EventType, EventCode)] {
            #expect(state.value(of: type, code) == nil)
            #expect(state.setValue(1, of: type, code) == false)
        }
        for (slot, axis) in [
            (-1, .positionX), (2, .positionX), (Int.max, .positionX), (Int.min, .positionX), (0, .x), (0, .slot),
            (0, .touchMajor),
        ] as [(Int, EventCode)] {
            #expect(state.slotValue(slot, axis) == nil)
            #expect(state.setSlotValue(1, slot: slot, axis: axis) == false)
        }
        #expect(state == before)
    }

    @Test("Without slots, the multitouch axes have no value")
    func withoutSlots() {
        var state = DeviceState(.device([.x: 100, .positionX: 100, .trackingID: 9]))
        #expect(state.value(of: .absolute, .positionX) == nil)
        #expect(state.value(of: .absolute, .trackingID) == nil)
        #expect(state.setValue(5, of: .absolute, .positionX) == false)
        #expect(state.slotValue(0, .positionX) == nil)
    }

    @Test("A key is down for every value except 0")
    func keys() {
        var state = DeviceState(.device([:], keys: [.touch]))
        for value in [1, 2, -1, .min, .max] as [Int32] {
            #expect(state.setValue(value, of: .key, .touch) == true)
            #expect(state.value(of: .key, .touch) == 1)
        }
        #expect(state.setValue(0, of: .key, .touch) == true)
        #expect(state.value(of: .key, .touch) == 0)
    }
}
