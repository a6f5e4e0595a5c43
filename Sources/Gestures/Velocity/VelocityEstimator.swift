import Geometry

/// How a velocity is read from the newest samples of a drag.
///
/// Every estimator sees the same window: nothing older than the horizon, one sample for one time, at least two
/// samples. They differ in what they make of the last moments before the lift.
public enum VelocityEstimator: Hashable, Sendable {
    /// The slope at the newest sample of a parabola through the window, or of a line where the samples do not
    /// determine a parabola. Fewer than `minimumSamples` samples give no velocity; Flutter and Compose ask for 3,
    /// two are enough for a line. Follows a speeding or slowing finger, and is thrown by a still sample at the end.
    case leastSquares(minimumSamples: Int = 2)
    /// The speed that the work done on the finger gives it: Android's estimator for scrolling.
    /// Compose uses it with a horizon of 40 ms.
    case impulse
    /// The window's displacement over its duration. A still sample before the lift takes little from it.
    case windowMean
    /// The last 5 ms or more alone, or the last step where the rules give the shortest time themselves. Loses a fling whose last sample stands still, so it is here to compare with.
    case lastSegment
    /// The last three steps, the oldest of them weighing most: Flutter's estimator for iOS.
    case weightedSegments
    /// From where the drag began to its newest sample, over the time until the lift: a slow beginning takes a fling
    /// away, and a rest before the lift counts as a part of the time. The horizon and the window do not matter.
    case wholeDrag

    /// The estimator called `name` in rules; `minimumSamples` is heeded by ``leastSquares(minimumSamples:)`` only.
    ///
    /// - Returns: nil for an unknown name, or when least squares could never have `minimumSamples` samples: it must
    ///   be at least 2 and at most ``VelocityHistory/estimated``.
    public init?(name: String, minimumSamples: Int = 2) {
        guard let estimator = Self.allCases.first(where: { $0.name == name }) else { return nil }
        switch estimator {
        case .leastSquares:
            guard (2...VelocityHistory.estimated).contains(minimumSamples) else { return nil }
            self = .leastSquares(minimumSamples: minimumSamples)
        case .impulse, .windowMean, .lastSegment, .weightedSegments, .wholeDrag:
            self = estimator
        }
    }

    /// What the estimator is called in rules.
    public var name: String {
        switch self {
        case .leastSquares: "leastSquares"
        case .impulse: "impulse"
        case .windowMean: "windowMean"
        case .lastSegment: "lastSegment"
        case .weightedSegments: "weightedSegments"
        case .wholeDrag: "wholeDrag"
        }
    }

    /// The velocity of the window; zero when it has too few samples. Not checked for being finite.
    func velocity(in window: VelocityWindow) -> Velocity {
        switch self {
        case .leastSquares(let minimumSamples):
            LeastSquaresVelocity.velocity(in: window, minimumSamples: minimumSamples)
        case .impulse: ImpulseVelocity.velocity(in: window)
        case .windowMean: WindowMeanVelocity.velocity(in: window)
        case .lastSegment: LastSegmentVelocity.velocity(in: window)
        case .weightedSegments: WeightedSegmentsVelocity.velocity(in: window)
        case .wholeDrag: WindowMeanVelocity.velocity(in: window)
        }
    }
}

extension VelocityEstimator: CaseIterable {
    /// Each estimator once, least squares with two samples at least.
    public static var allCases: [VelocityEstimator] { windowed + [.wholeDrag] }

    /// Those that read the velocity from the newest samples, as a fling must be read.
    public static var windowed: [VelocityEstimator] {
        [.leastSquares(), .impulse, .windowMean, .lastSegment, .weightedSegments]
    }
}
