import Geometry
import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("bounce-filter: lifts that were none")
struct BounceFilterTests {
    @Test("Exactly 20 ms and exactly 5 mm are the same finger; a little more is another, and so is a clock set back")
    func bounds() {
        let lift = Point(x: 100, y: 100)
        func isSame(_ distance: Double, after microseconds: Int64) -> Bool {
            BounceFilter.isSame(
                Point(x: 100 + distance, y: 100), as: lift, after: microseconds, pointsPerMillimetre: 10)
        }
        #expect(isSame(50, after: 20_000) && isSame(0, after: 0))
        #expect(!isSame(50.01, after: 20_000))
        #expect(!isSame(0, after: 20_001))
        #expect(!isSame(0, after: -1))
    }

    /// A drag down to 400, a lift, and `gap` ms later a finger at `y` that goes on by 100.
    private func drag(gap: Int64, at y: Int32 = 410, without: [InputFilter] = []) -> Drags {
        Drags(.testScreen(), without: without) { script in
            script.down(id: 1, 300, 300)
            script.report()
            script.move(300, 400)
            script.report()
            script.up()
            script.report(then: gap)
            script.down(id: 2, 300, y)
            script.report()
            script.move(300, y + 100)
            script.report()
            script.up()
            script.report()
        }
    }

    @Test("A finger that is back after 20 ms and near goes on with its drag: no lift, no second gesture")
    func bounce() {
        let drags = drag(gap: 20)
        #expect(
            drags.words == [
                "begin, down 300 300", "move 300 400", "move 300 410", "move 300 510", "lift 300 510, end",
            ])
        #expect(drags.filtered == ["bounce-filter 1"])
        #expect(drags.notes[.bounce] == 1)
    }

    @Test("After 21 ms it is another gesture, and the lift is dated when it was")
    func late() {
        let drags = drag(gap: 21)
        #expect(drags.words.filter { $0.hasSuffix("end") }.count == 2)
        let lift = drags.steps[2]
        #expect(lift.isLate && lift.gestureEnd == Timestamp(microseconds: 16_000))
        #expect(
            lift.end
                == .lifted(
                    DragSample(time: Timestamp(microseconds: 16_000), position: Point(x: 300, y: 400)),
                    velocity: Velocity(x: 0, y: 12_500)))
        #expect(drags.notes[.bounce] == 0)
    }

    @Test("Soon but far away it is another finger's gesture")
    func far() {
        let drags = drag(gap: 8, at: 900)
        #expect(drags.words.contains("lift 300 400, end, begin, down 300 900"))
    }

    @Test("Switched off by its name, a lift is a lift at once")
    func off() {
        let drags = drag(gap: 8, without: [.bounce])
        #expect(drags.words.prefix(3) == ["begin, down 300 300", "move 300 400", "lift 300 400, end"])
        #expect(!drags.steps[2].isLate)
    }

    @Test("A held lift has a deadline, and is told when asked after it and not before")
    func deadline() {
        var script = EventScript()
        script.down(id: 1, 300, 300)
        script.report()
        script.up()
        script.report()
        var contacts = ContactTracker(description: .testScreen())
        var tracker = DragPipeline(
            surface: Surface(description: .testScreen()), fingers: .init())
        for event in script.events where contacts.handle(event) {
            let step = tracker.handle(contacts.frame)
            #expect(step.gestureEnd == nil)
        }
        #expect(tracker.isHolding && tracker.deadline == Timestamp(microseconds: 28_000))
        #expect(tracker.release(at: Timestamp(microseconds: 28_000)) == nil)
        let step = tracker.release(at: Timestamp(microseconds: 28_001))
        #expect(step?.isLate == true && step?.gestureEnd == Timestamp(microseconds: 8000))
        #expect(!tracker.isHolding && tracker.deadline == nil)
        #expect(tracker.release(at: Timestamp(microseconds: 99_000)) == nil)
    }

    @Test("Two fingers of a touchpad that bounce together go on together")
    func both() {
        let drags = Drags(.testPad()) { script in
            for slot in 0..<Int32(2) { script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
            script.report()
            for slot in 0..<Int32(2) { script.move(slot: slot, 100 + 200 * slot, 150) }
            script.report()
            for slot in 0..<Int32(2) { script.up(slot: slot) }
            script.report()
            for slot in 0..<Int32(2) { script.down(slot: slot, id: slot + 3, 100 + 200 * slot, 160) }
            script.report()
            for slot in 0..<Int32(2) { script.up(slot: slot) }
            script.report()
        }
        #expect(drags.words == ["begin, down 200 100", "move 200 150", "move 200 160", "lift 200 160, end"])
        #expect(drags.notes[.bounce] == 2)
    }
}
