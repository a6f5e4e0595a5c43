import HarnessTestSupport
import Testing

@testable import TouchInput

/// Runs a script and returns the contacts as they ended.
private func contacts(
    _ description: DeviceDescription? = nil, _ write: (inout EventScript) -> Void
) -> (entries: [ContactLog.Entry], notes: ContactNotes) {
    var script = EventScript()
    write(&script)
    var tracker = ContactTracker(description: description)
    var log = ContactLog()
    var index = 0
    while tracker.advance(through: script.events, from: &index) { log.record(tracker.frame) }
    tracker.finish()
    return (log.entries, tracker.notes)
}

@Suite("Contacts from kernel events")
struct ContactTrackerTests {
    @Test("Protocol B: a finger from down to up has its slot, id, frames and positions")
    func protocolB() throws {
        let found = contacts(.testScreen()) {
            $0.down(id: 7, 100, 200)
            $0.report()
            $0.move(100, 210)
            $0.report()
            $0.up()
            $0.report()
        }
        let entry = try #require(found.entries.first)
        #expect(entry.contact.slot == 0 && entry.contact.trackingID == 7 && entry.contact.samples == 2)
        #expect(entry.contact.startPosition == DevicePoint(x: 100, y: 200))
        #expect(entry.contact.position == DevicePoint(x: 100, y: 210))
        #expect(entry.end == Timestamp(microseconds: 16000) && entry.endReason == .lift)
    }

    @Test("A new contact inherits the values that its slot kept, since the kernel sends only what changes")
    func carriedState() throws {
        let found = contacts(.testScreen()) {
            $0.down(id: 1, 50, 60)
            $0.report()
            $0.up()
            $0.report()
            $0.abs(.trackingID, 2)
            $0.report()
            $0.up()
            $0.report()
        }
        #expect(found.entries.count == 2)
        #expect(found.entries[1].contact.startPosition == DevicePoint(x: 50, y: 60))
    }

    @Test("A stream of one finger may never name its slot")
    func missingSlot() {
        let found = contacts {
            $0.abs(.trackingID, 3)
            $0.abs(.positionX, 1)
            $0.abs(.positionY, 2)
            $0.report()
            $0.abs(.trackingID, -1)
            $0.report()
        }
        #expect(found.entries.map(\.contact.slot) == [0] && found.entries.map(\.contact.trackingID) == [3])
    }

    @Test("The slot that the description says is current holds the first finger")
    func initialSlot() {
        var description = DeviceDescription.testScreen()
        description.axes[.slot]?.value = 3
        let found = contacts(description) {
            $0.abs(.trackingID, 3)
            $0.abs(.positionX, 1)
            $0.abs(.positionY, 2)
            $0.report()
        }
        #expect(found.entries.map(\.contact.slot) == [3])
    }

    @Test("Inside a frame the order is free: a position before the id belongs to the new contact")
    func positionBeforeID() {
        let found = contacts(.testScreen()) {
            $0.abs(.slot, 0)
            $0.abs(.positionX, 10)
            $0.abs(.positionY, 20)
            $0.abs(.trackingID, 1)
            $0.report()
        }
        #expect(found.entries[0].contact.startPosition == DevicePoint(x: 10, y: 20))
    }

    @Test("E1: −1 and a new id in one frame are an end and a begin, not a movement")
    func e1() {
        let found = contacts(.testScreen()) {
            $0.down(id: 1, 10, 10)
            $0.report()
            $0.abs(.trackingID, -1)
            $0.abs(.trackingID, 2)
            $0.abs(.positionX, 400)
            $0.report()
        }
        #expect(found.entries.map(\.endReason) == [.lift, nil])
        #expect(found.entries[0].contact.position == DevicePoint(x: 10, y: 10))
        #expect(found.entries[1].contact.startPosition == DevicePoint(x: 400, y: 10))
    }

    @Test("E2: a new id without −1 closes the old contact first; a second −1 is ignored; both are counted")
    func e2() {
        let found = contacts(.testScreen()) {
            $0.down(id: 1, 10, 10)
            $0.report()
            $0.down(id: 2, 20, 20)
            $0.report()
            $0.up()
            $0.report()
            $0.up()
            $0.report()
        }
        #expect(found.entries.map(\.endReason) == [.replaced, .lift])
        #expect(found.notes.replacedIDs == 1 && found.notes.doubleLifts == 1)
    }

