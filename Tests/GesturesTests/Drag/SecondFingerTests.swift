import Geometry
import HarnessTestSupport
import Testing
import TouchInput

@testable import Gestures

@Suite("What a second finger does to the drag")
struct SecondFingerTests {
    /// One finger goes 40 down and stays; a second comes, goes 30 down alone, then both 20, and the first lifts; the
    /// second goes on for 10, or lifts first.
    private func translation(_ policy: DragTracker.FingerPolicy.SecondFinger, firstLifts: Bool = true) -> Double? {
        let drags = Drags(.testScreen(), secondFinger: policy, without: [.bounce]) { script in
            script.down(slot: 0, id: 1, 300, 300)
            script.report()
            script.move(slot: 0, 300, 340)
            script.report()
            // It counts from its third frame on.
            script.down(slot: 1, id: 2, 500, 500)
            for _ in 0..<3 { script.report() }
            script.move(slot: 1, 500, 530)
            script.report()
            script.move(slot: 0, 300, 360)
            script.move(slot: 1, 500, 550)
            script.report()
            script.up(slot: firstLifts ? 0 : 1)
            script.report()
            script.move(slot: firstLifts ? 1 : 0, firstLifts ? 500 : 300, firstLifts ? 560 : 370)
            script.report()
            script.up(slot: firstLifts ? 1 : 0)
            script.report()
        }
        guard case .lifted(let sample, _)? = drags.steps.compactMap(\.end).last else { return nil }
        return sample.position.y - 300
    }

    /// 40 alone, then what 30 of the second, 20 of both, and 10 of the one that is left come to.
    static let distances: [(DragTracker.FingerPolicy.SecondFinger, Double)] = [
        (.mean, 85), (.first, 70), (.latest, 100), (.sum, 120),
    ]

    @Test(
        "The drag follows the mean, the first, the last, or the sum; one that goes on alone moves it whole",
        arguments: distances)
    func follows(_ policy: DragTracker.FingerPolicy.SecondFinger, _ distance: Double) {
        #expect(translation(policy) == distance)
        #expect(translation(policy, firstLifts: false) == distance)
    }

    @Test("Or it takes the drag away")
    func cancels() {
        #expect(translation(.cancels) == nil)
    }

    @Test("On a touchpad two fingers move the content by their mean, whatever the rules say of a touchscreen")
    func touchpad() {
        for policy in DragTracker.FingerPolicy.SecondFinger.allCases {
            let drags = Drags(.testPad(), secondFinger: policy) { script in
                script.down(slot: 0, id: 1, 300, 300)
                script.down(slot: 1, id: 2, 500, 300)
                script.report()
                for step in 1...10 as ClosedRange<Int32> {
                    script.move(slot: 0, 300, 300 + 20 * step)
                    script.move(slot: 1, 500, 300 + 10 * step)
                    script.report()
                }
            }
            #expect(drags.words.first == "begin, down 400 300" && drags.words.last == "move 400 450", "\(policy)")
        }
    }
}
