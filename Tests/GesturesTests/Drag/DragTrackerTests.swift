import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("Contacts to drags")
struct DragTrackerTests {
    @Test("One finger on a touchscreen: down, moves, lift, end")
    func oneFinger() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.report()
            script.move(300, 320)
            script.report()
            script.report()
            script.up()
            script.report()
        }
        #expect(drags.words == ["begin, down 300 300", "move 300 320", "lift 300 320, end"])
    }

    @Test("A finger that joins or leaves moves nothing; the drag goes on by the mean of the fingers that stay")
    func centroid() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 100, 300)
            script.report()
            script.move(100, 310)
            script.report()
            script.down(slot: 1, id: 2, 500, 900)
            for _ in 1...3 { script.report() }
            script.move(100, 330)
            script.move(slot: 1, 500, 900)
            script.report()
            script.up(slot: 0)
            script.report()
            script.move(slot: 1, 500, 910)
            script.report()
            script.up(slot: 1)
            script.report()
        }
        #expect(
            drags.words == ["begin, down 100 300", "move 100 310", "move 100 320", "move 100 330", "lift 100 330, end"])
    }

    @Test("A second finger takes the drag away where the rules say so, and the gesture lasts until all are up")
    func secondFinger() {
        let drags = Drags(.testScreen(), secondFinger: .cancels) { script in
            script.down(id: 1, 100, 300)
            script.report()
            script.down(slot: 1, id: 2, 500, 900)
            for _ in 1...3 { script.report() }
            script.up(slot: 1)
            script.report()
            script.move(100, 500)
            script.report()
            script.up(slot: 0)
            script.report()
        }
        #expect(drags.words == ["begin, down 100 300", "cancel secondFinger 100 300", "end"])
    }

    @Test("A contact that becomes a palm is cancelled, and a palm alone makes no drag (row E14)")
    func palm() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.report()
            script.move(300, 320)
            script.abs(.toolType, 2)
            script.report()
            script.up()
            script.report()
            script.down(id: 2, 300, 300)
            script.abs(.toolType, 2)
            script.report()
            script.up()
            script.report()
        }
        #expect(drags.words.prefix(2) == ["begin, down 300 300", "cancel palm 300 300, end"])
        #expect(drags.steps.dropFirst(2).allSatisfy { $0.progress == nil && $0.end?.time == nil })
        #expect(drags.notes[.palm] == 2)
    }

    @Test("A new finger in the slot of a palm that was never cleared makes a drag (row E14)")
    func afterPalm() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.abs(.toolType, 2)
            script.report()
            script.up()
            script.report()
            script.down(id: 2, 300, 300)
            script.report()
            script.move(300, 400)
            script.report()
            script.up()
            script.report()
        }
        #expect(drags.words.suffix(3) == ["begin, down 300 300", "move 300 400", "lift 300 400, end"])
    }

    @Test("A finger that takes the place of another without a lift between is a gesture of its own")
    func replaced() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.report()
            script.move(300, 400)
            script.report()
            script.down(id: 2, 300, 900)
            script.report()
            script.up()
            script.report()
        }
        #expect(
            drags.words == [
                "begin, down 300 300", "move 300 400", "lift 300 400, end, begin, down 300 900", "lift 300 900, end",
            ])
    }

    @Test("Cancelled from outside, the drag is over and the fingers that are down make no other")
    func cancelled() {
        var script = EventScript()
        script.down(id: 1, 300, 300)
        script.report()
        script.move(300, 400)
        script.report()
        var contacts = ContactTracker(description: .testScreen())
        let surface = Surface(description: .testScreen())
        var tracker = DragPipeline(surface: surface, fingers: .init())
        var isFirst = true
        for event in script.events where contacts.handle(event) {
            let step = tracker.handle(contacts.frame)
            if isFirst {
                #expect(step.didBegin)
                guard case .cancelled(.rotation, _)? = tracker.rotate(to: surface, at: contacts.frame.time).end else {
                    Issue.record("not cancelled")
                    return
                }
                isFirst = false
            } else {
                #expect(step.progress == nil)
            }
        }
    }
}
