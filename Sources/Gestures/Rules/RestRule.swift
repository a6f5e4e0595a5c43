/// When a finger counts as having stopped before it lifted, and what that does to the velocity.
public struct RestRule: Hashable, Sendable {
    /// How long a finger must stand still to be at rest.
    public enum StopTime: Hashable, Sendable {
        /// 40 ms, or three of the device's frame intervals where those are longer, so that a fling on a device of
        /// 25 frames a second is not taken for a rest. The horizon widens to four frame intervals likewise.
        case adaptive
        /// This time on every device, and the horizon as it was asked for.
        case fixed(Duration)
    }

    /// A finger that stands still for exactly this time is not yet at rest.
    public var stopTime: StopTime
    /// Whether a gap longer than the stop time between two samples forgets everything before it.
    public var cutsAtGaps: Bool
    /// Whether samples that stay within ``stillness`` count as standing still, as no samples at all do.
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

    /// The rule to use unless another platform is imitated: a rested finger has no velocity, with or without
    /// samples during the rest, and none ever flings a view against the way the finger moved it.
    public static let adaptive = RestRule(
        stopTime: .adaptive, cutsAtGaps: true, countsStillSamples: true, forbidsReversal: true)

    /// AOSP's, Flutter's and Compose's: only a lack of samples for more than 40 ms is a rest.
    public static let android = RestRule(
        stopTime: .fixed(.milliseconds(40)), cutsAtGaps: true, countsStillSamples: false, forbidsReversal: false)

    /// Flutter's on iOS: more than 40 ms without a sample before the lift is a rest, gaps before that are not.
    public static let scrollView = RestRule.silence(longerThan: .milliseconds(40))

    /// A lack of samples for more than `time` before the lift is a rest, and nothing else is.
    public static func silence(longerThan time: Duration) -> RestRule {
        RestRule(stopTime: .fixed(time), cutsAtGaps: false, countsStillSamples: false, forbidsReversal: false)
    }

    /// How far from the newest sample a still finger may be, in points; a sample at exactly this distance is still.
    /// About 0.16 mm, the jitter of a resting finger.
    public static let stillness = 1.0
}
