import Geometry
import TouchInput

/// The numbers and policies by which a drag dismisses, as data.
///
/// All comparisons with thresholds are strict: a drag of exactly the threshold does not dismiss. Tolerances include
/// their bound: content exactly 5 pt from its top is at its top.
public struct DismissRules: Hashable, Sendable {
    /// The name of the rules in reports.
    public var name: String
    /// Where the numbers are from, and which version was read.
    public var source = ""
    /// What the source does not publish, so that these rules assume it.
    public var assumptions: [Assumption] = []
    /// How far a finger may move before it drags. UIKit publishes no number for its pan; it is about 10 pt.
    public var slop = Length.points(10)
    /// Which part of a movement must exceed the slop.
    public var slopMeasure = SlopMeasure.length
    /// Which movements may begin a drag.
    public var axis = AxisRule.any
    /// Where the translation is measured from.
    public var origin = TranslationOrigin.touchDown
    /// How far down a lift dismisses; `nil`: never.
    public var down: Length? = .points(80)
    /// How far up a lift dismisses if swiping up is allowed; `nil`: never.
    public var up: Length? = .points(160)
    /// How far to the right a lift dismisses a drag that began at the left edge; `nil`: never.
    public var right: Length? = .points(80)
    /// When a distance counts as past one of these.
    public var distance = DistanceRule()
    /// How far from the left edge an edge drag may begin; one that begins exactly this far away is not an edge drag.
    public var edgeBand = Length.points(20)
    /// When a lift dismisses by its velocity; `nil`: velocity does not matter.
    public var fling: FlingRule?
    /// How the velocity is computed.
    public var velocity = VelocityRule()
    /// What a touch that is taken away does.
    public var cancel = CancelRule.returns
    /// When the scroll view takes the movement.
    public var scrollGate = ScrollGate()
    /// Whether a drag passes from the scroll view to the gesture when the content reaches its edge.
    public var handsOffAtEdge = false
    /// Whether a drag passes back to the scroll view when the view is where it rests and the finger goes on upwards.
    public var handsBackAtRest = false
    /// Whether a finger can catch the view while it returns, and go on from where the view is. A view that was dismissed is
    /// never caught.
    public var catchesSettling = false
    /// Which fingers make a drag.
    public var fingers = DragTracker.FingerPolicy()
    /// What part of the translation the view follows.
    public var followFactor = 1.0 / 3
    /// How much the view shrinks, as a fraction, once dragged `shrinkDistance`.
    public var shrink = 0.1
    /// The translation, in points, at which the view stops shrinking.
    public var shrinkDistance = 200.0
    /// How long the view settles after the lift, in microseconds.
    public var settleMicroseconds: Int64 = 240_000
    /// How a view that is not dismissed returns meanwhile.
    public var settleMotion = SettleMotion.flowstack
    /// Which faults of a platform's published source the rules have.
    public var faults: Faults = []

    /// Rules of this name with the numbers of the published FlowStack package.
    public init(name: String) {
        self.name = name
    }

    /// Which movements may begin a drag.
    public enum AxisRule: Hashable, Sendable {
        /// Every movement.
        case any
        /// Movements whose vertical part is at least `ratio` times the horizontal one. Edge drags are exempt.
        case vertical(ratio: Double)
        /// All movements except those that, within the slop, go `from` or more sideways and more than `bias` farther sideways
        /// than up or down, in points. Edge drags are exempt.
        case unlessSideways(from: Double, bias: Double)

        /// Whether a movement within the slop already goes along the wrong axis.
        func forbids(_ movement: Point) -> Bool {
            guard case .unlessSideways(let from, let bias) = self else { return false }
            return movement.x.magnitude >= from && movement.x.magnitude > movement.y.magnitude + bias
        }

        /// Whether a movement that has left the slop may begin a drag.
        func allows(_ movement: Point) -> Bool {
            switch self {
            case .any: true
            case .vertical(let ratio): movement.y.magnitude >= ratio * movement.x.magnitude
            case .unlessSideways: !forbids(movement)
            }
        }
    }

    /// Which part of a movement must exceed the slop.
    public enum SlopMeasure: String, Hashable, Sendable, CaseIterable {
        /// Its length.
        case length
        /// Its part up or down; sideways for a drag from the left edge.
        case alongAxis
    }

    /// Where the translation is measured from.
    public enum TranslationOrigin: String, Hashable, Sendable, CaseIterable {
        /// Where the finger went down.
        case touchDown
        /// Where the finger was in the frame that left the slop: that frame's movement does not count.
        case slopCrossing
        /// Where the finger left the slop, as near as we can tell: only the slop does not count.
        case slopEdge
    }

    /// When the scroll view takes the movement, and when the gesture does.
    public struct ScrollGate: Hashable, Sendable {
        /// How far from its top, in points, the content may be when a drag down begins; exactly this far is allowed.
        public var topTolerance = 5.0
        /// How far from its bottom, in points, the content may be when a drag up begins; exactly this far is allowed.
        public var bottomTolerance = 20.0
        /// Whether a drag may only dismiss in a direction in which it might have begun.
        public var locksDirection = true
        /// For how long after a scroll, in microseconds, the scroll view takes the next movement too; exactly this long after,
        /// the gesture may take it.
        public var holdMicroseconds: Int64 = 0

        /// The tolerances of the published FlowStack package.
        public init() {}
    }

    /// Faults of a platform's published source.
    public struct Faults: OptionSet, Hashable, Sendable {
        /// A bit for each member.
        public var rawValue: UInt8

        /// The set with these bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// A cancelled drag never returns: the view stays where it was.
        public static let cancelNeverReturns = Faults(rawValue: 1)
        /// A lift past the threshold while dismissal is disabled leaves a view that takes no touches.
        public static let disabledGoesDead = Faults(rawValue: 2)
        /// The view follows the finger even while dismissal is disabled.
        public static let disabledFollows = Faults(rawValue: 4)
        /// The bottom of the content is measured by the screen's height and beyond the end, and every movement that does not
        /// go down counts as one up.
        public static let screenMeasuresBottom = Faults(rawValue: 8)
    }
}
