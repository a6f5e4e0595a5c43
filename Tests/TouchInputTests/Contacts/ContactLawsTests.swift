import HarnessTestSupport
import Testing
import TouchSynthesis

@testable import TouchInput

@Suite("Laws of contacts")
struct ContactLawsTests {
    @Test("In any stream of events, every contact begins before it ends, and nothing traps", arguments: 0..<200)
    func anyStream(seed: UInt64) {
        var random = SeededRandom(seed: seed)
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
