import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput

@Suite("Session")
struct SessionTests {
    @Test(
        "Dismissal disabled half-way counts, and so does dismissal enabled half-way",
        arguments: [(false, true, "refused disabled"), (true, false, "dismissed distance")])
    func disabled(before: Bool, after: Bool, result: String) {
        let touching = Touching {
            $0.scenario.isDismissalDisabled = before
            $0.scenario.changes = [.at(20, .disabled(after))]
            $0.pull(100)
        }
        #expect(touching.results == [result])
    }

    @Test("A view comes to rest when that is asked at its time or later, as the next frame would show it")
    func rest() {
        let touching = Touching { $0.pull(100) }
        var session = Session(
            description: touching.description, rules: touching.rules, scenario: touching.scenario,
            origin: Timestamp(microseconds: 0), recordsTrace: true)
        #expect(session.restTime == nil)
        session.advance(through: touching.script.events, in: touching.script.events.indices)
        // First it must be sure that the finger, which lifted at 48 ms, is not back.
        #expect(session.restTime == Timestamp(microseconds: 68_001))
        session.rest(by: Timestamp(microseconds: 68_001))
        guard let restTime = session.restTime else {
            Issue.record("nothing settles")
            return
        }
        session.rest(by: restTime.advanced(byMicroseconds: -1))
        #expect(session.restTime == restTime)
        session.rest(by: restTime)
        #expect(session.restTime == nil)
        session.finish()
        #expect(session.trace == touching.session(recordsTrace: true).trace)
    }

    @Test("A device that goes cancels the drag at its last frame, and a scenario that says so after it does the same")
    func removal() {
        var touching = Touching { $0.hold(by: [(0, 40), (0, 100)]) }
        var session = Session(
            description: touching.description, rules: touching.rules, scenario: touching.scenario,
            origin: Timestamp(microseconds: 0), recordsTrace: true)
        session.advance(through: touching.script.events, in: touching.script.events.indices)
        session.removeDevice()
        session.removeDevice()
        session.finish()
        #expect(session.outcomes.map(\.reason) == [.deviceGone])
        #expect(session.outcomes.map(\.end) == [Timestamp(microseconds: 16_000)])
        touching.scenario.changes = [Scenario.Change(microseconds: 16_001, kind: .deviceGone)]
        #expect(touching.session(recordsTrace: true).trace == session.trace)
    }

    @Test("A change holds for frames at its time and later, in whatever order changes are given")
    func changeTimes() {
        // Down at 0, moves at 8, 16, 24, lift at 32 ms.
        func results(_ changes: [Scenario.Change]) -> [String] {
            Touching {
                $0.scenario.changes = changes
                $0.drag(by: [(0, 40), (0, 80), (0, 100)])
            }.results
        }
        #expect(results([.at(32, .disabled(true))]) == ["refused disabled"])
        #expect(results([Scenario.Change(microseconds: 32_001, kind: .disabled(true))]) == ["dismissed distance"])
        #expect(results([.at(20, .disabled(false)), .at(10, .disabled(true))]) == ["dismissed distance"])
    }

    @Test("Swiping up allowed before the lift dismisses")
    func swipeUp() {
        for (time, result) in [(Int64(10), "dismissed swipeUp"), (500, "returned shortBy")] {
            let touching = Touching {
                $0.scenario.changes = [.at(time, .swipeUp(true))]
                $0.drag(by: [(0, -80), (0, -170)])
            }
            #expect(touching.results == [result])
        }
    }

    @Test("The scroll view takes what is its own, and a change of its state counts for the next drag")
    func scroll() {
        let touching = Touching {
            $0.scenario.scroll = ScrollState(offset: 500, contentHeight: 3000, viewportHeight: 1500)
            $0.scenario.changes = [.at(600, .scroll(ScrollState(offset: 5, contentHeight: 3000, viewportHeight: 1500)))]
            $0.pull(100)
            $0.script.clock = 1_000_000
            $0.pull(100, id: 2)
            $0.script.clock = 2_000_000
            $0.drag(by: [(0, -30), (0, -60)], id: 3)
        }
        #expect(touching.results == ["scrolled", "dismissed distance", "scrolled"])
    }

