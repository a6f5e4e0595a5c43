import Testing
import TouchInput
import TouchSynthesis

@Suite("Synchronising two states")
struct StateSynchronizationTests {
    private static let time = Timestamp(microseconds: 77)

    @Test("The events lead to the target, and none is discarded or changed", arguments: 0..<400 as Range<UInt64>)
    func reachesTheTarget(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let description = DeviceDescription.random(using: &random)
        var follower = DeviceState.random(of: description, using: &random)
        let target = DeviceState.random(of: description, using: &random)
        for event in follower.events(toReach: target, at: Self.time) {
            #expect(follower.handle(event) == event)
        }
        #expect(follower == target)
    }

    @Test("Nothing is sent between equal states", arguments: 0..<100 as Range<UInt64>)
    func equalStates(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let description = DeviceDescription.random(using: &random)
        let state = DeviceState.random(of: description, using: &random)
        #expect(state.events(toReach: state, at: Self.time) == [])
    }

    @Test(
        "There are at most two frames, neither empty; all have the given time; only slots are named repeatedly",
        arguments: 0..<400 as Range<UInt64>)
    func frames(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let description = DeviceDescription.random(using: &random)
        var follower = DeviceState.random(of: description, using: &random)
        let target = DeviceState.random(of: description, using: &random)
        let events = follower.events(toReach: target, at: Self.time)
        #expect(events.allSatisfy { $0.time == Self.time })
        let frames = events.split(omittingEmptySubsequences: false) { $0.type == .synchronization }
        #expect(frames.count <= 3)
        #expect(frames.last?.isEmpty == true)
        #expect(frames.dropLast().allSatisfy { !$0.isEmpty })
        for event in events where event.type != .synchronization {
            if event.code != .slot {
                #expect(follower.value(of: event.type, event.code) != event.value)
            }
            _ = follower.handle(event)
            #expect(follower.value(of: event.type, event.code) == event.value)
        }
    }

    @Test("Random states differ enough for these laws to mean something")
    func lawsSaySomething() {
        var frames = [0, 0, 0]
        for seed in 0..<400 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            let description = DeviceDescription.random(using: &random)
            let follower = DeviceState.random(of: description, using: &random)
            let target = DeviceState.random(of: description, using: &random)
            let events = follower.events(toReach: target, at: Self.time)
            frames[events.count { $0.type == .synchronization }] += 1
        }
        #expect(frames[1] > 50)
        #expect(frames[2] > 50)
    }

    @Test("A touch that stopped is ended in one frame, without a second")
    func onlyAnEnd() {
        let description = DeviceDescription.slotted(lastSlot: 1, lastID: 9)
        var follower = DeviceState(description)
        follower.setSlotValue(4, slot: 1, axis: .trackingID)
        var target = follower
        target.setSlotValue(-1, slot: 1, axis: .trackingID)
        target.setValue(1, of: .absolute, .slot)
        #expect(
            follower.events(toReach: target, at: Self.time).map { Sent($0) }
                == [.abs(.slot, 1), .abs(.trackingID, -1), .report])
    }

    @Test("If only the current slot differs, only the slot is sent")
    func onlyTheSlot() {
        let follower = DeviceState(.slotted(lastSlot: 1, lastID: 9))
        var target = follower
        target.setValue(1, of: .absolute, .slot)
        #expect(follower.events(toReach: target, at: Self.time).map { Sent($0) } == [.abs(.slot, 1), .report])
    }

    @Test("The axes of a touch that stopped follow in the second frame")
    func axesOfAnEndedTouch() {
        var follower = DeviceState(.slotted(lastSlot: 0, lastID: 9))
        follower.setValue(4, of: .absolute, .trackingID)
        var target = follower
        target.setValue(-1, of: .absolute, .trackingID)
        target.setValue(30, of: .absolute, .positionX)
        #expect(
            follower.events(toReach: target, at: Self.time).map { Sent($0) }
                == [.abs(.slot, 0), .abs(.trackingID, -1), .report, .abs(.slot, 0), .abs(.positionX, 30), .report])
    }

    @Test("Keys come before lights, lights before switches, switches before axes, axes before slots")
    func order() {
        var description = DeviceDescription.slotted(lastSlot: 0, lastID: 9, keys: [.touch, .leftButton])
        let code = EventCode(rawValue: 2)
        description.codes[.led] = [code]
        description.codes[.switches] = [code]
        let follower = DeviceState(description)
        var target = follower
        for type in [.led, .switches] as [EventType] { target.setValue(1, of: type, code) }
        for axis in [.positionX, .y, .trackingID] as [EventCode] { target.setValue(3, of: .absolute, axis) }
        for key in [.touch, .leftButton] as [EventCode] { target.setValue(1, of: .key, key) }
        #expect(
            follower.events(toReach: target, at: Self.time).map { Sent($0) } == [
                .key(.leftButton, 1), .key(.touch, 1), Sent(type: .led, code: code, value: 1),
                Sent(type: .switches, code: code, value: 1), .abs(.y, 3),
                .abs(.slot, 0), .abs(.positionX, 3), .abs(.trackingID, 3), .report,
            ])
    }

    @Test("Five touches have a finger tool, six have none, and a tool that does not exist is not sent")
    func fingerTools() {
        func sent(touches: Int, tools: [EventCode]) -> [Sent] {
            var follower = DeviceState(.slotted(lastSlot: 9, lastID: 99, keys: tools))
            for slot in 0..<touches { follower.setSlotValue(Int32(slot), slot: slot, axis: .trackingID) }
            var target = follower
            target.setSlotValue(-1, slot: 0, axis: .trackingID)
            target.setValue(1, of: .key, .toolQuintTap)
            return follower.events(toReach: target, at: Self.time).map { Sent($0) }
        }
        let end: [Sent] = [.abs(.slot, 0), .abs(.trackingID, -1)]
        #expect(sent(touches: 6, tools: [.toolQuintTap]) == end + [.key(.toolQuintTap, 1), .report])
        #expect(sent(touches: 6, tools: []) == end + [.report])
        #expect(sent(touches: 7, tools: [.toolQuintTap]) == end + [.report, .key(.toolQuintTap, 1), .report])
    }

    @Test("Between states of different devices, everything that both declare is synchronised")
    func differentDevices() {
        var target = DeviceState(.slotted(lastSlot: 7, lastID: 99, keys: [.touch]))
        for slot in 0..<8 { target.setSlotValue(Int32(slot), slot: slot, axis: .trackingID) }
        target.setValue(7, of: .absolute, .slot)
        target.setValue(1, of: .key, .touch)
        var follower = DeviceState(.slotted(lastSlot: 1, lastID: 99, keys: [.leftButton]))
        for event in follower.events(toReach: target, at: Self.time) { #expect(follower.handle(event) == event) }
        #expect(follower.slotValue(0, .trackingID) == 0)
        #expect(follower.slotValue(1, .trackingID) == 1)
        #expect(follower.events(toReach: target, at: Self.time) == [])

        var plain = DeviceState(.device([.x: 100]))
        target.setValue(50, of: .absolute, .x)
        for event in plain.events(toReach: target, at: Self.time) { #expect(plain.handle(event) == event) }
        #expect(plain.value(of: .absolute, .x) == 50)
    }
}
