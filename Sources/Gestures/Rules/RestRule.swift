/// When a finger counts as having stopped before it lifted, and what that does to the velocity.
public struct RestRule: Hashable, Sendable {
    /// How long a finger must stand still to be at rest.
    public enum StopTime: Hashable, Sendable {
        /// 40 ms, or three frame intervals of the device if those are longer, so that a fling on a device of 25 frames a
        /// second does not count as a rest. The horizon likewise grows to four frame intervals.
        case adaptive
        /// This time on every device; the horizon stays as it is.
        case fixed(Duration)
    }

    /// A finger that stands still for exactly this time is not yet at rest.
    public var stopTime: StopTime
    /// Whether a gap between two samples of more than the stop time discards all samples before it.
    public var cutsAtGaps: Bool
    /// Whether samples that stay within ``stillness`` count as standing still, as a lack of samples does.
    public var countsStillSamples: Bool
    /// Whether a component of the velocity that points against the window's displacement becomes 0.
    public var forbidsReversal: Bool

    /// The rule with these choices.
    public init(stopTime: StopTime, cutsAtGaps: Bool, countsStillSamples: Bool, forbidsReversal: Bool) {
        self.stopTime = stopTime
        self.cutsAtGaps = cutsAtGaps
        self.countsStillSamples = countsStillSamples
        self.forbidsReversal = forbidsReversal
    }

    /// The rule to use unless you imitate another platform: a finger at rest has no velocity, with or without samples during
    /// the rest, and no finger flings a view against the way that it moved it.
    public static let adaptive = RestRule(
        stopTime: .adaptive, cutsAtGaps: true, countsStillSamples: true, forbidsReversal: true)

    /// AOSP's, Flutter's and Compose's: only a lack of samples for more than 40 ms is a rest.
    public static let android = RestRule(
        stopTime: .fixed(.milliseconds(40)), cutsAtGaps: true, countsStillSamples: false, forbidsReversal: false)

    /// Flutter's on iOS: more than 40 ms without a sample is a rest right before the lift, and not earlier.
    public static let scrollView = RestRule.silence(longerThan: .milliseconds(40))

    /// A lack of samples for more than `time` before the lift is a rest, and nothing else is.
    public static func silence(longerThan time: Duration) -> RestRule {
        RestRule(stopTime: .fixed(time), cutsAtGaps: false, countsStillSamples: false, forbidsReversal: false)
    }

    /// How far from the newest sample a still finger may be, in points; a sample at exactly this distance is still.
    /// About 0.16 mm, the jitter of a resting finger.
    public static let stillness = 1.0
}
