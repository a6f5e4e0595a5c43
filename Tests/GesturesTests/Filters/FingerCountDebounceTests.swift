import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("finger-count-debounce: numbers of fingers that are wrong for a moment")
struct FingerCountDebounceTests {
    @Test("A number that was wrong for exactly 100 ms is settled; before, and after a clock went back, it is not")
    func bound() {
        #expect(FingerCountDebounce.isSettled(after: 100_000))
        #expect(!FingerCountDebounce.isSettled(after: 99_999))
        #expect(!FingerCountDebounce.isSettled(after: -500_000))
    }

    /// Two fingers go down by 50, one leaves and is back `gap` ms later, and both go down by 50 more.
    private func drag(gap: Int64, without: [InputFilter] = []) -> Drags {
        Drags(.testPad(), without: without) { script in
            for slot in 0..<Int32(2) { script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
            script.report()
            for slot in 0..<Int32(2) { script.move(slot: slot, 100 + 200 * slot, 150) }
            script.report()
            script.up(slot: 1)
            script.report(then: gap)
            script.down(slot: 1, id: 3, 400, 400)
            script.report()
            script.move(slot: 0, 100, 200)
            script.move(slot: 1, 400, 450)
            script.report()
            script.up(slot: 0)
            script.report(then: 30)
            script.up(slot: 1)
            script.report()
        }
    }

    @Test("A finger that is back within 100 ms goes on with the drag, and nothing jumps")
    func back() {
        let drags = drag(gap: 92, without: [.ghost])
        #expect(drags.words == ["begin, down 200 100", "move 200 150", "move 200 200", "lift 200 200, end"])
        #expect(drags.filtered.filter { $0 == "finger-count-debounce" }.count == 3)
        #expect(drags.notes.sentences == ["the number of fingers was wrong for a moment once"])
    }

    @Test("After 100 ms the drag was lifted where the finger left, and what is left makes no other")
    func stays() {
        let drags = drag(gap: 100)
        #expect(drags.words == ["begin, down 200 100", "move 200 150", "lift 200 150", "end"])
        #expect(drags.steps[2].isLate && drags.steps[2].end?.time == Timestamp(microseconds: 16_000))
    }

    @Test("Two fingers that lift one after the other within 100 ms are one lift, dated at the first")
    func oneLift() {
        let drags = Drags(.testPad()) { script in
            for slot in 0..<Int32(2) { script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
            script.report()
            for slot in 0..<Int32(2) { script.move(slot: slot, 100 + 200 * slot, 150) }
            script.report()
            script.up(slot: 0)
            script.report(then: 50)
            script.move(slot: 1, 300, 250)
            script.report(then: 40)
            script.up(slot: 1)
            script.report()
        }
        #expect(drags.words == ["begin, down 200 100", "move 200 150", "lift 200 150, end"])
        #expect(drags.steps[2].isLate && drags.steps[2].end?.time == Timestamp(microseconds: 16_000))
        #expect(drags.steps[2].gestureEnd == Timestamp(microseconds: 106_000))
    }

    /// Two fingers leave one after the other, and these of them are back 8 ms after the second left.
    private func returning(_ slots: [Int32]) -> Drags {
        Drags(.testPad(), without: [.ghost]) { script in
            for slot in 0..<Int32(2) { script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
            script.report()
            for slot in 0..<Int32(2) { script.move(slot: slot, 100 + 200 * slot, 150) }
            script.report()
            script.up(slot: 0)
            script.report()
            script.up(slot: 1)
            script.report()
            for slot in slots { script.down(slot: slot, id: slot + 3, 100 + 200 * slot, 150) }
            script.report(then: 200)
            for slot in slots { script.up(slot: slot) }
            script.report()
        }
    }

    @Test("Two fingers that leave one after the other and come back together at once go on with their drag")
    func bothBack() {
        #expect(returning([0, 1]).words == ["begin, down 200 100", "move 200 150", "lift 200 150, end"])
    }

    @Test("Of two fingers that leave one after the other only one comes back: the drag was lifted where the first left")
    func oneBack() {
        let drags = returning([1])
        #expect(drags.words == ["begin, down 200 100", "move 200 150", "lift 200 150", "end"])
        #expect(drags.steps[2].isLate && drags.steps[2].end?.time == Timestamp(microseconds: 16_000))
    }

    /// Two fingers go down by 10 a frame; a third is there from frame 2 for so many frames.
    private func crowd(frames: Int, then rest: Int, without: [InputFilter] = []) -> Drags {
        Drags(.testPad(), without: without) { script in
            for slot in 0..<Int32(2) { script.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
            script.report(then: 10)
            for step in 1...(frames + rest + 1) {
                for slot in 0..<Int32(2) { script.move(slot: slot, 100 + 200 * slot, 100 + 10 * Int32(step)) }
                if step == 2 { script.down(slot: 2, id: 9, 600, 300) }
                if step == 2 + frames { script.up(slot: 2) }
                script.report(then: 10)
            }
            for slot in 0..<Int32(rest > 0 ? 2 : 3) { script.up(slot: slot) }
            script.report()
        }
    }

    @Test("A third finger for less than 100 ms takes nothing away when the two go on without it for as long")
    func thirdForAMoment() {
        let drags = crowd(frames: 9, then: 12)
        #expect(drags.words.last?.hasPrefix("lift") == true, "\(drags.words)")
        #expect(drags.notes[.fingerCount] == 1)
    }

    @Test("A third finger that stays for 100 ms takes the drag away")
    func thirdStays() {
        let drags = crowd(frames: 16, then: 0)
        #expect(drags.words.contains { $0.hasPrefix("cancel tooManyFingers") }, "\(drags.words)")
    }

    @Test("Three fingers that came one after the other and lift together are no drag of two")
    func threeLift() {
        let drags = crowd(frames: 5, then: 0)
        #expect(drags.words.last?.hasPrefix("cancel tooManyFingers") == true, "\(drags.words)")
        let staggered = crowd(frames: 5, then: 3)
        #expect(staggered.words.last?.hasPrefix("cancel tooManyFingers") == true, "\(staggered.words)")
    }

    @Test("Switched off by its name, the first finger that leaves lifts and a third cancels at once")
    func off() {
        #expect(drag(gap: 8, without: [.fingerCount]).words.contains("lift 200 150"))
        let drags = crowd(frames: 5, then: 5, without: [.fingerCount, .ghost])
        #expect(drags.words.contains("cancel tooManyFingers 200 120"))
    }
}