    @Test("An id and −1 in one frame are a contact of that frame, with no sample")
    func withinOneFrame() {
        let found = contacts(.testScreen()) {
            $0.down(id: 1, 10, 10)
            $0.abs(.trackingID, -1)
            $0.report()
        }
        #expect(found.entries.map(\.contact.samples) == [0] && found.entries.map(\.endReason) == [.lift])
        #expect(found.entries[0].contact.oddities.contains(.withinOneFrame))
        #expect(found.notes.contactsWithinOneFrame == 1)
    }

    @Test("Values in the frame of a lift do not move the contact, and stay in the slot")
    func movedInLiftFrame() {
        let found = contacts(.testScreen()) {
            $0.down(id: 1, 10, 10)
            $0.report()
            $0.abs(.positionX, 300)
            $0.abs(.trackingID, -1)
            $0.report()
            $0.abs(.trackingID, 2)
            $0.report()
        }
        #expect(found.entries[0].contact.position == DevicePoint(x: 10, y: 10))
        #expect(found.entries[1].contact.position == DevicePoint(x: 300, y: 10))
    }

    @Test("E4: after SYN_DROPPED all is discarded to the next SYN_REPORT; who is gone then was not seen to lift")
    func e4() {
        let found = contacts(.testScreen()) {
            $0.down(slot: 0, id: 1, 10, 10)
            $0.down(slot: 1, id: 2, 20, 20)
            $0.report()
            $0.dropped()
            $0.move(slot: 0, 600, 600)
            $0.up(slot: 1)
            $0.report()
            $0.up(slot: 1)
            $0.move(slot: 0, 11, 11)
            $0.report()
            $0.up(slot: 0)
            $0.report()
        }
        #expect(found.entries.map(\.endReason) == [.lift, .dropped])
        #expect(found.entries[0].contact.position == DevicePoint(x: 11, y: 11))
        #expect(found.entries.allSatisfy { $0.contact.oddities.contains(.droppedEvents) })
        #expect(found.notes.droppedMarks == 1)
    }

    @Test(
        "E5: protocol A lifts with an empty packet or with BTN_TOUCH 0, at the last position", arguments: [true, false])
    func e5(byPacket: Bool) {
        let found = contacts {
            $0.abs(.positionX, 10)
            $0.abs(.positionY, 20)
            $0.packet()
            $0.key(.touch, 1)
            $0.report()
            if byPacket { $0.packet() } else { $0.key(.touch, 0) }
            $0.report()
        }
        #expect(found.entries.map(\.endReason) == [.lift])
        #expect(found.entries[0].contact.position == DevicePoint(x: 10, y: 20))
    }

    @Test("Protocol A without ids pairs contacts so that the squared distances are least")
    func matching() {
        let found = contacts {
            for (first, second) in [((0, 0), (100, 0)), ((90, 0), (10, 0))] as [((Int32, Int32), (Int32, Int32))] {
                for (x, y) in [first, second] {
                    $0.abs(.positionX, x)
                    $0.abs(.positionY, y)
                    $0.packet()
                }
                $0.report()
            }
        }
        #expect(found.entries.map(\.contact.position) == [DevicePoint(x: 10, y: 0), DevicePoint(x: 90, y: 0)])
    }

    @Test("Protocol A: a frame without a word about touches changes nothing")
    func silentFrame() {
        let found = contacts {
            $0.abs(.positionX, 10)
            $0.abs(.positionY, 20)
            $0.packet()
            $0.report()
            $0.raw(3, 0x28, 5)
            $0.report()
        }
        #expect(found.entries.map(\.endReason) == [nil])
        #expect(found.entries[0].contact.samples == 2)
    }

    @Test("E6: tracking ids alone make contacts, without BTN_TOUCH")
    func e6() {
        let found = contacts {
            $0.down(id: 0, 5, 5)
            $0.report()
        }
        #expect(found.entries.count == 1)
    }

