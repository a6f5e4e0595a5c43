import Geometry
import Gestures
import HarnessTestSupport
import Testing
import TouchInput

/// Other platforms' own numbers, under their own rule of when a finger is at rest.
@Suite(.enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct VelocityVectorsTests {
    private let leastSquares = VelocityEstimator.leastSquares(minimumSamples: 3)

    @Test("Each of Flutter's 14 strokes has the velocity that Flutter's tests demand")
    func flutterStrokes() throws {
        var ran = 0
        for stroke in try VelocityVectors.flutter().cases {
            let velocity = VelocityHistory(stroke.samples)
                .velocity(by: leastSquares, rest: .android, at: .ms(try #require(stroke.lift)))
            let expected = stroke.expected
            #expect(
                isClose(velocity.x, expected.x, within: expected.x.magnitude * stroke.toleranceFraction)
                    && isClose(velocity.y, expected.y, within: expected.y.magnitude * stroke.toleranceFraction),
                "\(stroke.name): \(velocity)")
            ran += 1
        }
        #expect(ran == 14)
    }

    @Test("Flutter's 13 strokes after one another, with nothing forgotten in between, have the same velocities")
    func flutterStrokesInOneHistory() throws {
        var history = VelocityHistory()
        var ran = 0
        for stroke in try VelocityVectors.flutter().cases where stroke.name.hasPrefix("velocityEventData") {
            for sample in stroke.samples { history.add(sample) }
            let lift = Timestamp.ms(try #require(stroke.lift))
            let alone = VelocityHistory(stroke.samples).velocity(by: leastSquares, rest: .android, at: lift)
            #expect(history.velocity(by: leastSquares, rest: .android, at: lift) == alone, "\(stroke.name)")
            ran += 1
        }
        #expect(ran == 13)
    }

    @Test("Flutter's four generated cases hold; a time that goes back restarts the history instead of failing")
    func flutterGenerated() throws {
        var ran = 0
        for generated in try VelocityVectors.flutter().generated {
            let samples = generated.samples.map { DragSample(ms: $0[0], x: $0[1], y: $0[2]) }
            let last = samples.last?.time ?? Timestamp(microseconds: 0)
            switch generated.name {
            case "no data":
                #expect(samples.isEmpty)
                #expect(VelocityHistory().velocity(by: leastSquares, rest: .android, at: last) == .zero)
            case "stationary since last sample":
                // The samples are a second apart, so that only the scroll view's rule has a velocity to lose.
                let history = VelocityHistory(samples)
                let later = last.advanced(byMicroseconds: 40_001)
                #expect(history.velocity(by: leastSquares, rest: .android, at: later) == .zero)
                for estimator in VelocityEstimator.windowed {
                    let horizon = Duration.seconds(20)
                    let lifted = { history.velocity(by: estimator, horizon: horizon, rest: .scrollView, at: $0) }
                    #expect(isClose(lifted(last.advanced(byMicroseconds: 40_000)).y, -1, within: 1e-9), "\(estimator)")
                    #expect(lifted(later) == .zero, "\(estimator)")
                }
            case "IOSScrollViewFling consistent velocity":
                var history = VelocityHistory()
                for (index, sample) in samples.enumerated() {
                    history.add(sample)
                    guard index >= 3 else { continue }
                    let velocity = history.velocity(
                        by: .weightedSegments, horizon: .seconds(20), rest: .scrollView, at: sample.time)
                    #expect(velocity.x == 0 && isClose(velocity.y, -1, within: 1e-12), "sample \(index): \(velocity)")
                }
                #expect(samples.count == 10)
            case "IOS tracker rejects backwards timestamp":
                #expect(samples.count == 2)
                let history = VelocityHistory(samples)
                #expect(history.count == 1 && history.newest == samples.last)
                #expect(history.velocity(by: .weightedSegments, rest: .scrollView, at: last) == .zero)
            default:
                Issue.record("an unknown case: \(generated.name)")
            }
            ran += 1
        }
        #expect(ran == 4)
    }

    @Test("Each of Compose's 27 one-dimensional cases has the velocities stated for impulse and least squares")
    func composeLines() throws {
        var cases = 0
        var impulses = 0
        var fits = 0
        for line in try VelocityVectors.compose().lines {
            let history = VelocityHistory(samples(of: line))
            let lift = history.newest?.time ?? Timestamp(microseconds: 0)
            func check(_ estimator: VelocityEstimator, _ expected: Double) {
                let velocity = history.velocity(by: estimator, rest: .android, at: lift)
                #expect(
                    velocity.x == 0
                        && isClose(velocity.y, expected, within: expected.magnitude * line.toleranceFraction),
                    "\(line.name) by \(estimator): \(velocity.y), not \(expected)")
            }
            if let expected = line.expected.impulse {
                check(.impulse, expected)
                impulses += 1
            }
            if let expected = line.expected.leastSquares ?? line.computedLeastSquares {
                check(leastSquares, expected)
                fits += 1
            }
            cases += 1
        }
        #expect(cases == 27)
        #expect(impulses == 27)
        #expect(fits == 19)
    }

    /// A differential case states each sample's step instead of its position: the positions are the sums of the
    /// steps so far. Where the first sample came from is unknown, and only steps between samples count.
    private func samples(of line: VelocityVectors.Compose.Line) -> [DragSample] {
        guard line.isDifferential else { return line.samples.map { DragSample(ms: $0[0], y: $0[1]) } }
        var position = 0.0
        return line.samples.map { sample in
            position += sample[1]
            return DragSample(ms: sample[0], y: position)
        }
    }

    /// Compose's impulse ends its window where a sample is more than 40 ms, the stop time, older than the newest one;
    /// its least squares where one is more than that older than its successor, within the horizon of 100 ms.
    @Test("Each of Compose's 14 two-dimensional cases has the velocities stated for impulse and least squares")
    func composeStrokes() throws {
        let strokes = try VelocityVectors.flutter().cases
        var ran = 0
        for expected in try VelocityVectors.compose().strokes {
            let stroke = try #require(strokes.first { $0.name == expected.flutterCase })
            let lift = Timestamp.ms(try #require(stroke.lift))
            for (estimator, horizon, numbers) in [
                (leastSquares, Duration.milliseconds(100), expected.leastSquares),
                (.impulse, .milliseconds(40), expected.impulse),
            ] {
                let velocity = VelocityHistory(stroke.samples)
                    .velocity(by: estimator, horizon: horizon, rest: .android, at: lift)
                #expect(
                    numbers.count == 2 && isClose(velocity.x, numbers[0], within: expected.tolerance)
                        && isClose(velocity.y, numbers[1], within: expected.tolerance),
                    "\(stroke.name) by \(estimator): \(velocity), not \(numbers)")
                ran += 1
            }
        }
        #expect(ran == 28)
    }

    @Test("Compose's six other cases hold")
    func composeExtra() throws {
        var ran = 0
        for extra in try VelocityVectors.compose().extra {
            let samples = extra.samples ?? []
            switch extra.name {
            case "calculateVelocity_noData_returnsZero", "calculateVelocity_onePosition_returnsZero",
                "calculateVelocity_twoPoints_sameTimeStamp_returnsZero":
                let history = VelocityHistory(samples.map { DragSample(ms: $0[0], x: $0[1], y: $0[2]) })
                #expect(history.count == min(samples.count, 1), "\(extra.name)")
                for estimator in VelocityEstimator.allCases {
                    let lift = history.newest?.time ?? .ms(0)
                    #expect(history.velocity(by: estimator, rest: .android, at: lift) == .zero, "\(extra.name)")
                }
            case "resetTracking":
                var history = VelocityHistory(samples.map { DragSample(ms: $0[0], y: $0[1]) })
                #expect(history.y(by: leastSquares, rest: .android, liftedAt: 40) > 500)
                history.removeAll()
                #expect(history.y(by: leastSquares, rest: .android, liftedAt: 40) == 0)
            case "maximumVelocity must be > 0":
                #expect(extra.maximum == [-1, 1])
                #expect(SpeedLimit(pointsPerSecond: -1) == nil)
                #expect(SpeedLimit(pointsPerSecond: 1) != nil)
                #expect(SpeedLimit(pointsPerSecond: 0) == nil)
            case "clamp to maximum 200":
                try checkClamping()
            default:
                Issue.record("an unknown case: \(extra.name)")
            }
            ran += 1
        }
        #expect(ran == 6)
    }

    /// Compose limits each component; here the speed is limited, so that the direction stays.
    private func checkClamping() throws {
        let limit = try #require(SpeedLimit(pointsPerSecond: 200))
        var ran = 0
        for stroke in try VelocityVectors.flutter().cases where stroke.name.hasPrefix("velocityEventData") {
            let lift = Timestamp.ms(try #require(stroke.lift))
            let free = VelocityHistory(stroke.samples).velocity(by: leastSquares, rest: .android, at: lift)
            let clamped = free.clamped(toSpeed: limit)
            #expect(isClose(clamped.speed, min(free.speed, 200), within: 1e-9), "\(stroke.name)")
            #expect(clamped.x.sign == free.x.sign && clamped.y.sign == free.y.sign, "\(stroke.name)")
            ran += 1
        }
        #expect(ran == 13)
    }
}
