import Documents
import Geometry
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput
import TouchSynthesis

@Suite("Explanations name the numbers that decided")
struct ExplanationTests {
    @Test("A return says how much further, how much earlier, and at what speed")
    func returned() {
        // Tenths of a point: 700 × 1500 pt on 7000 × 15000 units.
        var touching = Touching {
            $0.description = .testScreen(width: 7000, height: 15000, resolution: 100)
            $0.hold(3000, 5000, by: [(0, 500), (0, 900)])
            $0.script.clock += 56_000
            $0.script.move(3000, 5676)
            $0.script.report(then: 16)
            $0.script.up()
            $0.script.report()
        }
        #expect(
            touching.explanation
                == "It returned: at the lift it was 67.6 pt down, 12.4 pt short of the threshold of 80 pt. "
                + "More than 12.4 pt further down, or lifted 80 ms earlier while still past 80 pt, "
                + "it would have been dismissed. "
                + "It moved at \(speed(touching)) pt/s when it was lifted, which these rules do not look at.")
        touching.rules.fling = .init(limit: .points(900))
        #expect(touching.explanation.contains("while still past 80 pt, or lifted faster than 900 pt/s down, it would"))
        #expect(touching.explanation.hasSuffix(" pt/s when it was lifted; the fling limit is 900 pt/s."))
    }

    private func speed(_ touching: Touching) -> String {
        touching.outcomes.first.map { DecimalText.short($0.velocity.speed, decimals: 0) } ?? ""
    }

    @Test("A drag that was never past does not say that it could have been lifted earlier")
    func neverPast() {
        let text = Touching { $0.pull(50) }.explanation
        #expect(text.contains("30 pt short of the threshold of 80 pt. More than 30 pt further down, it would have"))
        #expect(!text.contains("earlier"))
    }

    @Test("A dismissal says by how much, and what would have returned it")
    func dismissed() {
        #expect(
            Touching { $0.pull(92) }.explanation.hasPrefix(
                "It was dismissed down by its distance: at the lift it was 92 pt down, 12 pt past the threshold of "
                    + "80 pt. 12 pt less, and it would have returned. It moved at "))
        #expect(
            Touching { $0.drag(10, 500, by: [(40, 0), (90, 0)]) }.explanation.hasPrefix(
                "It began at the left edge and was dismissed to the right by its distance: at the lift it was 90 pt"))
        let fling = Touching {
            $0.rules.fling = .init(limit: .points(500))
            $0.drag(by: [(0, 20), (0, 40), (0, 60)])
        }.explanation
        #expect(fling.hasPrefix("It was dismissed down by its velocity: at the lift it moved at "))
        #expect(fling.contains(" pt/s past the fling limit of 500 pt/s."))
    }

    @Test("A refusal says that dismissal was disabled, and that it would have been dismissed")
    func refused() {
        let text = Touching {
            $0.scenario.isDismissalDisabled = true
            $0.pull(100)
        }.explanation
        #expect(
            text == "It was refused: interactive dismissal was disabled when the finger left, 20 pt past the threshold "
                + "of 80 pt down. With dismissal enabled at that moment it would have been dismissed.")
    }

    @Test("A cancelled drag says where it was, and what a lift would have done then")
    func cancelled() {
        #expect(
            Touching { $0.hold(by: [(0, 40), (0, 90)]) }.explanation
                == "The touch was taken away (the end of the recording) when it was 10 pt past the threshold of 80 pt "
                + "down, so the view returned. Lifted at that moment instead, it would have been dismissed.")
        #expect(
            Touching { $0.hold(by: [(0, 40)]) }.explanation.hasSuffix("it would have returned all the same."))
        #expect(Touching { $0.hold(by: []) }.explanation.contains("before it was a drag. A cancelled touch never"))
    }

    @Test("What is said to have changed a drag changes it: random drags, moved by the margin", arguments: 0..<300)
    func counterfactuals(seed: UInt64) throws {
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
        guard let outcome = touching.outcomes.first, let direction = outcome.direction, let margin = outcome.margin
        else { return }
        let text = touching.explanation
        // A unit is a point, but for the rounding of the surface.
        let way = Int32(margin.rounded()) + (margin > 0 ? 1 : -1)
        let other = drag(
            to: direction == .right ? (end.0 - way, end.1) : (end.0, end.1 + (direction == .up ? way : -way)))
        let result = try #require(other.outcomes.first).result
        if text.contains("less, and it would have returned") || text.contains("would have returned too") {
            #expect(result == .returned, "\(text)")
        } else {
            #expect(result == .dismissed, "\(text)")
        }
        if let would = text.firstMatch(of: /would still have been dismissed (down|up|to the right)/) {
            let name = would.output.1.split(separator: " ").last.map(String.init)
            #expect(other.outcomes.first?.direction?.rawValue == name, "\(text)")
        }
    }

    @Test("A drag that two directions would dismiss says so, and one that was flung back that distance alone is not it")
    func twoReasons() {
        let corner = Touching { $0.drag(10, 100, by: [(0, 50), (100, 100), (100, 100)]) }
        #expect(
            corner.explanation.contains(
                "Less far, it would still have been dismissed to the right, where it was 20 pt past the threshold of 80 pt."
            ),
            "\(corner.explanation)")
        let back = Touching {
            $0.rules.fling = .init(limit: .points(700))
            $0.rules.fling?.keepingLimit = .points(500)
            $0.drag(by: [(0, 50), (0, 100)] + (1...16).map { (0, 100 - 5 * $0) })
        }
        #expect(
            back.explanation.contains("Further down it would have returned too, since the finger flung it back."),
            "\(back.explanation)")
        #expect(!back.explanation.contains("More than"))
    }

    @Test("A tap, a scroll and what was not recognised say what would have made a drag")
    func others() {
        #expect(
            Touching { $0.drag(by: [(3, 4)]) }.explanation
                == "It was a tap: the finger moved 5 pt at the most, within the slop of 10 pt. "
                + "A movement beyond the slop would have begun a drag.")
        func text(_ name: String) -> String? { OutcomeTests.every.first { $0.0 == name }?.1.explanation }
        #expect(text("scrolled")?.contains("within 5 pt of its top") == true)
        #expect(text("notRecognised axis")?.contains("40 pt sideways and 5 pt down") == true)
        #expect(text("notRecognised tooManyFingers")?.contains("With 2 fingers it would have begun a drag.") == true)
        #expect(text("notRecognised pointerMotion")?.contains("one finger moves the pointer") == true)
        #expect(text("stuck palm")?.hasPrefix("It is stuck: the touch was taken away (palm)") == true)
        #expect(text("stuck disabled")?.contains("while dismissal was disabled") == true)
    }

    @Test("A drag the other way says so, and what would have let it dismiss")
    func otherWays() {
        let up = Touching { $0.drag(10 + 300, 1300, by: [(0, -40), (0, -200)]) }
        #expect(
            up.explanation.hasPrefix(
                "It returned: at the lift it was 200 pt up, 280 pt short of the threshold of 80 pt down. More than 280 pt "
                    + "further down, or with swiping up allowed, it would have been dismissed."), "\(up.explanation)")
        #expect(up.outcomes[0].sentence == "returned: 280 pt short of 80 pt down (200 pt up)")
        let right = Touching { $0.drag(100, 500, by: [(40, 0), (120, 0)]) }
        #expect(
            right.explanation.contains(
                "or begun less than 20 pt from the left edge, since it went 120 pt to the right, it would have been"),
            "\(right.explanation)")
    }

    @Test("Under a fling rule the speed is the one in the direction that decided, and a fling in reserve is told")
    func flings() {
        func touching(_ moves: [(Int32, Int32)], isDisabled: Bool = false) -> Touching {
            Touching {
                $0.rules.fling = .init(limit: .points(700))
                $0.scenario.isDismissalDisabled = isDisabled
                $0.drag(by: moves)
            }
        }
        let fast = touching([(0, 40), (0, 80), (0, 120)]).explanation
        #expect(fast.contains(" Less far, it would have been dismissed by its velocity: it moved at "), "\(fast)")
        #expect(!fast.contains("and it would have returned"))
        let sideways = touching([(20, 2), (60, 4), (120, 4)]).explanation
        #expect(sideways.contains("lifted faster than 700 pt/s down"), "\(sideways)")
        let refused = touching([(0, 20), (0, 40), (0, 60)], isDisabled: true)
        #expect(refused.explanation.contains(" pt/s past the fling limit of 700 pt/s down."), "\(refused.explanation)")
        #expect(refused.outcomes[0].margin.map { $0 > 0 } == true && refused.outcomes[0].isMeasuredInSpeed)
    }

    @Test("Where the velocity carries the view on, the finger's place is told apart from the view's")
    func projected() {
        let text = Touching {
            $0.rules.distance.projection = .init(seconds: 0.2, slowest: 100)
            $0.drag(by: [(0, 20), (0, 40), (0, 60)])
        }.explanation
        #expect(
            text.hasPrefix(
                "It was dismissed down by its distance: at the lift it was 60 pt down and its velocity carried"))
        #expect(text.contains(" pt/s down when it was lifted, which counts for 200 ms."), "\(text)")
    }

    @Test("A movement sideways is no tap where the slop is measured up and down alone")
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