    @Test("E8: a finger that was down before the recording is followed once it moves, and its start is unknown")
    func e8() throws {
        let found = contacts(.testScreen()) {
            $0.abs(.positionX, 10)
            $0.report()
            $0.abs(.positionY, 20)
            $0.report()
            $0.up()
            $0.report()
        }
        let contact = try #require(found.entries.first?.contact)
        #expect(contact.trackingID == nil && contact.samples == 1)
        #expect(contact.oddities.isSuperset(of: [.preexisting, .startUnknown]))
    }

    @Test("E20: single touch is gated by BTN_TOUCH")
    func e20() {
        let found = contacts {
            $0.abs(.x, 10)
            $0.abs(.y, 20)
            $0.key(.touch, 1)
            $0.report()
            $0.abs(.x, 30)
            $0.report()
            $0.abs(.x, 99)
            $0.key(.touch, 0)
            $0.report()
        }
        #expect(found.entries.map(\.contact.samples) == [2])
        #expect(found.entries[0].contact.position == DevicePoint(x: 30, y: 20))
    }

    @Test("Single touch without BTN_TOUCH is gated by pressure, else by the button", arguments: [true, false])
    func otherGates(byPressure: Bool) {
        var description = DeviceDescription(codes: [.key: [.leftButton]])
        description.axes[.x] = AbsoluteAxis(minimum: 0, maximum: 100)
        description.axes[.y] = AbsoluteAxis(minimum: 0, maximum: 100)
        if byPressure { description.axes[.pressure] = AbsoluteAxis(minimum: 0, maximum: 255) }
        let found = contacts(description) {
            for value: Int32 in [1, 0] {
                $0.abs(.x, 10)
                $0.abs(.y, 20)
                if byPressure { $0.abs(.pressure, value) } else { $0.key(.leftButton, value) }
                $0.report()
            }
        }
        #expect(found.entries.map(\.endReason) == [.lift])
    }

    @Test("Multitouch axes with neither slots nor ids are one contact behind BTN_TOUCH")
    func bare() {
        let found = contacts {
            $0.abs(.positionX, 10)
            $0.abs(.positionY, 20)
            $0.key(.touch, 1)
            $0.report()
            $0.abs(.positionY, 40)
            $0.report()
            $0.key(.touch, 0)
            $0.report()
        }
        #expect(found.entries.map(\.contact.samples) == [2] && found.entries.map(\.endReason) == [.lift])
    }

    @Test("E21: with more fingers than slots the device's own count holds")
    func e21() {
        var script = EventScript()
        script.down(slot: 0, id: 1, 10, 10)
        script.down(slot: 1, id: 2, 20, 20)
        script.key(.toolTripleTap, 1)
        script.report()
        var tracker = ContactTracker(description: .testPad())
        var index = 0
        #expect(tracker.advance(through: script.events, from: &index))
        #expect(tracker.frame.fingerCount == 3 && tracker.frame.contacts.count == 2)
    }

    @Test("E23: −1 in a slot ends the contact of that slot, whose id is kept")
    func e23() {
        let found = contacts(.testScreen()) {
            $0.down(slot: 0, id: 4, 1, 1)
            $0.down(slot: 1, id: 5, 2, 2)
            $0.report()
            $0.up(slot: 0)
            $0.report()
        }
        #expect(found.entries.map(\.contact.trackingID) == [4, 5] && found.entries.map(\.endReason) == [.lift, nil])
    }

    @Test("E25: each SYN_REPORT has its own time, however many come in one read; stamps inside a frame may differ")
    func e25() {
        let found = contacts(.testScreen()) {
            $0.abs(.slot, 0)
            $0.clock += 30
            $0.down(id: 1, 1, 1)
            $0.clock += 30
            $0.report()
            $0.up()
            $0.report()
        }
        #expect(found.entries[0].contact.start == Timestamp(microseconds: 60))
        #expect(found.entries[0].end == Timestamp(microseconds: 8060))
    }

    @Test("E27: a contact that is down at the end is open, and events after the last SYN_REPORT are counted")
    func e27() {
        let found = contacts(.testScreen()) {
            $0.down(id: 1, 1, 1)
            $0.report()
            $0.up()
        }
        #expect(found.entries.map(\.endReason) == [nil] && found.notes.unterminatedEvents == 2)
    }

