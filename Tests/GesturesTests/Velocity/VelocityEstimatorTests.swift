import Gestures
import Testing

@Suite
struct VelocityEstimatorTests {
    @Test("Every estimator is found by its name")
    func names() {
        for estimator in VelocityEstimator.allCases {
            #expect(VelocityEstimator(name: estimator.name) == estimator)
        }
        #expect(Set(VelocityEstimator.allCases.map(\.name)).count == 6)
        #expect(VelocityEstimator(name: "lsq2") == nil)
    }

    @Test("Least squares asks for 2 to 20 samples")
    func minimum() {
        #expect(VelocityEstimator(name: "leastSquares", minimumSamples: 3) == .leastSquares(minimumSamples: 3))
        #expect(VelocityEstimator(name: "leastSquares", minimumSamples: 20) != nil)
        #expect(VelocityEstimator(name: "leastSquares", minimumSamples: 1) == nil)
        #expect(VelocityEstimator(name: "leastSquares", minimumSamples: 21) == nil)
        #expect(VelocityEstimator(name: "impulse", minimumSamples: 1) == .impulse)
    }

    @Test("Least squares follows a finger that speeds up to its newest velocity")
    func parabola() {
        // 5000 points/s² from rest: 400 points/s after 80 ms.
        let drag = VelocityHistory(
            (0...10).map { step in
                let seconds = Double(step) * 0.008
                return DragSample(ms: seconds * 1000, y: 2500 * seconds * seconds)
            })
        #expect(isClose(drag.y(by: .leastSquares(), liftedAt: 80), 400, within: 1e-6))
        #expect(isClose(drag.y(by: .windowMean, liftedAt: 80), 200, within: 1e-6))
    }

    @Test("The last segment is 5 ms long at least")
    func lastSegment() {
        let exact = VelocityHistory(down: [(0, 0), (10, 10), (12, 20), (15, 60)])
        #expect(isClose(exact.y(by: .lastSegment, liftedAt: 15), 10_000, within: 1e-6))
        let shorter = VelocityHistory(down: [(0, 0), (10, 10), (12, 20), (14.999, 60)])
        #expect(isClose(shorter.y(by: .lastSegment, liftedAt: 15), 60 / 0.014999, within: 1e-6))
        let short = VelocityHistory(down: [(0, 0), (2, 8)])
        #expect(isClose(short.y(by: .lastSegment, liftedAt: 2), 4000, within: 1e-6))
    }

    @Test("Of the weighted segments the oldest of three weighs 0.6, the middle one 0.35, the newest 0.05")
    func weights() {
        let drag = VelocityHistory(down: [(0, 0), (10, 900), (20, 910), (30, 930), (40, 960)])
        #expect(
            isClose(drag.y(by: .weightedSegments, liftedAt: 40), 0.6 * 1000 + 0.35 * 2000 + 0.05 * 3000, within: 1e-6))
    }
}
