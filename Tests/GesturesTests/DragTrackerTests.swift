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
        let drags = Drags(.testScreen(), secondFingerCancels: true) { script in
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
        #expect(drags.steps.dropFirst(2).allSatisfy { $0.opening == nil && $0.closing == nil })
        #expect(drags.notes.palms == 2)
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

    @Test("The same contact suddenly elsewhere, and staying there, cancels the drag: it is no pull (row E10)")
    func teleport() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.report()
            for y in [310, 1200, 1202, 1204] as [Int32] {
                script.move(300, y)
                script.report()
            }
            script.up()
            script.report()
        }
        #expect(drags.words.first == "begin, down 300 300")
        #expect(drags.words.last == "end")
        #expect(drags.words.filter { $0.hasPrefix("cancel jump 300 3") }.count == 1, "\(drags.words)")
        #expect(!drags.words.contains { $0.contains("lift") || $0.contains("120") })
        #expect(drags.notes.teleports == 1)
    }

    @Test("A frame of noise far away is dropped and counted, and the drag goes on (row E11)")
    func noise() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.report()
            for y in [310, 1400, 330, 340] as [Int32] {
                script.move(300, y)
                script.report()
            }
            script.up()
            script.report()
        }
        #expect(
            drags.words == [
                "begin, down 300 300", "move 300 310", "move 300 330", "move 300 340", "lift 300 340, end",
            ])
        #expect(drags.notes.sentences == ["1 jump of the sensor was dropped"])
    }

    @Test("Positions far outside the axes, such as a negative that wrapped, are dropped and counted (rows E9 and E19)")
    func outOfRange() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.report()
            for y in [310, 65523, 320, 1650] as [Int32] {
                script.move(300, y)
                script.report()
            }
            script.up()
            script.report()
        }
        #expect(drags.words.prefix(3) == ["begin, down 300 300", "move 300 310", "move 300 320"])
        #expect(drags.notes.outOfRange == 1)
    }

    @Test("A contact that begins outside the axes makes its drag at its first sound position (row E9)")
    func beginsOutside() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 65523)
            script.report()
            script.move(300, 8)
            script.report()
            script.move(300, 108)
            script.report()
            script.up()
            script.report()
        }
        #expect(drags.words == ["begin", "down 300 8", "move 300 108", "lift 300 108, end"])
    }

    @Test("On a device without resolution or range nothing is divided by 0 (rows E17 and E18)")
    func noRanges() {
        var description = DeviceDescription.testScreen(resolution: 0)
        description.axes[.positionX] = AbsoluteAxis(minimum: 0, maximum: 0)
        let drags = Drags(description) { script in
            script.down(id: 1, 300, 300)
            script.report()
            script.move(300, 400)
            script.report()
            script.up()
            script.report()
        }
        #expect(drags.words == ["begin, down 300 300", "move 300 400", "lift 300 400, end"])
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
        var tracker = DragTracker(surface: surface, fingers: .init(), estimator: .windowMean)
        var isFirst = true
        for event in script.events where contacts.handle(event) {
            let step = tracker.handle(contacts.frame)
            if isFirst {
                #expect(step.didBegin)
                guard case .cancelled(.rotation, _)? = tracker.rotate(to: surface, at: contacts.frame.time).closing
                else {
                    Issue.record("not cancelled")
                    return
                }
                isFirst = false
            } else {
                #expect(step.opening == nil)
            }
        }
    }
}
