import Geometry
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput
import TouchSynthesis

@Suite("Explanations say what would have changed an outcome")
struct ExplanationTests {
    private static func past(_ margin: Double, _ direction: Direction = .down) -> Measure {
        Measure(direction, .points, threshold: 80, margin: margin)
    }

    private func fling(_ limit: Double) -> (inout Touching) -> Void {
        { $0.rules.fling = .init(limit: .points(limit)) }
    }

    @Test("A return: how much further, how much earlier, and how fast")
    func returned() {
        var touching = Touching {
            $0.hold(by: [(0, 50), (0, 90)])
            $0.script.clock += 56_000
            $0.script.move(300, 567)
            $0.script.report(then: 16)
            $0.script.up()
            $0.script.report()
        }
        let further = Counterfactual(change: .further(13, .down), result: .dismissed)
        let earlier = Counterfactual(change: .earlier(80_000, Self.past(10)), result: .dismissed)
        #expect(touching.counterfactuals == [further, earlier])
        touching.rules.fling = .init(limit: .points(900))
        let faster = Counterfactual(change: .faster(.points(900), .down), result: .dismissed)
        #expect(touching.counterfactuals == [further, earlier, faster])
    }

    @Test("A drag that was never past could not have been lifted earlier")
    func neverPast() {
        #expect(
            Touching { $0.pull(50) }.counterfactuals
                == [Counterfactual(change: .further(30, .down), result: .dismissed)])
    }

    @Test("A dismissal by distance: how much less, and one by velocity: how much slower")
    func dismissed() throws {
        #expect(
            Touching { $0.pull(92) }.counterfactuals == [Counterfactual(change: .lessFar(12), result: .returned)])
        #expect(
            Touching { $0.drag(10, 500, by: [(40, 0), (90, 0)]) }.counterfactuals
                == [Counterfactual(change: .lessFar(10), result: .returned)])
        let flung = Touching {
            fling(500)(&$0)
            $0.drag(by: [(0, 20), (0, 40), (0, 60)])
        }
        let margin = try #require(flung.outcomes[0].measure?.margin)
        #expect(flung.counterfactuals == [Counterfactual(change: .slower(margin), result: .returned)])
    }

    @Test(
        "A refusal would have dismissed with dismissal enabled, and so would one that is left stuck have been refused")
    func refused() {
        let disabled: (inout Touching) -> Void = {
            $0.scenario.isDismissalDisabled = true
            $0.pull(100)
        }
        #expect(
            Touching(disabled).counterfactuals == [Counterfactual(change: .dismissalEnabled, result: .dismissed)])
        let stuck = Touching {
            $0.rules = .flowstackSource
            disabled(&$0)
        }
        #expect(
            stuck.counterfactuals
                == [Counterfactual(change: .withoutFault(.disabledGoesDead), result: .refused)])
    }

    @Test("A drag that is taken away: what a lift at that moment would have come to")
    func cancelled() {
        #expect(
            Touching { $0.hold(by: [(0, 40), (0, 90)]) }.counterfactuals
                == [Counterfactual(change: .liftedInstead, result: .dismissed)])
        #expect(
            Touching { $0.hold(by: [(0, 40)]) }.counterfactuals
                == [Counterfactual(change: .liftedInstead, result: .returnedAnyway(nil))])
        #expect(Touching { $0.hold(by: []) }.counterfactuals == [])
        #expect(
            counterfactuals("stuck palm")
                == [Counterfactual(change: .withoutFault(.cancelNeverReturns), result: .returned)])
    }

    private func counterfactuals(_ name: String) -> [Counterfactual]? {
        OutcomeTests.every.first { $0.0 == name }?.1.counterfactuals
    }

    @Test("What is said to have changed a drag changes it: random drags, moved by the margin", arguments: 0..<300)
    func moved(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        func any(_ range: ClosedRange<Int32>) -> Int32 {
            range.lowerBound + Int32(random.next(below: UInt64(range.upperBound - range.lowerBound + 1)))
        }
        let (x, y) = (seed % 2 == 0 ? any(0...19) : any(200...400), any(400...900))
        let turn = (any(20...180), any(-180...180))
        let end = (any(20...180), any(-180...180))
        func drag(to end: (Int32, Int32)) -> Touching {
            Touching {
                $0.scenario.allowsSwipeUp = seed % 3 == 0
                let way = (1...10).map { (turn.0 * $0 / 10, turn.1 * $0 / 10) }
                let on = (1...10).map {
                    ((turn.0 * (10 - $0) + end.0 * $0) / 10, (turn.1 * (10 - $0) + end.1 * $0) / 10)
                }
                $0.drag(x, y, by: way + on)
            }
        }
        let touching = drag(to: end)
        guard let measure = touching.outcomes.first?.measure, let first = touching.counterfactuals.first else { return }
        let direction = measure.direction
        // A unit is a point, but for the rounding of the surface.
        let way = Int32(measure.margin.rounded()) + (measure.margin > 0 ? 1 : -1)
        let other = try #require(
            drag(
                to: direction == .right ? (end.0 - way, end.1) : (end.0, end.1 + (direction == .up ? way : -way))
            ).outcomes.first)
        switch first.result {
        case .returned, .returnedAnyway: #expect(other.result == .returned, "\(first)")
        case .dismissed: #expect(other.result == .dismissed, "\(first)")
        case .dismissedAnyway(let measure):
            #expect(other.result == .dismissed && other.direction == measure.direction, "\(first)")
        default: Issue.record("\(first) of a drag under flowstack")
        }
    }

    @Test(
        "A drag that two directions would dismiss names both, and one that was flung back would not be helped by distance"
    )
    func twoReasons() {
        let corner = Touching { $0.drag(10, 100, by: [(0, 50), (100, 100), (100, 100)]) }
        #expect(
            corner.counterfactuals
                == [Counterfactual(change: .lessFar(20), result: .dismissedAnyway(Self.past(20, .right)))])
        let back = Touching {
            $0.rules.fling = .init(limit: .points(700))
            $0.rules.fling?.keepingLimit = .points(500)
            $0.drag(by: [(0, 50), (0, 100)] + (1...16).map { (0, 100 - 5 * $0) })
        }
        #expect(
            back.counterfactuals.first
                == Counterfactual(change: .further(60, .down), result: .returnedAnyway(.fling)))
    }

    @Test("A tap, a scroll and what was not recognised: what would have begun a drag")
    func others() {
        func drag(_ change: Counterfactual.Change) -> [Counterfactual] {
            [Counterfactual(change: change, result: .drag)]
        }
        #expect(Touching { $0.drag(by: [(3, 4)]) }.counterfactuals == drag(.beyondSlop))
        #expect(counterfactuals("scrolled") == drag(.contentNear(.top, within: 5, swipeUpAllowed: false)))
        #expect(counterfactuals("notRecognised axis") == drag(.moreVertical))
        #expect(counterfactuals("notRecognised tooManyFingers") == drag(.fingers(2, orButton: false)))
        #expect(counterfactuals("notRecognised pointerMotion") == drag(.fingers(2, orButton: true)))
    }

    @Test("A scroll that was held by the one before it would have been a drag after a rest")
    func held() {
        let touching = Touching {
            $0.rules.scrollGate.holdMicroseconds = 200_000
            $0.scenario.scroll = ScrollState(offset: 30, contentHeight: 3000, viewportHeight: 1500)
            $0.drag(by: [(0, 20), (0, 60)])
            $0.drag(by: [(0, 20), (0, 60)], id: 2)
        }
        #expect(touching.results == ["scrolled", "scrolled"])
        #expect(
            touching.explanations.last?.counterfactuals
                == [Counterfactual(change: .afterScroll(200_000), result: .drag)])
    }

    @Test("A drag the other way, or beside the edge: what would have let it dismiss")
    func otherWays() {
        let up = Touching { $0.drag(10 + 300, 1300, by: [(0, -40), (0, -200)]) }
        #expect(
            up.counterfactuals == [
                Counterfactual(change: .further(280, .down), result: .dismissed),
                Counterfactual(change: .swipeUpAllowed, result: .dismissed),
            ])
        let right = Touching { $0.drag(100, 500, by: [(40, 0), (120, 0)]) }
        #expect(
            right.counterfactuals.contains(
                Counterfactual(change: .fromEdge(band: 20, went: 120), result: .dismissed)))
    }

    @Test(
        "Under a fling rule the speed is the one in the direction that decided, and a fling would have dismissed as well"
    )
    func flings() throws {
        func touching(_ moves: [(Int32, Int32)], isDisabled: Bool = false) -> Touching {
            Touching {
                fling(700)(&$0)
                $0.scenario.isDismissalDisabled = isDisabled
                $0.drag(by: moves)
            }
        }
        let fast = touching([(0, 40), (0, 80), (0, 120)]).counterfactuals
        guard fast.count == 1, fast[0].change == .lessFar(40), case .dismissedAnyway(let measure) = fast[0].result
        else {
            Issue.record("\(fast)")
            return
        }
        #expect(measure.unit == .pointsPerSecond && measure.threshold == 700 && measure.margin > 0)
        let sideways = touching([(20, 2), (60, 4), (120, 4)]).counterfactuals
        #expect(sideways.contains(Counterfactual(change: .faster(.points(700), .down), result: .dismissed)))
        let refused = try #require(touching([(0, 20), (0, 40), (0, 60)], isDisabled: true).outcomes[0].measure)
        #expect(refused.unit == .pointsPerSecond && refused.threshold == 700 && refused.margin > 0)
    }

    @Test("If the velocity carries the view on, the measure is the view's place and not the finger's")
    func projected() throws {
        let outcome = Touching {
            $0.rules.distance.projection = .init(seconds: 0.2, slowest: 100)
            $0.drag(by: [(0, 20), (0, 40), (0, 60)])
        }.outcomes[0]
        let measure = try #require(outcome.measure)
        #expect(outcome.result == .dismissed && outcome.translation.y == 60)
        #expect((measure.value - (60 + 0.2 * outcome.velocity.y)).magnitude < 1e-9)
    }

    @Test("After a change of rules, the explanation is under the rules that judged")
    func changedRules() {
        let touching = Touching {
            $0.scenario.changes = [.at(4, .rules(.vaul))]
            $0.drag(by: [(60, 0), (120, 2), (120, 90)])
        }
        #expect(touching.explanations.map(\.rules.name) == ["vaul"])
    }

    @Test("A movement sideways is not a tap, even if the slop is measured only up and down")
    func noTap() {
        for preset in [DismissRules.compose, .materialBottomSheet, .flutterBottomSheet, .adwaita, .flowstack] {
            let touching = Touching {
                $0.rules = preset
                $0.rules.axis = .any
                $0.drag(by: [(60, 0), (120, 2)])
            }
            #expect(touching.outcomes[0].result != .tapped, "\(preset.name)")
        }
    }
}
