import Geometry
import TouchInput

/// How the velocity of a drag is reckoned: by which estimator, from which samples.
public struct VelocityRule: Hashable, Sendable {
    /// What is made of the samples.
    public var estimator: VelocityEstimator
    /// How much older than the newest sample one may be, in microseconds; one of exactly this age still counts.
    public var horizonMicroseconds: Int64 = 100_000
    /// When a finger counts as having stopped.
    public var rest = RestRule.adaptive
    /// A movement that took less time than this is taken to have taken this long, in microseconds.
    public var shortestMicroseconds: Int64 = 0
    /// A lower speed than this counts as none, in points per second; exactly this one counts.
    public var lowestSpeed = 0.0
    /// A higher speed than this counts as this one.
    public var highestSpeed: SpeedLimit?

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
    /// The drag's velocity at `now` as the rule has it, in points per second; see `velocity(by:horizon:rest:at:)`.
    public func velocity(by rule: VelocityRule, at now: Timestamp) -> Velocity {
        var velocity = velocity(
            by: rule.estimator, horizon: .microseconds(rule.horizonMicroseconds), rest: rule.rest,
            shortest: .microseconds(rule.shortestMicroseconds), at: now)
        if let limit = rule.highestSpeed { velocity = velocity.clamped(toSpeed: limit) }
        return velocity.speed < rule.lowestSpeed ? .zero : velocity
    }
}
