import Gestures
import Testing

@testable import Harness

@Suite("Counterfactuals in words, kind by kind")
struct CounterfactualWordsTests {
    private static let past = Measure(.down, .points, threshold: 80, margin: 5)
    private static let fast = Measure(.down, .pointsPerSecond, threshold: 700, margin: 300.4)

    private static let changes: [(Counterfactual.Change, String)] = [
        (.further(12.44, .down), "it had gone more than 12.4 pt further down"),
        (.further(5, .right), "it had gone more than 5 pt further to the right"),
        (.lessFar(12), "it had gone 12 pt less"),
        (.pastOnceMore(80, .down), "it had moved down past 80 pt once more"),
        (.faster(.points(900), .down), "it had moved faster than 900 pt/s down at the lift"),
        (.faster(.millimetres(50), .up), "it had moved faster than 50 mm/s up at the lift"),
        (.slower(40), "it had been more than 40 pt/s slower"),
        (.straighter, "it had moved less sideways at the lift"),
        (.atRest, "the finger had rested there before the lift"),
        (.earlier(80_000, past), "it had been lifted 80 ms earlier, while still past 80 pt down"),
        (.earlier(8_500, fast), "it had been lifted 8.5 ms earlier, while still faster than 700 pt/s down"),
        (.liftedInstead, "it had been lifted at that moment instead"),
        (.dismissalEnabled, "dismissal had been enabled at that moment"),
        (.swipeUpAllowed, "swiping up had been allowed"),
        (
            .fromEdge(band: 20, went: 120),
            "it had begun less than 20 pt from the left edge (it went 120 pt to the right)"
        ),
        (
            .contentNear(.top, within: 5, swipeUpAllowed: false), "the content had been within 5 pt of its top"
        ),
        (
            .contentNear(.bottom, within: 5, swipeUpAllowed: true),
            "swiping up had been allowed and the content had been within 5 pt of its bottom"
        ),
        (.afterScroll(200_000), "it had come 200 ms or more after the last scroll"),
        (.beyondSlop, "the finger had left the slop"),
        (.moreVertical, "it had been more vertical from the start"),
        (.fingers(2, orButton: false), "2 fingers had touched"),
        (.fingers(1, orButton: false), "1 finger had touched"),
        (.fingers(2, orButton: true), "2 fingers had touched, or one with the button held"),
        (.bothMoving, "both fingers had moved"),
        (.afterSettling(240_000), "it had come 240 ms after the lift before it"),
        (.onCard, "it had begun on the card"),
        (.finger, "it had been a finger"),
        (.withoutFault(.disabledGoesDead), "these rules asked whether dismissal is disabled before they act"),
        (.withoutFault(.cancelNeverReturns), "these rules returned a cancelled drag"),
    ]

    @Test("Each change is a condition", arguments: changes.indices)
    func conditions(index: Int) {
        let (change, words) = Self.changes[index]
        let counterfactual = Counterfactual(change: change, result: .dismissed)
        #expect(Counterfactual.sentences([counterfactual]) == ["If \(words), it would have been dismissed."])
    }

    private static let results: [(Counterfactual.Result, String)] = [
        (.dismissed, "have been dismissed"),
        (
            .dismissedAnyway(Measure(.right, .points, threshold: 80, margin: 20)),
            "still have been dismissed: to the right it was 20 pt past the threshold of 80 pt"
        ),
        (
            .dismissedAnyway(fast),
            "still have been dismissed: it moved at 1000 pt/s down, past the fling limit of 700 pt/s"
        ),
        (.returned, "have returned"),
        (.returnedAnyway(nil), "still have returned"),
        (.returnedAnyway(.fling), "still have returned, because the finger flung it back"),
        (.returnedAnyway(.turningBack), "still have returned, because the finger had turned back"),
        (
            .returnedShort(Measure(.down, .points, threshold: 426, margin: -26)),
            "still have returned: 26 pt short of the 426 pt down that a finger at rest needs"
        ),
        (.refused, "have been refused, because dismissal was disabled"),
        (.stuck, "have got stuck, because dismissal was disabled"),
        (.drag, "have begun a drag"), (.notTap, "not have been a tap"), (.tracked, "have been tracked"),
        (.ownGesture, "have been a gesture of its own"),
    ]

    @Test("Each result ends the sentence", arguments: results.indices)
    func endings(index: Int) {
        let (result, words) = Self.results[index]
        let counterfactual = Counterfactual(change: .atRest, result: result)
        #expect(
            Counterfactual.sentences([counterfactual])
                == ["If the finger had rested there before the lift, it would \(words)."])
    }

    @Test("Changes in a row that come to the same share a sentence")
    func together() {
        let sentences = Counterfactual.sentences([
            Counterfactual(change: .further(5, .down), result: .returnedAnyway(.fling)),
            Counterfactual(change: .swipeUpAllowed, result: .dismissed),
            Counterfactual(change: .straighter, result: .dismissed),
        ])
        #expect(
            sentences == [
                "If it had gone more than 5 pt further down, it would still have returned, because the finger flung it back.",
                "If swiping up had been allowed, or if it had moved less sideways at the lift, it would have been dismissed.",
            ])
        #expect(Counterfactual.sentences([]) == [])
    }
}
