import Gestures
import Testing

@Suite("Jumps of the sensor (rows E10 and E11)")
struct JumpFilterTests {
    /// Verdicts for positions 8 ms apart, in millimetres down from the start, at 1 point a millimetre.
    private func verdicts(_ positions: [Double], every interval: Double = 8) -> [JumpFilter.Verdict] {
        var filter = JumpFilter(start: DragSample(ms: 0, y: 0))
        return positions.enumerated().map { index, y in
            filter.judge(DragSample(ms: Double(index + 1) * interval, y: y), pointsPerMillimetre: 1)
        }
    }

    @Test("A movement of exactly 20 mm in one frame is none")
    func longestStep() {
        #expect(verdicts([20], every: 1) == [.move])
        #expect(verdicts([20.001], every: 1) == [.hold])
    }

    @Test("A long movement at exactly 5 mm/ms is none")
    func highestSpeed() {
        #expect(verdicts([40]) == [.move])
        #expect(verdicts([40.001]) == [.hold])
        #expect(verdicts([49], every: 10) == [.move])
    }

    @Test("A finger that rests or is slow does not gain more than 0.3 mm/ms² in one frame; that much is none")
    func hardestStart() {
        // From rest, 12 ms: 0.15 × 144 = 21.6 mm.
        #expect(verdicts([0, 21.599], every: 12) == [.move, .move])
        #expect(verdicts([0, 21.601], every: 12) == [.move, .hold])
        // From 1 mm/ms 12 mm more.
        #expect(verdicts([12, 45.599], every: 12) == [.move, .move])
        #expect(verdicts([12, 45.601], every: 12) == [.move, .hold])
        // However short the frame, 20 mm are no leap.
        #expect(verdicts([0, 20], every: 4) == [.move, .move])
        #expect(verdicts([0, 20.1], every: 4) == [.move, .hold])
    }

    @Test("A contact that goes from a finger that lifts to one that lands is a teleport, told once")
    func drumroll() {
        #expect(
            verdicts([0, 0, 22.6, 24, 25, 25], every: 9.3) == [.move, .move, .hold, .hold, .teleport, .move])
        #expect(verdicts([0, 0, 22.6, 0], every: 9.3) == [.move, .move, .hold, .moveAfterNoise])
    }

    @Test("A flick that gathers speed over its frames is none, and so is one after frames that were lost")
    func flick() {
        #expect(verdicts([0, 8, 28, 60, 98], every: 10) == [.move, .move, .move, .move, .move])
        var filter = JumpFilter(start: DragSample(ms: 0, y: 0))
        #expect(filter.judge(DragSample(ms: 8, y: 4), pointsPerMillimetre: 1) == .move)
        #expect(filter.judge(DragSample(ms: 32, y: 38), pointsPerMillimetre: 1) == .move)
    }

    @Test("One outlier is dropped, and the finger goes on from where it was")
    func outlier() {
        #expect(verdicts([2, 90, 6, 8]) == [.move, .hold, .moveAfterNoise, .move])
        #expect(verdicts([2, -90, 6, 90, 10]) == [.move, .hold, .moveAfterNoise, .hold, .moveAfterNoise])
    }

    @Test("A leap that the next two positions agree with is a teleport, told once")
    func teleport() {
        #expect(verdicts([2, 90, 92, 94, 96]) == [.move, .hold, .hold, .teleport, .move])
        #expect(verdicts([2, 90, 90, 90]) == [.move, .hold, .hold, .teleport])
    }

    @Test("A pair of noise that agrees with itself is dropped like a single one")
    func pair() {
        #expect(verdicts([2, 90, 92, 4, 6]) == [.move, .hold, .hold, .moveAfterNoise, .move])
    }

    @Test("Leaps to ever other places are no teleport: three that agree have to follow each other")
    func scattered() {
        #expect(verdicts([2, 90, 200, 92, 310, 4]) == [.move, .hold, .hold, .hold, .hold, .moveAfterNoise])
        #expect(verdicts([2, 90, 200, 201, 202]) == [.move, .hold, .hold, .hold, .teleport])
    }

    @Test("Equal and backward times make no speed: a long way is a leap, a short one is not")
    func times() {
        var filter = JumpFilter(start: DragSample(ms: 100, y: 0))
        #expect(filter.judge(DragSample(ms: 100, y: 10), pointsPerMillimetre: 1) == .move)
        #expect(filter.judge(DragSample(ms: 50, y: 20), pointsPerMillimetre: 1) == .move)
        #expect(filter.judge(DragSample(ms: 50, y: 60), pointsPerMillimetre: 1) == .hold)
    }
}
