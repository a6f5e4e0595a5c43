import Testing
import TouchInput
import TouchSynthesis

@Suite("The state of a device, event by event")
struct DeviceStateTests {
    @Test("A new state has the values of the description and empty slots")
    func newState() {
        var description = DeviceDescription.slotted(lastSlot: 1, lastID: 9, keys: [.touch])
        description.codes[.led] = [EventCode(rawValue: 0)]
        description.codes[.switches] = [EventCode(rawValue: 1)]
        description.axes[.x]?.value = 70
        description.axes[.slot]?.value = 1
        description.axes[.positionX]?.value = 80
        description.states = [.led: [EventCode(rawValue: 0): 1], .switches: [EventCode(rawValue: 1): 0]]
        let state = DeviceState(description)
        #expect(state.value(of: .absolute, .x) == 70)
        #expect(state.value(of: .absolute, .y) == 0)
        #expect(state.value(of: .key, .touch) == 0)
        #expect(state.value(of: .led, EventCode(rawValue: 0)) == 1)
        #expect(state.value(of: .switches, EventCode(rawValue: 1)) == 0)
        #expect(state.currentSlot == 1)
        #expect(state.slotValue(0, .trackingID) == -1)
        #expect(state.slotValue(1, .positionX) == 0)
    }

    @Test(
        "The number of slots follows from the maximum of ABS_MT_SLOT, up to 64",
        arguments: [(0, 1), (1, 2), (9, 10), (62, 63), (63, 64), (64, 64), (Int32.max, 64)] as [(Int32, Int)])
    func slotCount(_ maximum: Int32, _ count: Int) {
        let state = DeviceState(.slotted(lastSlot: maximum, lastID: 9))
        #expect(state.slotCount == count)
        #expect(state.slotValue(count - 1, .trackingID) == -1)
        #expect(state.slotValue(count, .trackingID) == nil)
    }

    @Test("A negative maximum, a missing range and the reserved axis each mean that there are no slots")
    func noSlots() {
        var reserved = DeviceDescription.slotted(lastSlot: 9, lastID: 9)
        reserved.axes[.reservedAxis] = AbsoluteAxis(minimum: 0, maximum: 2)
        let withoutRange = DeviceDescription(codes: [.absolute: [.slot, .positionX]])
        for description in [
            .slotted(lastSlot: -1, lastID: 9), .slotted(lastSlot: .min, lastID: 9), reserved, withoutRange,
        ] {
            var state = DeviceState(description)
            #expect(state.slotCount == 0)
            #expect(state.currentSlot == nil)
            for sent in [.abs(.slot, 77), .abs(.positionX, 5)] as [Sent] {
                #expect(state.handle(sent.event) == sent.event)
            }
            #expect(state == DeviceState(description))
        }
    }

    @Test("A starting slot out of range is the last slot", arguments: [-1, 4, Int32.min, .max] as [Int32])
    func startingSlot(_ value: Int32) {
        var description = DeviceDescription.slotted(lastSlot: 3, lastID: 9)
        description.axes[.slot]?.value = value
        #expect(DeviceState(description).currentSlot == 3)
    }

    @Test("Events with undeclared codes are discarded, marks never are")
    func undeclared() {
        var description = DeviceDescription.slotted(lastSlot: 3, lastID: 9, keys: [.touch])
        description.codes[.miscellaneous] = [.deviceTimestamp]
        description.codes[.key]?.append(EventCode(rawValue: 0x300))
        var state = DeviceState(description)
        let before = state
        for sent in [
            .abs(.touchMajor, 5), .abs(EventCode(rawValue: 0x40), 5), .abs(EventCode(rawValue: .max), 5),
            .key(.leftButton, 1), .key(EventCode(rawValue: 0x300), 1),
            Sent(type: .relative, code: .x, value: 1), Sent(type: .led, code: .x, value: 1),
            Sent(type: .miscellaneous, code: EventCode(rawValue: 4), value: 1),
            Sent(type: EventType(rawValue: .max), code: .x, value: 1),
        ] as [Sent] {
            #expect(state.handle(sent.event) == nil, "\(sent)")
        }
        for sent in [
            .report, .dropped, Sent(type: .synchronization, code: EventCode(rawValue: 9), value: 7),
            Sent(type: .miscellaneous, code: .deviceTimestamp, value: 123),
        ] as [Sent] {
            #expect(state.handle(sent.event) == sent.event, "\(sent)")
        }
        #expect(state == before)
    }

    @Test("A repeating key is down, and its event keeps the value 2")
    func keyRepeat() {
        var state = DeviceState(.device([:], keys: [.touch]))
        #expect(state.handle(Sent.key(.touch, 2).event) == Sent.key(.touch, 2).event)
        #expect(state.value(of: .key, .touch) == 1)
        #expect(state.handle(Sent.key(.touch, 0).event) == Sent.key(.touch, 0).event)
        #expect(state.value(of: .key, .touch) == 0)
    }

    @Test("Only an empty slot accepts an id, and only an occupied one a lift")
    func ids() {
        var state = DeviceState(.slotted(lastSlot: 1, lastID: 9))
        #expect(state.handle(Sent.abs(.trackingID, -1).event) == nil)
        #expect(state.handle(Sent.abs(.trackingID, 4).event) != nil)
        #expect(state.handle(Sent.abs(.trackingID, 4).event) == nil)
        #expect(state.handle(Sent.abs(.trackingID, 5).event) == nil)
        #expect(state.slotValue(0, .trackingID) == 4)
        #expect(state.handle(Sent.abs(.slot, 1).event) != nil)
        #expect(state.handle(Sent.abs(.trackingID, 5).event) != nil)
        #expect(state.handle(Sent.abs(.trackingID, -1).event) != nil)
        #expect(state.slotValue(0, .trackingID) == 4)
        #expect(state.slotValue(1, .trackingID) == -1)
    }

    @Test("No event traps, and only slot numbers are changed", arguments: 0..<20 as Range<UInt64>)
    func anyEvent(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var state = DeviceState(.random(using: &random))
        for _ in 0..<2_000 {
            let event = InputEvent.random(using: &random)
            guard let returned = state.handle(event) else { continue }
            if event.type == .absolute && event.code == .slot && state.slotCount > 0 {
                #expect(returned.value >= 0 && returned.value < Int32(state.slotCount))
                #expect(state.currentSlot == Int(returned.value))
            } else {
                #expect(returned == event)
            }
        }
    }
}
