import Geometry
import Gestures
import Testing
import TouchInput

/// Inputs that other projects' velocities were wrong for.
@Suite
struct VelocityTrapsTests {
    private let everyEstimator = VelocityEstimator.windowed

    @Test("V1: a finger held still without samples for more than 40 ms has no velocity at the lift")
    func v1() {
        let drag = steadyDrag(speed: 1000, samples: 20)
        let last = 19.0 * 8
        for estimator in everyEstimator {
            #expect(drag.y(by: estimator, liftedAt: last + 50) == 0, "\(estimator)")
            #expect(drag.y(by: estimator, liftedAt: last + 40.001) == 0, "\(estimator)")
            #expect(isClose(drag.y(by: estimator, liftedAt: last + 40), 1000, within: 1e-6), "\(estimator)")
        }
    }

    @Test("V1, E33: the two recorded holds of 68.9 and 96.1 ms at 14 ms a frame have no velocity, 28 ms keeps it")
    func v1Recorded() {
        let drag = steadyDrag(speed: 1000, interval: 14, samples: 10)
        for estimator in everyEstimator {
            #expect(drag.y(by: estimator, liftedAt: 126 + 68.9) == 0, "\(estimator)")
            #expect(drag.y(by: estimator, liftedAt: 126 + 96.1) == 0, "\(estimator)")
            #expect(isClose(drag.y(by: estimator, liftedAt: 126 + 28), 1000, within: 1e-6), "\(estimator)")
        }
    }

    @Test("V2: 50 points in 50 ms, then 50 ms of samples at rest, are no fling and never one backwards")
    func v2() {
        let drag = VelocityHistory(down: (0...10).map { (Double($0) * 10, Double(min($0, 5)) * 10) })
        for estimator in everyEstimator {
            #expect(drag.y(by: estimator, liftedAt: 100) == 0, "\(estimator)")
        }
        #expect(isClose(drag.y(by: .impulse, rest: .android, liftedAt: 100), 1000, within: 1))
        #expect(isClose(drag.y(by: .leastSquares(), rest: .android, liftedAt: 100), -374.13, within: 0.01))
    }

    @Test("V3: two last samples that move back a little do not turn the velocity against the displacement")
    func v3() {
        let drag = VelocityHistory(
            down: [(0, 0), (8, 40), (16, 75), (24, 100), (32, 110), (40, 108), (48, 104)])
        #expect(drag.y(by: .leastSquares(), rest: .android, liftedAt: 48) < 0)
        #expect(drag.y(by: .lastSegment, rest: .android, liftedAt: 48) < 0)
        for estimator in everyEstimator {
            #expect(drag.y(by: estimator, liftedAt: 48) >= 0, "\(estimator)")
        }
        #expect(drag.y(by: .leastSquares(), liftedAt: 48) == 0)
        #expect(drag.y(by: .windowMean, liftedAt: 48) > 2000)
    }

    @Test("V4: one still sample before the lift does not erase the fling: 2 to 4 points a millisecond by default")
    func v4() {
        let drag = VelocityHistory(
            down: [(0, 0), (8.3, -35.5), (16.5, -101.7), (24.3, -102.4), (32.5, -102.4)])
        let velocity = drag.velocity(at: .ms(32.5)).y / 1000
        #expect(velocity < -2 && velocity > -4)
        let impulse = drag.y(by: .impulse, liftedAt: 32.5) / 1000
        #expect(impulse < -2)
        #expect(drag.y(by: .lastSegment, liftedAt: 32.5).magnitude / 1000 < 0.1)
    }

    @Test("V5: the direction is the window's, not that of the last segment, 90° off")
    func v5() {
        var samples = (0..<12).map { DragSample(ms: Double($0) * 8, y: Double($0) * 16) }
        samples.append(DragSample(ms: 96, x: 16, y: 176))
        let drag = VelocityHistory(samples)
        let mean = drag.velocity(at: .ms(96))
        #expect(mean.x.magnitude < mean.y.magnitude * 0.1, "within 6° of straight down")
        let last = drag.velocity(by: .lastSegment, at: .ms(96))
        #expect(last.y == 0 && last.x > 0)
    }

    @Test("V7: a fling of two samples 27 ms apart has a velocity, one sample has none")
    func v7() {
        let two = VelocityHistory(down: [(0, 0), (27, 60)])
        let one = VelocityHistory(down: [(27, 60)])
        for estimator in everyEstimator {
            #expect(isClose(two.y(by: estimator, liftedAt: 35), 60 / 0.027, within: 1e-6), "\(estimator)")
            #expect(one.y(by: estimator, liftedAt: 35) == 0, "\(estimator)")
        }
        #expect(two.y(by: .leastSquares(minimumSamples: 3), liftedAt: 35) == 0)
    }

    @Test("V8: two frames lost at 60 Hz, a gap of 50 ms, do not cut the history")
    func v8() {
        let times: [Int64] = [0, 16_667, 33_333, 83_333, 100_000]
        let drag = VelocityHistory(
            times.map {
                DragSample(time: Timestamp(microseconds: $0), position: Point(x: 0, y: Double($0) / 1000))
            })
        #expect(drag.stopTime() == .microseconds(50_001))
        for estimator in everyEstimator {
            #expect(isClose(drag.y(by: estimator, liftedAt: 100), 1000, within: 1e-6), "\(estimator)")
        }
        #expect(drag.y(by: .leastSquares(minimumSamples: 3), rest: .android, liftedAt: 100) == 0)
    }

