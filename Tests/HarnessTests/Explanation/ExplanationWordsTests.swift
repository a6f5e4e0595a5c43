import Geometry
import Gestures
import Testing

@testable import Harness

@Suite("What an explanation says happened, kind by kind")
struct ExplanationWordsTests {
    private typealias Sentence = OutcomeSentenceTests

    private static func account(
        _ ending: Ending, under rules: DismissRules = .flowstack, _ change: (inout Outcome) -> Void = { _ in }
    ) -> String {
        var outcome = Sentence.outcome(ending)
        change(&outcome)
        return Explanation(outcome, under: rules).account.joined(separator: " ")
    }

    @Test("A dismissal: by its distance, from the edge, carried on, by its velocity")
    func dismissed() {
        let down = Ending.dismissed(Sentence.decision(.down, margin: 12))
        #expect(
            Self.account(down) { $0.translation = Point(x: 0, y: 92) }
                == "It was dismissed down by its distance: at the lift it was 92 pt down, 12 pt past the threshold of 80 pt."
        )
        #expect(
            Self.account(down) { $0.translation = Point(x: 0, y: 60) }
                == "It was dismissed down by its distance: at the lift it was 60 pt down and its velocity carried it on to "
                + "92 pt down, 12 pt past the threshold of 80 pt.")
        #expect(
            Self.account(.dismissed(Sentence.decision(.right, margin: 10))) { $0.translation = Point(x: 90, y: 0) }
                == "It began at the left edge and was dismissed to the right by its distance: at the lift it was 90 pt to the "
                + "right, 10 pt past the threshold of 80 pt.")
        #expect(
            Self.account(.dismissed(Sentence.decision(.down, .pointsPerSecond, threshold: 500, margin: 100)))
                == "It was dismissed down by its velocity: at the lift it moved at 600 pt/s, 100 pt/s past the fling limit of "
                + "500 pt/s.")
    }

    @Test("A return: short, the other way, flung back, turned back, no direction open")
    func returned() {
        #expect(
            Self.account(Sentence.back(.shortBy, margin: -12.4)) { $0.translation = Point(x: 0, y: 67.6) }
                == "It returned: at the lift it was 67.6 pt down, 12.4 pt short of the threshold of 80 pt.")
        #expect(
            Self.account(Sentence.back(.shortBy, margin: -280)) { $0.translation = Point(x: 0, y: -200) }
                == "It returned: at the lift it was 200 pt up, 280 pt short of the threshold of 80 pt down.")
        #expect(
            Self.account(Sentence.back(.flungBack, margin: 20))
                == "It returned: at the lift it was 20 pt past the threshold of 80 pt down, but the finger flung it back."
        )
        #expect(
            Self.account(Sentence.back(.turnedBack, margin: 20))
                == "It returned: the finger had turned back before the lift.")
        #expect(Self.account(Sentence.back(.shortBy, margin: nil)) == "It returned: no direction was open to it.")
    }

    @Test("A refusal, by distance and by velocity")
    func refused() {
        #expect(
            Self.account(.refused(Sentence.decision(.down, margin: 20)))
                == "It was refused: interactive dismissal was disabled when the finger left, 20 pt past the threshold of "
                + "80 pt down.")
        #expect(
            Self.account(.refused(Sentence.decision(.down, .pointsPerSecond, threshold: 700, margin: 100)))
                == "It was refused: interactive dismissal was disabled when the finger left, 100 pt/s past the fling limit of "
                + "700 pt/s down.")
    }

    @Test("A touch that is taken away, from a drag and before one")
    func cancelled() {
        #expect(
            Self.account(.cancelled(Sentence.cancellation(.unfinished, margin: 10)))
                == "The touch was taken away (the end of the recording) when it was 10 pt past the threshold of 80 pt down, "
                + "so the view returned.")
        #expect(
            Self.account(.cancelled(Sentence.cancellation(.palm, margin: -40)))
                == "The touch was taken away (palm) when it was 40 pt short of the threshold of 80 pt down, so the view "
                + "returned.")
        #expect(
            Self.account(.cancelled(Sentence.cancellation(.palm, margin: nil)))
                == "The touch was taken away (palm) before it was a drag. A cancelled touch never dismisses, and it is not a "
                + "tap.")
    }

    @Test("A view that is stuck")
    func stuck() {
        #expect(
            Self.account(.stuck(.disabled(Sentence.decision(.down, margin: 20))))
                == "It is stuck: the finger left past the threshold while dismissal was disabled, and these rules leave a view "
                + "that takes no touches.")
        #expect(
            Self.account(.stuck(.takenAway(Sentence.cancellation(.palm, margin: -40))))
                == "It is stuck: the touch was taken away (palm), and these rules never return a cancelled drag.")
    }

    @Test("A tap, with the slop in its unit")
    func tapped() {
        func account(_ slop: Length) -> String {
            var rules = DismissRules.flowstack
            rules.slop = slop
            return Self.account(.tapped, under: rules) { $0.peakTranslation = Point(x: 3, y: 4) }
        }
        let words = "It was a tap: the finger moved 5 pt at the most, within the slop of "
        #expect(account(.points(10)) == words + "10 pt.")
        #expect(account(.millimetres(2)) == words + "2 mm.")
        #expect(account(.fraction(0.05)) == words + "5 % of the view.")
    }

    @Test("A scroll: where the content was, that it had just moved, or that the view handed the movement back")
    func scrolled() {
        func account(_ movement: Point, offset: Double, hold: Int64 = 0) -> String {
            var start = Sentence.start
            start.movement = movement
            start.scene.scroll = ScrollState(offset: offset, contentHeight: 3000, viewportHeight: 1500)
            start.gate.holdMicroseconds = hold
            return Self.account(.scrolled(.began(start)))
        }
        let got = "The content got the movement, "
        #expect(
            account(Point(x: 0, y: 20), offset: 100) == got
                + "which went down while the content was 100 pt from its top.")
        #expect(
            account(Point(x: 0, y: -20), offset: 1400) == got
                + "which went up while the content was 100 pt from its bottom.")
        #expect(
            account(Point(x: 0, y: -20), offset: 1500) == got + "which went up while the content was at its bottom.")
        #expect(account(Point(x: 20, y: 0), offset: 100) == got + "which went neither down nor up.")
        #expect(
            account(Point(x: 0, y: 20), offset: 0, hold: 200_000)
                == got + "because the content had moved less than 200 ms before.")
        #expect(
            Self.account(.scrolled(.handedBack(start: nil, lastChance: nil)))
                == "The view followed the finger until it was back at its place; the rest of the movement scrolled the "
                + "content, and so did the lift.")
    }

    @Test("What was not recognised", arguments: Ending.Unrecognised.allCases)
    func notRecognised(reason: Ending.Unrecognised) {
        let words =
            switch reason {
            case .axis: "the movement left the slop along the wrong axis, 40 pt sideways and 5 pt down"
            case .tooManyFingers: "there were more fingers than the 2 that make a drag"
            case .restingFinger: "one finger moved while another rested, which moves the pointer and not the content"
            case .pointerMotion: "on a touchpad one finger moves the pointer"
            case .palm: "only a palm touched"
            case .settling:
                "the finger came down while the view was still settling, and these rules do not let a finger catch it"
            case .besideCard: "it began beside the card on top, where a tap dismisses and a drag does nothing"
            }
        let account = Self.account(.notRecognised(reason)) { $0.translation = Point(x: 40, y: 5) }
        #expect(account == "It was not recognised: \(words).")
    }

    @Test("Under rules that let a finger catch a view, one that came down while it settled met a dismissed one")
    func notCaught() {
        var rules = DismissRules.flowstack
        rules.catchesSettling = true
        #expect(
            Self.account(.notRecognised(.settling), under: rules).hasSuffix(", and a dismissed view cannot be caught."))
    }

    @Test("The speed at the lift, and what the rules make of it")
    func speeds() {
        func speed(_ y: Double, _ change: (inout DismissRules) -> Void = { _ in }) -> String? {
            var rules = DismissRules.flowstack
            change(&rules)
            var outcome = Sentence.outcome(Sentence.back(.shortBy, margin: -12))
            outcome.velocity = Velocity(x: 30, y: y)
            return Explanation(outcome, under: rules).speed
        }
        #expect(speed(120.4) == "At the lift it moved at 120 pt/s down; these rules ignore the velocity.")
        #expect(
            speed(-50) { $0.fling = .init(limit: .points(700)) }
                == "At the lift it moved at 50 pt/s up; the fling limit is 700 pt/s.")
        #expect(
            speed(120) { $0.distance.projection = .init(seconds: 0.2, slowest: 100) }
                == "At the lift it moved at 120 pt/s down, which counts for 200 ms.")
        #expect(
            speed(20) { $0.distance.projection = .init(seconds: 0.2, slowest: 100) }
                == "At the lift it moved at 20 pt/s down; less than 100 pt/s carries the view no further.")
    }

    @Test("The speed is left out where it decided or does not matter")
    func noSpeed() {
        let endings: [Ending] = [
            .dismissed(Sentence.decision(.down, .pointsPerSecond, threshold: 500, margin: 100)),
            Sentence.back(.turnedBack, margin: 20), .tapped, .refused(Sentence.decision(.down, margin: 20)),
            .cancelled(Sentence.cancellation(.palm, margin: 20)),
        ]
        for ending in endings { #expect(Explanation(Sentence.outcome(ending), under: .flowstack).speed == nil) }
    }
}
