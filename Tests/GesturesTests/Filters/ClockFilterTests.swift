import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("clock-filter: time that goes back")
struct ClockFilterTests {
    @Test("A time before the one before is told, with how far; the same time and a later one are not")
    func steps() {
        var clock = ClockFilter()
        func back(_ time: Int64, knowing other: Int64? = nil) -> Int64? {
            clock.stepBack(
                to: Timestamp(microseconds: time), knowing: other.map { Timestamp(microseconds: $0) })
        }
        #expect(back(1000) == nil && back(1000) == nil && back(1001) == nil)
        #expect(back(1000) == 1)
        #expect(back(1000) == nil)
        #expect(back(1500, knowing: 2000) == 500)
        #expect(back(1400, knowing: 100) == 100)
    }

    private func drag(without: [InputFilter] = []) -> Drags {
        Drags(.testScreen(), without: without) { script in
            script.clock = 9_000_000
            script.down(id: 1, 300, 300)
            script.report()
            script.move(300, 320)
            script.report()
            script.clock -= 5_000_000
            script.move(300, 340)
            script.report()
            script.up()
            script.report()
        }
    }

    @Test("In mid-drag it is told once and the drag goes on; switched off it goes on all the same")
    func midDrag() {
        #expect(drag().words == ["begin, down 300 300", "move 300 320", "move 300 340", "lift 300 340, end"])
        #expect(drag().actions.map { $0.deed as? ClockFilter.Deed } == [.wentBack(microseconds: 4_992_000)])
        #expect(drag().notes[.clock] == 1)
        #expect(drag(without: [.clock]).words == drag().words)
        #expect(drag(without: [.clock]).filtered.isEmpty)
    }

    @Test("A lift that is held back when the clock goes back is one, and the next finger's gesture another")
    func heldLift() {
        let drags = Drags(.testScreen()) { script in
            script.clock = 9_000_000
            script.down(id: 1, 300, 300)
            script.report()
            script.up()
            script.report()
            script.clock -= 5_000_000
            script.down(id: 2, 300, 300)
            script.report()
            script.up()
            script.report()
        }
        #expect(drags.words.filter { $0.contains("begin") }.count == 2)
        #expect(drags.notes[.bounce] == 0)
    }

    @Test("Fingers that are too few when the clock goes back lift when they leave")
    func paused() {
        let drags = Drags(.testPad()) { script in
            script.clock = 9_000_000
            for slot in 0..<Int32(2) { script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
            script.report()
            script.up(slot: 0)
            script.report()
            script.clock -= 5_000_000
            for _ in 1...20 { script.report() }
            script.up(slot: 1)
            script.report()
        }
        #expect(drags.words == ["begin, down 200 100", "lift 200 100, end"])
    }
}
