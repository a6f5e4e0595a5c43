import Geometry
import Gestures
import Testing
import TouchInput

@testable import Harness

@Suite("The sentence of an outcome, kind by kind")
struct OutcomeSentenceTests {
    static let lift = DismissLift(
        translation: .zero, velocity: .zero, isEdge: false, permitted: .all, armed: nil, hasTurnedBack: false,
        scene: DismissScene())

    static func decision(
        _ direction: Direction, _ unit: Measure.Unit = .points, threshold: Double = 80, margin: Double
    ) -> Ending.Decision {
        Ending.Decision(
            measure: Measure(direction, unit, threshold: threshold, margin: margin), lift: lift)
    }

    static func back(_ cause: Ending.Return.Cause, margin: Double?) -> Ending {
        .returned(
            Ending.Return(
                cause: cause, measure: margin.map { Measure(.down, .points, threshold: 80, margin: $0) }, lift: lift))
    }

    static func cancellation(_ reason: CancelReason, margin: Double?) -> Ending.Cancellation {
        Ending.Cancellation(
            reason: reason,
            drag: margin.map {
                Ending.Interrupted(measure: Measure(.down, .points, threshold: 80, margin: $0), isPast: $0 > 0)
            })
    }

    static let start = Ending.ScrollStart(
        movement: .zero, isEdge: false, scene: DismissScene(), gate: DismissRules.flowstack.scrollGate)

    static let sentences: [(Ending, String)] = [
        (.dismissed(decision(.down, margin: 12.34)), "dismissed down by distance: 92.3 pt, 12.3 pt past 80 pt"),
        (.dismissed(decision(.right, margin: 1)), "dismissed right by edge drag: 81 pt, 1 pt past 80 pt"),
        (
            .dismissed(decision(.up, threshold: 160, margin: 0.001)),
            "dismissed up by swipe up: 160 pt, 0.001 pt past 160 pt"
        ),
        (
            .dismissed(decision(.down, .pointsPerSecond, threshold: 500, margin: 1500)),
            "dismissed down by velocity: 2000 pt/s, 1500 pt/s past 500 pt/s"
        ),
        (back(.shortBy, margin: -40), "returned: 40 pt short of 80 pt down (40 pt)"),
        (back(.shortBy, margin: -280), "returned: 280 pt short of 80 pt down (200 pt up)"),
        (back(.shortBy, margin: nil), "returned: no direction was open"),
        (back(.flungBack, margin: 20), "returned: flung back, 20 pt past 80 pt down"),
        (back(.turnedBack, margin: -3), "returned: turned back, 3 pt short of 80 pt down"),
        (.refused(decision(.down, margin: 20)), "refused: dismissal is disabled, 100 pt, 20 pt past 80 pt"),
        (
            .refused(decision(.down, .pointsPerSecond, threshold: 500, margin: 1500)),
            "refused: dismissal is disabled, 2000 pt/s, 1500 pt/s past 500 pt/s"
        ),
        (.scrolled(.began(start)), "scrolled: the content moved, not the view"),
        (
            .scrolled(.handedBack(start: nil, lastChance: nil)),
            "scrolled: the view followed, and the rest of the movement moved the content"
        ),
        (.tapped, "tapped: the finger stayed within the slop"),
        (.cancelled(cancellation(.palm, margin: -40)), "cancelled: palm, 40 pt short of 80 pt down"),
        (
            .cancelled(cancellation(.unfinished, margin: 10)),
            "cancelled: the end of the recording, 10 pt past 80 pt down"
        ),
        (.cancelled(cancellation(.deviceGone, margin: nil)), "cancelled: device gone"),
        (.notRecognised(.axis), "not recognised: wrong axis"),
        (.notRecognised(.pointerMotion), "not recognised: pointer motion"),
        (.stuck(.disabled(decision(.down, margin: 20))), "stuck: dismissal is disabled, 20 pt past 80 pt down"),
        (
            .stuck(.takenAway(cancellation(.palm, margin: -40))),
            "stuck: cancelled (palm) and never returned, 40 pt short of 80 pt down"
        ),
    ]

    static func outcome(_ ending: Ending) -> Outcome {
        let time = Timestamp(microseconds: 0)
        return Outcome(gesture: 1, start: time, end: time, ending: ending)
    }

    @Test("Each ending has its words and its numbers", arguments: sentences.indices)
    func endings(index: Int) {
        let (ending, sentence) = Self.sentences[index]
        #expect(Self.outcome(ending).sentence == sentence)
    }

    @Test("What the gesture did to a stack follows")
    func consequence() {
        var outcome = Self.outcome(.tapped)
        outcome.consequence = "x/1 is presented"
        #expect(outcome.sentence == "tapped: the finger stayed within the slop; x/1 is presented")
    }
}
