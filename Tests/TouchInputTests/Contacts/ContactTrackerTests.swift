import HarnessTestSupport
import Testing

@testable import TouchInput

@Suite("Contacts in slots")
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

    @Test("A new contact inherits the values of its slot, since the kernel sends only changes")
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

    @Test("The slot that is current in the description gets the first finger")
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

    @Test("The order within a frame is arbitrary: a position before the id belongs to the new contact")
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

    @Test("E1: −1 and a new id in one frame are an end and a beginning, not a movement")
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

    @Test("E2: a new id without −1 ends the old contact first, a second −1 is ignored, and both are counted")
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

    @Test("If a slot's first id is −1, it is empty: no contact begins, though its position is known")
    func emptySlot() {
        let found = contacts(.testScreen()) {
            $0.abs(.slot, 0)
            $0.abs(.trackingID, -1)
            $0.abs(.positionX, 50)
            $0.abs(.positionY, 60)
            $0.report()
            $0.abs(.trackingID, 4)
            $0.abs(.positionY, 61)
            $0.report()
        }
        #expect(found.entries.map(\.contact.startPosition) == [DevicePoint(x: 50, y: 61)])
        #expect(found.notes == ContactNotes())
    }

    @Test("An id and −1 in one frame are a contact of that frame, without a sample")
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

    @Test("E6: tracking ids alone make contacts, without BTN_TOUCH")
    func e6() {
        let found = contacts {
            $0.down(id: 0, 5, 5)
            $0.report()
        }
        #expect(found.entries.count == 1)
    }

    @Test("E8: a finger that was down before the recording is tracked once it moves, and its start is unknown")
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

    @Test("E23: −1 in a slot ends the contact in that slot, whose id is kept")
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

    @Test("A palm is a property of the contact, and a new id in its slot is a finger again", arguments: [true, false])
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

    @Test("A slot beyond the device's last is taken as the last, like in libevdev, and counted")
    func slotOutOfRange() {
        let found = contacts(.testScreen()) {
            $0.down(slot: .max, id: 1, 1, 1)
            $0.down(slot: -5, id: 2, 1, 1)
            $0.report()
        }
        #expect(found.entries.map(\.contact.slot) == [0, 4] && found.notes.slotsOutOfRange == 2)
    }
}
