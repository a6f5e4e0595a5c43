import Geometry
import Gestures
import TouchInput

extension DragSample {
    /// A sample at a time in milliseconds.
    init(ms: Double, x: Double = 0, y: Double) {
        self.init(time: .ms(ms), position: Point(x: x, y: y))
    }
}

extension Timestamp {
    static func ms(_ milliseconds: Double) -> Timestamp {
        Timestamp(microseconds: Int64((milliseconds * 1000).rounded()))
    }
}

extension VelocityHistory {
    init(_ samples: [DragSample]) {
        self.init()
        for sample in samples { add(sample) }
    }

    /// A drag straight down: times in milliseconds, positions in points.
    init(down samples: [(ms: Double, y: Double)]) {
        self.init(samples.map { DragSample(ms: $0.ms, y: $0.y) })
    }

    /// The vertical velocity when the finger lifts `ms` after the clock's zero.
    func y(
        by estimator: VelocityEstimator, rest: RestRule = .adaptive, liftedAt ms: Double
    ) -> Double {
        velocity(by: estimator, rest: rest, at: .ms(ms)).y
    }
}

/// A finger that moves down at a constant speed, in points per second, one sample every `interval` milliseconds.
func steadyDrag(speed: Double, interval: Double = 8, samples: Int) -> VelocityHistory {
    VelocityHistory(down: (0..<samples).map { (Double($0) * interval, Double($0) * interval * speed / 1000) })
}

func isClose(_ value: Double, _ expected: Double, within tolerance: Double) -> Bool {
    (value - expected).magnitude <= tolerance
}
