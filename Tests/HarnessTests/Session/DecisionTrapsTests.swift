import FlowNavigation
import Geometry
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput

/// Inputs that fooled other people's dismiss gestures, each under the name of its row.
@Suite("Decisions, vetoes, cancels and hand-offs that fooled others")
struct DecisionTrapsTests {
    private let list = ScrollState(offset: 40, contentHeight: 4000, viewportHeight: 1500)

    @Test("Row D2: disabled, a drag of 120 pt is refused once, and the view takes the next touch")
    func disabled() {
        let touching = Touching {
            $0.scenario.isDismissalDisabled = true
            $0.pull(120)
            $0.script.clock += 500_000
            $0.drag(by: [(0, 2)], id: 2)
        }
        #expect(touching.results == ["refused disabled", "tapped"])
        #expect(
            touching.session(recordsTrace: true).trace.map { $0.text(origin: .init(microseconds: 0)) }
                .count { $0.contains("refuse") && !$0.contains("=") } == 1)
    }

    @Test("Row D3: a fling does not pass the veto by another door")
    func vetoAndFling() {
        for preset in DismissRules.presets {
            let touching = Touching {
                $0.rules = preset
                $0.scenario.isDismissalDisabled = true
                $0.drag(by: stride(from: 40, through: 640, by: 60).map { (0, $0) })
            }
            #expect(touching.outcomes.allSatisfy { $0.result == .refused || $0.result == .stuck }, "\(preset.name)")
        }
    }

    @Test("Row D5: a whole flick in the first movement counts whole where the touch is the origin")
    func firstMovement() {
        #expect(Touching { $0.drag(by: [(0, 120)]) }.outcomes[0].translation.y == 120)
        #expect(Touching { $0.drag(by: [(0, 120)]) }.results == ["dismissed distance"])
    }

    @Test("Row D6: a finger that is up in the frame of its last movement has committed, and is not cancelled")
    func upInTheLastFrame() {
        let touching = Touching {
            $0.hold(by: [(0, 40), (0, 90)])
            $0.script.move(300, 600)
            $0.script.up()
            $0.script.report()
        }
        #expect(touching.results == ["dismissed distance"])
    }

    @Test("Row D7: a list that is flung to its top does not take the view with it; a new touch may")
    func momentum() {
        let touching = Touching {
            $0.scenario.scroll = list
            $0.drag(by: [(0, 20), (0, 60), (0, 200), (0, 400)])
            $0.script.clock += 300_000
            $0.drag(by: [(0, 20), (0, 120)], id: 2)
        }
        #expect(touching.results == ["scrolled", "dismissed distance"])
    }

    @Test("Row D8: the same finger goes on when the list reaches its top: the view follows from there")
    func handOff() {
        let touching = Touching {
            $0.rules.handsOffAtEdge = true
            $0.scenario.scroll = list
            $0.drag(by: [(0, 20), (0, 40), (0, 44), (0, 84), (0, 124)])
        }
        let outcome = touching.outcomes[0]
        // The list takes the first 40 pt; the drag is measured from where the finger was when it took over.
        #expect(outcome.translation.y == 80)
        #expect(outcome.result == .returned && outcome.reason == .shortBy)
    }

    @Test(
        "Row D8, the way back: the sheet that is back at its place leaves the rest to its list, where platforms do so")
    func handBack() {
        for preset in DismissRules.presets {
            let touching = Touching {
                $0.rules = preset
                $0.scenario.scroll = ScrollState(offset: 0, contentHeight: 4000, viewportHeight: 1500)
                $0.hold(by: [(0, 20), (0, 60), (0, 40), (0, -20), (0, -80), (0, -190)])
                $0.script.clock += 200_000
                $0.script.up()
                $0.script.report()
            }
            let session = touching.session()
            let hands = ["material-bottom-sheet", "compose", "flutter-cupertino-sheet"].contains(preset.name)
            #expect(session.outcomes[0].result == (hands ? .scrolled : .returned), "\(preset.name)")
            // Measured from where the drag was: the touch, or where it left the slop.
            let starts: [DismissRules.TranslationOrigin: Double] = [.touchDown: 0, .slopCrossing: 20, .slopEdge: 8]
            let start = starts[preset.origin] ?? .nan
            #expect(session.scene.scroll?.offset == (hands ? 190 + start : 0), "\(preset.name)")
        }
    }

    @Test("A list whose offset counts from its bottom scrolls the same way, and hands off at its top")
    func reversedList() {
        #expect(ScenarioWords.scroll("3960/4000/0/reversed")?.distanceFromTop == 40)
        #expect(ScenarioWords.scroll("1/2/3/backwards") == nil)
        let touching = Touching {
            $0.rules.handsOffAtEdge = true
            $0.scenario.scroll = ScenarioWords.scroll("2460/4000/1500/reversed")
            $0.drag(by: [(0, 20), (0, 40), (0, 44), (0, 84), (0, 124)])
        }
        #expect(touching.outcomes[0].translation.y == 80)
    }

    @Test("Row D11: the lift of a finger that is not the drag's, or of none, changes nothing")
    func unknownLift() {
        let touching = Touching {
            $0.hold(by: [(0, 40)])
            $0.script.up(slot: 3)
            $0.script.report()
            $0.script.move(300, 600)
            $0.script.report()
            $0.script.up()
            $0.script.report()
        }
        #expect(touching.results == ["dismissed distance"])
    }

    @Test("Row D13: two fingers on one view are one gesture with one outcome")
    func twoFingers() {
        let touching = Touching {
            $0.script.down(slot: 0, id: 1, 200, 500)
            $0.script.down(slot: 1, id: 2, 500, 500)
            $0.script.report()
            for y in stride(from: Int32(20), through: 120, by: 20) {
                $0.script.move(slot: 0, 200, 500 + y)
                $0.script.move(slot: 1, 500, 500 + y)
                $0.script.report()
            }
            $0.script.up(slot: 0)
            $0.script.up(slot: 1)
            $0.script.report()
        }
        #expect(touching.results == ["dismissed distance"])
        #expect(touching.outcomes[0].translation.y == 120)
    }

    @Test("Row D14: dismissal that is disabled and enabled again during a touch is asked for at the lift")
    func toggled() {
        let touching = Touching {
            $0.scenario.changes = [.at(16, .disabled(true)), .at(40, .disabled(false)), .at(200, .disabled(true))]
            $0.pull(120)
            $0.script.clock = 500_000
            $0.pull(120, id: 2)
        }
        #expect(touching.results == ["dismissed distance", "refused disabled"])
    }

    @Test("Row D15: a finger that comes down while the view settles catches it where it is, where the rules say so")
    func caught() throws {
        func touching(_ preset: DismissRules, _ pull: Int32) -> Touching {
            Touching {
                $0.rules = preset
                $0.hold(by: [(0, 20), (0, 40), (0, pull)])
                // Held, so that none flings it away.
                $0.script.clock += 200_000
                $0.script.up()
                $0.script.report()
                $0.script.clock += 16_000
                $0.drag(by: stride(from: 100, through: 1000, by: 100).map { (0, $0) }, id: 2)
            }
        }
        #expect(touching(.flowstack, 60).results == ["returned shortBy", "notRecognised settling"])
        for preset in DismissRules.presets where preset.catchesSettling {
            let touching = touching(preset, 60)
            #expect(touching.results.last?.hasPrefix("dismissed") == true, "\(preset.name): \(touching.results)")
            // From the lift to the next finger it is 24 ms.
            let first = touching.outcomes[0]
            let share = try #require(preset.shareLeft(of: first.translation.y, at: first.velocity.y, after: 0.024))
            #expect(share.magnitude > 3, "\(preset.name)")
            let translation = touching.outcomes[1].translation.y
            #expect((translation - (1000 + share)).magnitude < 0.001, "\(preset.name): \(translation), \(share)")
        }
    }

    @Test("Row D15: one that was dismissed is not caught, and nothing is dismissed twice")
    func gone() {
        for preset in DismissRules.presets {
            let touching = Touching {
                $0.rules = preset
                $0.drag(by: stride(from: 100, through: 1000, by: 100).map { (0, $0) })
                $0.script.clock += 16_000
                $0.drag(by: stride(from: 100, through: 1000, by: 100).map { (0, $0) }, id: 2)
            }
            #expect(touching.results.count == 2 && touching.results.last == "notRecognised settling", "\(preset.name)")
        }
    }

    @Test("Row D16: a rotation in the middle of a drag cancels it, and the next drag is measured in the new way")
    func rotated() {
        let touching = Touching {
            $0.scenario.changes = [.at(24, .orientation(Orientation(degrees: 90) ?? .upright))]
            $0.pull(120)
            $0.script.clock = 500_000
            $0.drag(by: [(40, 0), (120, 0)], id: 2)
        }
        #expect(touching.results.first == "cancelled rotation")
        #expect(touching.outcomes.count == 2 && touching.outcomes[1].translation.x.magnitude < 1)
    }

    @Test("Row D18: a drag from the edge that the system takes for itself is cancelled, and not released there")
    func taken() {
        let touching = Touching {
            $0.hold(5, 500, by: [(40, 0), (90, 0), (140, 0)])
            // Who grabs the device has the kernel lift the fingers.
            $0.script.up()
            $0.script.report(then: 8, value: 1)
        }
        #expect(touching.results == ["cancelled system"])
        #expect(
            touching.outcomes[0].ending.cancellation?.drag?.isPast == true && touching.outcomes[0].direction == .right)
    }

    @Test("Row D17: a touch that the system takes away is cancelled, whatever it was past")
    func takenAway() {
        let gone = Touching {
            $0.scenario.changes = [.at(50, .deviceGone)]
            $0.pull(200)
        }
        #expect(gone.results == ["cancelled deviceGone"])
        #expect(gone.outcomes[0].ending.cancellation?.drag?.isPast == true)
    }

    @Test("Row D19: the left edge belongs to the gesture within its band, and to the scroll view beyond it")
    func edge() {
        func result(from x: Int32) -> [String] {
            Touching {
                $0.scenario.scroll = list
                $0.drag(x, 500, by: [(40, 0), (90, 0)])
            }.results
        }
        #expect(result(from: 19) == ["dismissed edge"])
        #expect(result(from: 20) == ["scrolled"])
    }

    @Test("Row D24: a lift that nobody saw is made up for by the next finger in the slot")
    func lostLift() {
        let touching = Touching {
            $0.rules.catchesSettling = true
            $0.hold(by: [(0, 40)])
            $0.script.clock += 2_000_000
            $0.pull(120, id: 2)
        }
        #expect(touching.outcomes.map(\.result) == [.returned, .dismissed])
    }

    @Test("V11: 400 ms and 114 points that end at rest dismiss by distance, which needs no velocity")
    func farEnough() {
        for rules in [DismissRules.flowstack, .vaul] {
            let touching = Touching {
                $0.rules = rules
                $0.scenario.surface.viewport = Size(width: 700, height: 400)
                $0.description = .testScreen(width: 700, height: 400)
                $0.hold(300, 100, by: (1...38).map { (0, 3 * Int32($0)) })
                $0.script.clock += 100_000
                $0.script.up()
                $0.script.report()
            }
            #expect(touching.results == ["dismissed distance"], "\(rules.name)")
        }
    }
}

extension DismissRules {
    /// How much of a translation is left so many seconds after the lift, reckoned by the closed forms that the sources
    /// have, without the gesture's own.
    fileprivate func shareLeft(of translation: Double, at velocity: Double, after time: Double) -> Double? {
        switch settleMotion {
        case .easing(let power):
            let left = 1 - time / (Double(settleMicroseconds) / 1_000_000)
            return translation * (0..<Int(power)).reduce(1) { product, _ in product * left }
        case .spring(let seconds, let bounce):
            let spring = Spring(duration: seconds, bounce: bounce)
            return SpringMotion(spring: spring, from: translation, to: 0, velocity: velocity).value(at: time)
        }
    }
}
