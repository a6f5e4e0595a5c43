import Geometry
import Gestures
import Testing
import TouchInput
import TouchSynthesis

/// What holds for every drag, tried on seeded random ones.
@Suite
struct VelocityLawsTests {
    private let rules: [RestRule] = [.adaptive, .android, .scrollView]

    private func wander(_ random: inout SeededRandom) -> [DragSample] {
        var time = Int64.random(in: 0...1_000_000, using: &random)
        var position = Point(x: 200, y: 400)
        let period = Int64.random(in: 2_000...30_000, using: &random)
        return (0..<Int.random(in: 1...40, using: &random)).map { _ in
            time += Int64.random(in: period / 2...period * 3 / 2, using: &random)
            position.x += Double.random(in: -20...20, using: &random)
            position.y += Double.random(in: -10...40, using: &random)
            return DragSample(time: Timestamp(microseconds: time), position: position)
        }
    }

    @Test("A constant motion has its own velocity by every estimator and every rule", arguments: 0..<200)
    func constantMotion(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let velocity = Velocity(
            x: Double.random(in: -3000...3000, using: &random), y: Double.random(in: 100...8000, using: &random))
        var time: Int64 = 0
        let samples = (0..<Int.random(in: 2...30, using: &random)).map { _ in
            time += Int64.random(in: 2_000...30_000, using: &random)
            let seconds = Double(time) / 1e6
            return DragSample(
                time: Timestamp(microseconds: time), position: Point(x: velocity.x * seconds, y: velocity.y * seconds))
        }
        let history = VelocityHistory(samples)
        for rest in rules {
            for estimator in VelocityEstimator.windowed {
                let found = history.velocity(by: estimator, rest: rest, at: Timestamp(microseconds: time + 8000))
                #expect(
                    isClose(found.x, velocity.x, within: velocity.speed * 1e-6)
                        && isClose(found.y, velocity.y, within: velocity.speed * 1e-6), "\(estimator): \(found)")
            }
        }
    }

    @Test("No stamps and no positions whatever make a velocity that is not finite", arguments: 0..<300)
    func alwaysFinite(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let stamps: [Int64] = [.min, .min + 1, -1, 0, 1, 999, 1000, .max - 1, .max]
        let places = [0, 1, -1, 1e-300, 1e150, -1e308, 1e308, .infinity, -.infinity, .nan]
        let endless = RestRule(
            stopTime: .fixed(.seconds(Int64.max)), cutsAtGaps: true, countsStillSamples: true, forbidsReversal: true)
        var history = VelocityHistory()
        for _ in 0..<Int.random(in: 0...30, using: &random) {
            let step = Int64.random(in: 0...3_000, using: &random)
            let following = (history.newest?.time ?? Timestamp(microseconds: 0)).advanced(byMicroseconds: step)
            let edge = Timestamp(microseconds: stamps.randomElement(using: &random) ?? 0)
            let anywhere = Timestamp(microseconds: .random(in: .min ... .max, using: &random))
            let time = [following, following, edge, anywhere].randomElement(using: &random) ?? edge
            let x =
                Int.random(in: 0..<4, using: &random) == 0
                ? places.randomElement(using: &random) ?? 0 : Double.random(in: -1e4...1e4, using: &random)
            history.add(DragSample(time: time, position: Point(x: x, y: -x)))
            let asked = Bool.random(using: &random) ? time : edge
            for horizon in [Duration.milliseconds(100), .zero, .seconds(-1), .seconds(Int64.max)] {
                for rest in rules + [endless] {
                    for estimator in VelocityEstimator.allCases {
                        let velocity = history.velocity(by: estimator, horizon: horizon, rest: rest, at: asked)
                        #expect(velocity.x.isFinite && velocity.y.isFinite, "\(estimator)")
                    }
                }
            }
        }
    }

    @Test("Turning every position round turns the velocity round", arguments: 0..<200)
    func reversal(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let samples = wander(&random)
        let turned = samples.map {
            DragSample(time: $0.time, position: Point(x: -$0.position.x, y: -$0.position.y))
        }
        for rest in rules {
            for estimator in VelocityEstimator.allCases {
                let now = samples[samples.count - 1].time
                let velocity = VelocityHistory(samples).velocity(by: estimator, rest: rest, at: now)
                let opposite = VelocityHistory(turned).velocity(by: estimator, rest: rest, at: now)
                #expect(opposite.x == -velocity.x && opposite.y == -velocity.y, "\(estimator)")
            }
        }
    }

    @Test("When and where a drag is made changes nothing about its velocity", arguments: 0..<200)
    func shift(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let samples = wander(&random)
        let later = Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &random)
        let away = Point(
            x: Double.random(in: -4000...4000, using: &random), y: Double.random(in: -4000...4000, using: &random))
        let shifted = samples.map {
            DragSample(time: $0.time.advanced(byMicroseconds: later), position: $0.position + away)
        }
        for rest in rules {
            for estimator in VelocityEstimator.allCases {
                let now = samples[samples.count - 1].time.advanced(byMicroseconds: 10_000)
                let velocity = VelocityHistory(samples).velocity(by: estimator, rest: rest, at: now)
                let moved = VelocityHistory(shifted)
                    .velocity(by: estimator, rest: rest, at: now.advanced(byMicroseconds: later))
                #expect(
                    isClose(moved.x, velocity.x, within: 1e-6) && isClose(moved.y, velocity.y, within: 1e-6),
                    "\(estimator): \(velocity) became \(moved)")
            }
        }
    }

    @Test("The adaptive rule never gives a velocity against the displacement of a drag", arguments: 0..<200)
    func neverAgainst(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        // Few enough frames to lie within the horizon whole.
        let samples = Array(wander(&random).prefix(3))
        let displacement = samples[samples.count - 1].position - samples[0].position
        for estimator in VelocityEstimator.allCases {
            let velocity = VelocityHistory(samples).velocity(by: estimator, at: samples[samples.count - 1].time)
            #expect(velocity.x * displacement.x >= 0 && velocity.y * displacement.y >= 0, "\(estimator)")
        }
    }
}
