import Geometry
import Gestures
import Testing
import TouchInput

@Suite
struct VelocityHistoryTests {
    @Test("The newest 128 samples are kept")
    func capacity() {
        let drag = steadyDrag(speed: 1000, samples: 140)
        #expect(drag.count == 128)
        #expect(drag == VelocityHistory(down: (12..<140).map { (Double($0) * 8, Double($0) * 8) }))
    }

    @Test("However often a device reports, the mean is that of the whole horizon; the other estimators read 20 samples")
    func readSamples() {
        // 240 samples a second: 1000 pt/s for the first 70 ms, then 200.
        let places = (0...36).map { index in
            let time = Double(index) * 1000 / 240
            return (time, time <= 75 ? time : 75 + (time - 75) / 5)
        }
        let drag = VelocityHistory(down: places)
        let end = Timestamp.ms(places.last?.0 ?? 0)
        func speed(_ estimator: VelocityEstimator) -> Double {
            drag.velocity(by: estimator, horizon: .milliseconds(150), rest: .android, at: end).y
        }
        #expect(isClose(speed(.windowMean), (75 + 15) / 0.15, within: 1))
        // The newest 20 are 79 ms of it, of which four are fast.
        #expect(speed(.impulse) < 500)
        let newest = VelocityHistory(down: Array(places.suffix(20)))
        for estimator in [VelocityEstimator.leastSquares(), .impulse, .lastSegment, .weightedSegments] {
            let alone = newest.velocity(by: estimator, horizon: .milliseconds(150), rest: .android, at: end).y
            #expect(isClose(speed(estimator), alone, within: 1e-9), "\(estimator)")
        }
    }

    @Test("A sample of the horizon's age counts, an older one does not")
    func horizon() {
        let drag = VelocityHistory(down: [(0, 0), (8, 80), (16, 96), (24, 112)])
        #expect(isClose(velocity(of: drag, horizon: .milliseconds(16)), 2000, within: 1e-9))
        #expect(isClose(velocity(of: drag, horizon: .microseconds(23_999)), 2000, within: 1e-9))
        #expect(isClose(velocity(of: drag, horizon: .milliseconds(24)), 112 / 0.024, within: 1e-9))
        #expect(velocity(of: drag, horizon: .microseconds(7_999)) == 0)
        #expect(velocity(of: drag, horizon: .seconds(-1)) == 0)
    }

    private func velocity(of drag: VelocityHistory, horizon: Duration) -> Double {
        drag.velocity(horizon: horizon, rest: .android, at: .ms(24)).y
    }

    @Test("The adaptive horizon is four frame intervals where they are longer than the one asked for")
    func widenedHorizon() {
        // Fast at first, slow in the last four intervals of 30 ms: only those are looked at.
        let drag = VelocityHistory(down: [(0, 0), (30, 300), (60, 330), (90, 360), (120, 390), (150, 420)])
        #expect(isClose(drag.velocity(at: .ms(150)).y, 1000, within: 1e-9))
        #expect(isClose(drag.velocity(horizon: .milliseconds(150), at: .ms(150)).y, 2800, within: 1e-9))
    }

    @Test("A gap of the stop time is bridged, a longer one cuts the history")
    func gap() {
        func drag(gap: Double) -> VelocityHistory {
            VelocityHistory(down: [(0, 0), (8, 8), (16, 16), (16 + gap, 116), (24 + gap, 124)])
        }
        for rest in [RestRule.adaptive, .android] {
            #expect(drag(gap: 40).y(by: .windowMean, rest: rest, liftedAt: 64) > 1500)
            #expect(isClose(drag(gap: 40.001).y(by: .windowMean, rest: rest, liftedAt: 64.001), 1000, within: 1e-6))
        }
        #expect(drag(gap: 40.001).y(by: .windowMean, rest: .scrollView, liftedAt: 64.001) > 1500)
    }

    @Test("Samples one point from the newest are still, farther ones are not")
    func stillness() {
        func drag(jitter: Double) -> VelocityHistory {
            var drag = steadyDrag(speed: 1000, samples: 10)
            for step in 1...6 { drag.add(DragSample(ms: 72 + Double(step) * 8, y: step == 3 ? 80 + jitter : 80)) }
            return drag
        }
        #expect(drag(jitter: 1).velocity(at: .ms(121)) == .zero)
        #expect(drag(jitter: 1.001).velocity(at: .ms(121)).y > 0)
    }

    @Test(
        "The stop time is three median frame intervals between 40 and 150 ms",
        arguments: [
            (1.0, 40.0), (8, 40), (13, 40), (14, 42), (20, 60), (40, 120), (50, 150), (51, 150), (1000, 150),
        ])
    func stopTime(interval: Double, stop: Double) {
        let drag = steadyDrag(speed: 1000, interval: interval, samples: 6)
        #expect(drag.stopTime() == .milliseconds(stop))
        #expect(drag.stopTime(under: .android) == .milliseconds(40))
    }

    @Test("The median frame interval is not moved by a pause, and unknown before the second sample")
    func median() {
        #expect(VelocityHistory().medianFrameInterval == nil)
        #expect(VelocityHistory(down: [(0, 0)]).medianFrameInterval == nil)
        #expect(VelocityHistory().stopTime() == .milliseconds(40))
        #expect(VelocityHistory(down: [(0, 0), (500, 1), (508, 9)]).medianFrameInterval == .milliseconds(8))
        #expect(
            VelocityHistory(down: [(0, 0), (9, 1), (16, 1), (316, 1), (324, 9)]).medianFrameInterval
                == .milliseconds(8))
    }

    @Test("A history is sparse when its horizon holds fewer than four frame intervals")
    func sparse() {
        #expect(!steadyDrag(speed: 1000, interval: 25, samples: 6).isSparse())
        #expect(steadyDrag(speed: 1000, interval: 25.001, samples: 6).isSparse())
        #expect(!VelocityHistory().isSparse())
    }

    @Test("A question about a time before the newest sample is answered as of that sample")
    func earlierQuestion() {
        let drag = steadyDrag(speed: 1000, samples: 10)
        #expect(isClose(drag.velocity(at: Timestamp(microseconds: .min)).y, 1000, within: 1e-6))
        #expect(drag.velocity(at: Timestamp(microseconds: .max)) == .zero)
    }
}