    @Test("V9: a slow drag that ends in a flick has the flick's velocity; a fast one that ends in a pause has none")
    func v9() {
        var flick = steadyDrag(speed: 50, samples: 125)
        for step in 1...14 {
            let time = 8 * Double(step)
            flick.add(DragSample(ms: 992 + time, y: 49.6 + 1.5 * time))
        }
        #expect(isClose(flick.velocity(at: .ms(1104)).y, 1500, within: 1e-6))

        let pause = VelocityHistory(down: (0..<30).map { (Double($0) * 8, Double(min($0, 20)) * 20) })
        for estimator in everyEstimator {
            #expect(pause.y(by: estimator, liftedAt: 240) == 0, "\(estimator)")
        }
    }

    @Test("V10: a pause before the lift has no velocity, from the pause on that the rule names: 32 ms for some")
    func v10() {
        let drag = steadyDrag(speed: 1000, samples: 10)
        let strict = RestRule(
            stopTime: .fixed(.milliseconds(32)), cutsAtGaps: true, countsStillSamples: true, forbidsReversal: true)
        var withSamples = drag
        for step in 1...4 { withSamples.add(DragSample(ms: 72 + Double(step) * 8, y: 72)) }
        for estimator in everyEstimator {
            #expect(drag.y(by: estimator, rest: strict, liftedAt: 72 + 32.001) == 0, "\(estimator)")
            #expect(drag.y(by: estimator, rest: strict, liftedAt: 72 + 32) > 0, "\(estimator)")
            #expect(withSamples.y(by: estimator, rest: strict, liftedAt: 72 + 32.001) == 0, "\(estimator)")
            #expect(withSamples.y(by: estimator, liftedAt: 72 + 40.001) == 0, "\(estimator)")
        }
        #expect(withSamples.velocity(at: .ms(72 + 40)).y > 0)
    }

    @Test("V12: a limited velocity keeps its direction")
    func v12() throws {
        let limit = try #require(SpeedLimit(pointsPerSecond: 500))
        let clamped = Velocity(x: 3000, y: -4000).clamped(toSpeed: limit)
        #expect(isClose(clamped.x, 300, within: 1e-9) && isClose(clamped.y, -400, within: 1e-9))
    }

    @Test("V13: samples no time or a microsecond apart give neither an infinite nor an absurd velocity")
    func v13() {
        for gap in [0.0, 0.001, 0.999] {
            var drag = steadyDrag(speed: 1000, samples: 10)
            drag.add(DragSample(ms: 72 + gap, y: 73))
            for estimator in everyEstimator {
                let velocity = drag.y(by: estimator, liftedAt: 73)
                #expect(velocity > 500 && velocity < 1500, "\(estimator), \(gap) ms: \(velocity)")
            }
        }
    }

    @Test("V14: three samples of one time have no velocity, and the last of them stands")
    func v14() {
        let drag = VelocityHistory([
            DragSample(ms: 1000, x: 100, y: 0), DragSample(ms: 1000, x: 200, y: 0), DragSample(ms: 1000, x: 300, y: 0),
        ])
        #expect(drag.count == 1 && drag.newest?.position.x == 300)
        for estimator in everyEstimator {
            #expect(drag.velocity(by: estimator, at: .ms(1000)) == .zero, "\(estimator)")
        }
    }

    @Test("V15: a time that goes back restarts the history")
    func v15() {
        var drag = steadyDrag(speed: 1000, samples: 10)
        drag.add(DragSample(ms: 10, y: 500))
        #expect(drag == VelocityHistory(down: [(10, 500)]))
        drag.add(DragSample(ms: 18, y: 500 - 16))
        for estimator in everyEstimator {
            #expect(isClose(drag.y(by: estimator, liftedAt: 18), -2000, within: 1e-6), "\(estimator)")
        }
    }

    @Test("V17: nothing is left of the drag before once its samples are removed")
    func v17() {
        var drag = steadyDrag(speed: 3000, samples: 30)
        drag.removeAll()
        #expect(drag == VelocityHistory() && drag.newest == nil)
        drag.add(DragSample(ms: 240, y: 0))
        drag.add(DragSample(ms: 248, y: -4))
        for estimator in everyEstimator {
            #expect(isClose(drag.y(by: estimator, liftedAt: 250), -500, within: 1e-6), "\(estimator)")
        }
    }

    @Test("V20: where the finger lifts is no part of the velocity, only when")
    func v20() {
        let drag = steadyDrag(speed: 1000, samples: 10)
        var withLift = drag
        withLift.add(DragSample(ms: 80, y: 72 + 60))
        for estimator in everyEstimator {
            #expect(drag.y(by: estimator, liftedAt: 80) == drag.y(by: estimator, liftedAt: 72), "\(estimator)")
            #expect(withLift.y(by: estimator, liftedAt: 80) > drag.y(by: estimator, liftedAt: 80), "\(estimator)")
        }
    }

    @Test("E24: a fling on a device of 25 frames a second, late by a millisecond each, survives")
    func e24() {
        let drag = steadyDrag(speed: 1000, interval: 41, samples: 6)
        let lift = 5.0 * 41 + 40
        #expect(drag.isSparse() && drag.medianFrameInterval == .milliseconds(41))
        #expect(drag.stopTime() == .milliseconds(123))
        for estimator in everyEstimator {
            #expect(isClose(drag.y(by: estimator, liftedAt: lift), 1000, within: 1e-6), "\(estimator)")
            #expect(drag.y(by: estimator, rest: .android, liftedAt: lift) == 0, "\(estimator)")
            #expect(drag.y(by: estimator, liftedAt: 5 * 41 + 123.001) == 0, "\(estimator)")
        }
    }
}