    @Test("V15: frames that go back in time are counted, and contacts go on")
    func backwards() {
        let found = contacts(.testScreen()) {
            $0.down(id: 1, 1, 1)
            $0.report(then: -4)
            $0.move(2, 2)
            $0.report()
        }
        #expect(found.notes.backwardFrames == 1 && found.entries.count == 1)
    }

    @Test("A frame of software key repeat is no report of a finger")
    func keyRepeat() {
        let found = contacts(.testPad()) {
            $0.down(id: 1, 1, 1)
            $0.report()
            $0.key(.toolFinger, 2)
            $0.raw(0, 0, 1)
        }
        #expect(found.notes.keyRepeatFrames == 1 && found.entries[0].contact.samples == 1)
    }

    @Test("A frame of the device's clock alone leaves the finger where it is, and counts")
    func clockFrame() {
        let found = contacts(.testPad()) {
            $0.down(id: 1, 1, 1)
            $0.report()
            $0.raw(4, 5, 8000)
            $0.report()
        }
        #expect(found.entries[0].contact.samples == 2)
    }

    @Test("A palm is a property of the contact, and a new id in its slot is a finger", arguments: [true, false])
    func palm(isReplaced: Bool) {
        let found = contacts(.testScreen()) {
            $0.down(id: 1, 1, 1)
            $0.report()
            $0.abs(.toolType, 2)
            $0.report()
            if !isReplaced {
                $0.up()
                $0.report()
            }
            $0.down(id: 2, 1, 2)
            $0.report()
        }
        #expect(found.entries.map(\.contact.tool) == [.palm, .finger])
    }

    @Test("A slot beyond the device's last is the last, as libevdev has it, and is counted")
    func slotOutOfRange() {
        let found = contacts(.testScreen()) {
            $0.down(slot: .max, id: 1, 1, 1)
            $0.down(slot: -5, id: 2, 1, 1)
            $0.report()
        }
        #expect(found.entries.map(\.contact.slot) == [0, 4] && found.notes.slotsOutOfRange == 2)
    }

    @Test("Unknown types and codes are passed over")
    func unknownCodes() {
        let found = contacts(.testScreen()) {
            $0.raw(3, 0x1d, 99)
            $0.raw(0x7fff, 0xffff, .min)
            $0.raw(0, 9, 1)
            $0.down(id: 1, 1, 1)
            $0.report()
        }
        #expect(found.entries.count == 1)
    }

    @Test("Any stream of events keeps every contact's begin before its end, and traps nowhere", arguments: 0..<200)
    func anyStream(seed: UInt64) {
        var random = SeededBits(seed: seed)
        var script = EventScript()
        for _ in 0..<400 {
            switch random.next(below: 12) {
            case 0...1: script.report(then: Int64(random.next(below: 40)) - 4)
            case 2: script.packet()
            case 3: if random.next(below: 8) == 0 { script.dropped() }
            case 4: script.abs(.slot, Int32(random.next(below: 8)) - 1)
            case 5: script.abs(.trackingID, Int32(random.next(below: 6)) - 2)
            case 6: script.key(.touch, Int32(random.next(below: 3)))
            case 7: script.abs(.x, Int32(random.next(below: 100)))
            case 8: script.abs(.toolType, Int32(random.next(below: 4)))
            case 9: script.raw(UInt16(random.next(below: 6)), UInt16(random.next(below: 70)), .min)
            case 10: script.abs(.positionX, Int32(truncatingIfNeeded: random.next(below: 1 << 33)))
            default: script.abs(.positionY, Int32(random.next(below: 100)))
            }
        }
        for description in [nil, DeviceDescription.testScreen(), .testPad()] {
            var tracker = ContactTracker(description: description)
            var open: Set<Int> = []
            var seen = 0
            var index = 0
            while tracker.advance(through: script.events, from: &index) {
                for contact in tracker.frame.contacts {
                    if !open.contains(contact.number) {
                        #expect(contact.number == seen)
                        seen += 1
                    }
                    if contact.isDown { open.insert(contact.number) } else { open.remove(contact.number) }
                }
                #expect(Set(tracker.frame.contacts.filter(\.isDown).map(\.number)) == open)
                #expect(
                    tracker.frame.contacts.filter(\.isDown).count
                        == Set(
                            tracker.frame.contacts.filter(\.isDown).map(\.slot)
                        ).count)
            }
        }
    }
}
