import HarnessTestSupport
import Testing

@testable import TouchInput

@Suite("Frames of contacts")
struct ContactFrameTests {
    @Test(
        "E4: after SYN_DROPPED everything up to the next SYN_REPORT is discarded, and a finger that is gone then was not seen to lift"
    )
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

    @Test("A lift in a frame that the kernel made itself is not a finger's")
    func suspended() {
        let found = contacts(.testScreen()) {
            $0.down(slot: 0, id: 1, 10, 10)
            $0.down(slot: 1, id: 2, 20, 20)
            $0.report()
            $0.up(slot: 0)
            $0.report()
            $0.up(slot: 1)
            $0.report(value: 1)
        }
        #expect(found.entries.map(\.endReason) == [.lift, .cancelled])
    }

    @Test("E21: with more fingers than slots, the device's own count is used")
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

    @Test("E25: each SYN_REPORT has its own time, however many come in one read, and stamps within a frame may differ")
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

    @Test("V15: frames that go back in time are counted, and contacts continue")
    func backwards() {
        let found = contacts(.testScreen()) {
            $0.down(id: 1, 1, 1)
            $0.report(then: -4)
            $0.move(2, 2)
            $0.report()
        }
        #expect(found.notes.backwardFrames == 1 && found.entries.count == 1)
    }

    @Test("A frame of software key repeat is not a report about fingers")
    func keyRepeat() {
        let found = contacts(.testPad()) {
            $0.down(id: 1, 1, 1)
            $0.report()
            $0.key(.toolFinger, 2)
            $0.raw(0, 0, 1)
        }
        #expect(found.notes.keyRepeatFrames == 1 && found.entries[0].contact.samples == 1)
    }

    @Test("A frame with only the device's clock counts, and leaves the finger where it is")
    func clockFrame() {
        let found = contacts(.testPad()) {
            $0.down(id: 1, 1, 1)
            $0.report()
            $0.raw(4, 5, 8000)
            $0.report()
        }
        #expect(found.entries[0].contact.samples == 2)
    }

    @Test("Unknown types and codes are ignored")
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
}
