import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("ghost-filter: contacts of a frame or two")
struct GhostFilterTests {
    @Test("A contact counts from its third frame; reports less than a millisecond apart are one frame")
    func frames() {
        func ages(_ times: [Int64]) -> [Bool] {
            var ghost = GhostFilter(at: Timestamp(microseconds: times[0]))
            return times.dropFirst().map { ghost.isFinger(at: Timestamp(microseconds: $0)) }
        }
        #expect(ages([0, 8000, 16000, 24000]) == [false, true, true])
        #expect(ages([0, 300, 999, 8000, 8999, 16000]) == [false, false, false, false, true])
        #expect(ages([0, 1000, 2000]) == [false, true])
    }

    /// A drag of 10 units a frame, while another contact is far away for so many frames.
    private func drag(ghostFrames: Int, without: [InputFilter] = [], secondFingerCancels: Bool = true) -> Drags {
        Drags(.testScreen(), secondFinger: secondFingerCancels ? .cancels : .mean, without: without) { script in
            script.down(id: 1, 300, 300)
            script.report()
            for step in 1...8 as ClosedRange<Int32> {
                script.move(slot: 0, 300, 300 + 10 * step)
                if step == 3 { script.down(slot: 1, id: 2, 650, 1400) }
                if Int(step) == 3 + ghostFrames { script.up(slot: 1) }
                script.report()
            }
            script.up(slot: 0)
            if ghostFrames > 5 { script.up(slot: 1) }
            script.report()
        }
    }

    @Test("A ghost of one or two frames neither cancels nor moves anything, and is reported", arguments: [1, 2])
    func ghosts(frames: Int) {
        let drags = drag(ghostFrames: frames)
        #expect(drags.words.last == "lift 300 380, end")
        #expect(drags.actions.map { $0.deed as? GhostFilter.Deed } == [.ghost(frames: frames)])
        #expect(drags.actions.map(\.contact) == [1])
        #expect(drags.notes.sentences == ["1 contact of a frame or two during a drag was dropped"])
    }

    @Test("A contact of three frames is a finger, which the rules may not want")
    func finger() {
        let drags = drag(ghostFrames: 3)
        #expect(drags.words.suffix(2) == ["cancel secondFinger 300 350", "end"])
        #expect(drags.notes[.ghost] == 0)
        #expect(drags.actions.map { $0.deed as? GhostFilter.Deed } == [.joins(frames: 3)])
    }

    /// A drag that rests from 24 ms on, while another contact comes for so many microseconds and sends nothing.
    private func rest(_ stay: Int64, then end: (inout EventScript) -> Void) -> Drags {
        Drags(.testScreen(), secondFinger: .cancels) { script in
            script.down(id: 1, 300, 300)
            script.report()
            for step in 1...3 as ClosedRange<Int32> {
                script.move(slot: 0, 300, 300 + 40 * step)
                script.report()
            }
            script.clock = 100_000
            script.down(slot: 1, id: 2, 650, 1400)
            script.report()
            script.clock = 100_000 + stay
            end(&script)
        }
    }

    private static let ends: [(String, @Sendable (inout EventScript) -> Void)] = [
        (
            "it leaves",
            { script in
                script.up(slot: 1)
                script.report()
                script.up(slot: 0)
                script.report()
            }
        ),
        (
            "both leave",
            { script in
                script.up(slot: 1)
                script.up(slot: 0)
                script.report()
            }
        ),
        (
            "it goes on",
            { script in
                script.up(slot: 0)
                script.move(slot: 1, 650, 1420)
                script.report()
                script.up(slot: 1)
                script.report()
            }
        ),
        (
            "it stays where it is",
            { script in
                script.up(slot: 0)
                script.report()
                script.up(slot: 1)
                script.report()
            }
        ),
        (
            "the first goes on",
            { script in
                script.move(slot: 0, 300, 430)
                script.report()
                script.up(slot: 0)
                script.up(slot: 1)
                script.report()
            }
        ),
    ]

    @Test("While all rest no frames come: from 40 ms on a contact is a finger, however it ends", arguments: 0..<5)
    func rests(end: Int) {
        let (name, end) = Self.ends[end]
        let long = rest(40_000, then: end)
        #expect(long.words.contains { $0.contains("cancel secondFinger") }, "\(name): \(long.words)")
        #expect(long.notes[.ghost] == 0, "\(name)")
        // Where the first goes on, both leave a frame later.
        let short = rest(name == "the first goes on" ? 31_999 : 39_999, then: end)
        #expect(!short.words.contains { $0.contains("cancel") }, "\(name): \(short.words)")
    }

    @Test("Switched off by its name, a contact of one frame counts")
    func off() {
        #expect(drag(ghostFrames: 1, without: [.ghost]).words.contains("cancel secondFinger 300 330"))
    }

    @Test("A contact that comes in the frame before the first finger leaves takes the drag over")
    func takesOver() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.report()
            script.down(slot: 1, id: 2, 600, 1000)
            script.report()
            script.up(slot: 0)
            script.report()
            script.move(slot: 1, 600, 1040)
            script.report()
            script.up(slot: 1)
            script.report()
        }
        #expect(drags.words == ["begin, down 300 300", "move 300 340", "lift 300 340, end"])
    }
}
