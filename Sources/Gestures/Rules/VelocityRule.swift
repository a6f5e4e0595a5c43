import Geometry
import TouchInput

/// How the velocity of a drag is computed: by which estimator, from which samples.
public struct VelocityRule: Hashable, Sendable {
    /// What computes a velocity from the samples.
    public var estimator: VelocityEstimator
    /// How much older than the newest sample one may be, in microseconds; one of exactly this age still counts.
    public var horizonMicroseconds: Int64 = 100_000
    /// When a finger counts as having stopped.
    public var rest = RestRule.adaptive
    /// A movement that took less time than this counts as having taken this long, in microseconds.
    public var shortestMicroseconds: Int64 = 0
    /// A lower speed than this counts as none, in points per second; exactly this one counts.
    public var lowestSpeed = 0.0
    /// A higher speed than this counts as this one.
    public var highestSpeed: SpeedLimit?

    /// How many samples least squares needs; `nil` for the other estimators, which have no such number.
    public var minimumSamples: Int? {
        get {
            guard case .leastSquares(let count) = estimator else { return nil }
            return count
        }
        set {
            guard let newValue, case .leastSquares = estimator else { return }
            estimator = .leastSquares(minimumSamples: newValue)
        }
    }

    /// By this estimator, over 100 ms, at rest by the adaptive rule.
    public init(_ estimator: VelocityEstimator = .windowMean) {
        self.estimator = estimator
    }

    /// 100 ms, and at rest after more than 40 ms without a sample: what AOSP, Compose and Flutter have in common.
    public static func android(_ estimator: VelocityEstimator) -> VelocityRule {
        var rule = VelocityRule(estimator)
        rule.rest = .android
        return rule
    }
}

extension VelocityHistory {
    /// The drag's velocity at `now` by the rule, in points per second; see `velocity(by:horizon:rest:at:)`.
    public func velocity(by rule: VelocityRule, at now: Timestamp) -> Velocity {
        var velocity = velocity(
            by: rule.estimator, horizon: .microseconds(rule.horizonMicroseconds), rest: rule.rest,
            shortest: .microseconds(rule.shortestMicroseconds), at: now)
        if let limit = rule.highestSpeed { velocity = velocity.clamped(toSpeed: limit) }
        return velocity.speed < rule.lowestSpeed ? .zero : velocity
    }
}