    @Test("A turned surface cancels the drag and maps the next one")
    func rotation() {
        let touching = Touching {
            $0.scenario.changes = [.at(20, .orientation(.upsideDown))]
            $0.pull(100)
            $0.script.clock = 1_000_000
            $0.drag(by: [(0, -40), (0, -100)], id: 2)
        }
        #expect(touching.results == ["cancelled rotation", "dismissed distance"])
        #expect(touching.outcomes.last?.direction == .down)
    }

    @Test("After the device is gone nothing happens any more")
    func deviceGone() {
        let touching = Touching {
            $0.scenario.changes = [.at(20, .deviceGone)]
            $0.pull(100)
            $0.script.clock = 1_000_000
            $0.pull(100, id: 2)
        }
        #expect(touching.results == ["cancelled deviceGone"])
    }

    @Test("How many fingers make a drag stays as the scenario says when other rules judge from the middle on")
    func fingersUnderNewRules() {
        for (fingers, result) in [
            (DragTracker.FingerPolicy.Count.exactly(1), "dismissed distance"), (.usual, "notRecognised pointerMotion"),
        ] {
            var rules = DismissRules.flowstack
            rules.down = .points(90)
            let touching = Touching {
                $0.description = .testPad()
                $0.scenario.fingers = fingers
                $0.scenario.changes = [.at(20, .rules(rules))]
                $0.drag(by: [(0, 20), (0, 40), (0, 60), (0, 80), (0, 100)])
                $0.script.clock = 1_000_000
                $0.drag(by: [(0, 50), (0, 100)], id: 2)
            }
            #expect(touching.results == [result, result], "\(fingers)")
        }
    }

    @Test("A finger that comes while the view settles makes no gesture of its own, one that comes after it does")
    func settling() {
        for (pause, result) in [(Int64(239_999), "notRecognised settling"), (240_000, "dismissed distance")] {
            let touching = Touching {
                $0.pull(100)
                // The lift was a frame before the clock.
                $0.script.clock += pause - 8000
                $0.pull(100, id: 2)
            }
            #expect(touching.results == ["dismissed distance", result])
        }
    }

    @Test("A finger may catch the settling view where the rules say so")
    func catching() {
        let touching = Touching {
            $0.rules.catchesSettling = true
            $0.pull(50)
            // Sooner, it would be the same finger, which bounced.
            $0.script.clock += 20_000
            $0.pull(100, id: 2)
        }
        #expect(touching.results == ["returned shortBy", "dismissed distance"])
    }

    @Test("A finger that was replaced without a lift ends its gesture, and the other begins the next")
    func replaced() {
        let touching = Touching {
            $0.hold(by: [(0, 50), (0, 100)])
            $0.script.clock += 500_000
            $0.script.down(id: 2, 300, 900)
            $0.script.report()
            $0.script.up()
            $0.script.report()
        }
        #expect(touching.outcomes.map(\.gesture) == [1, 2])
        #expect(touching.outcomes.first?.result == .dismissed)
    }

    @Test("Contacts that were gone after lost events cancel the drag")
    func droppedEvents() {
        let touching = Touching {
            $0.hold(by: [(0, 50), (0, 100)])
            $0.script.dropped()
            $0.script.report()
            $0.script.down(id: 2, 300, 500)
            $0.script.report()
            $0.script.up()
            $0.script.report()
        }
        #expect(touching.results.first == "cancelled droppedEvents", "\(touching.results)")
    }

    @Test("Fingers that the kernel lifts when a device sleeps cancel the drag; those that leave before do not")
    func suspended() {
        let touching = Touching {
            $0.hold(by: [(0, 50), (0, 100)])
            $0.script.up()
            $0.script.report(then: 1000, value: 1)
            $0.script.down(id: 2, 300, 500)
            $0.script.report()
            $0.script.up()
            $0.script.report()
        }
        #expect(touching.results == ["cancelled system", "tapped"], "\(touching.results)")
    }

    @Test("Without a description a session works in device units")
    func noDescription() {
        var session = Session(
            description: nil, rules: .flowstack, origin: Timestamp(microseconds: 0), recordsTrace: true)
        let script = Touching { $0.pull(100) }.script
        session.advance(through: script.events, in: script.events.indices)
        session.finish()
        #expect(session.takeOutcomes().map(\.result) == [.dismissed])
        #expect(session.takeOutcomes() == [])
        #expect(session.takeTrace().count > 3)
        #expect(session.takeTrace() == [])
    }
}
