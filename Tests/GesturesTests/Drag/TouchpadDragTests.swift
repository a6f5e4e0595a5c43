import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("Contacts to drags on a touchpad")
struct TouchpadDragTests {
    @Test("One finger on a touchpad moves the pointer and makes no drag")
    func pointer() {
        let drags = Drags(.testPad()) { script in
            script.down(id: 1, 100, 100)
            script.report()
            script.move(100, 300)
            script.report()
            script.up()
            script.report()
        }
        #expect(drags.words == ["begin", "no drag: pointerMotion, end"])
    }

    @Test("One finger on a touchpad with the button held makes a drag")
    func button() {
        let drags = Drags(.testPad()) { script in
            script.down(id: 1, 100, 100)
            script.key(.leftButton, 1)
            script.report()
            script.move(100, 150)
            script.report()
            script.key(.leftButton, 0)
            script.report()
            script.up()
            script.report()
        }
        #expect(drags.words == ["begin, down 100 100", "move 100 150", "lift 100 150", "end"])
    }

    @Test("Two fingers on a touchpad make a drag, which one of them staying away ends where it left")
    func twoFingers() {
        let drags = Drags(.testPad()) { script in
            script.down(slot: 0, id: 1, 100, 100)
            script.report()
            script.down(slot: 1, id: 2, 300, 100)
            script.report()
            script.move(slot: 0, 100, 120)
            script.move(slot: 1, 300, 140)
            script.report()
            script.up(slot: 0)
            script.report()
            script.move(slot: 1, 300, 300)
            script.report(then: 100)
            script.report()
            script.up(slot: 1)
            script.report()
        }
        #expect(drags.words == ["begin", "down 200 100", "move 200 130", "lift 200 130", "end"])
    }

    @Test("Three fingers on a touchpad are too many, also for the two that are left")
    func threeFingers() {
        let atOnce = Drags(.testPad()) { script in
            for slot in 0..<Int32(3) { script.down(slot: slot, id: slot + 1, 100 * (slot + 1), 100) }
            script.report()
            script.up(slot: 2)
            script.report()
            script.move(slot: 0, 100, 200)
            script.report()
            script.up(slot: 0)
            script.up(slot: 1)
            script.report()
        }
        #expect(atOnce.words == ["begin", "no drag: tooManyFingers, end"])
        let later = Drags(.testPad()) { script in
            for slot in 0..<Int32(2) { script.down(slot: slot, id: slot + 1, 100 * (slot + 1), 100) }
            script.report()
            script.down(slot: 2, id: 3, 300, 100)
            for _ in 1...4 { script.report() }
            for slot in 0..<Int32(3) { script.up(slot: slot) }
            script.report()
        }
        #expect(later.words == ["begin, down 150 100", "cancel tooManyFingers 150 100, end"])
    }
}
