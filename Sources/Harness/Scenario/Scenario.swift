import FlowNavigation
import Geometry
import Gestures
import TouchInput

/// What surrounds a recording when it is replayed: the surface, the view, and what changes on the way.
public struct Scenario: Hashable, Sendable {
    /// What is said about the surface.
    public var surface = Surface.Options()
    /// Whether interactive dismissal is disabled at the start; with a stack, whatever the stack says.
    public var isDismissalDisabled = false
    /// Whether the view may be dismissed upwards at the start; with a stack, whatever the stack says.
    public var allowsSwipeUp = false
    /// The scroll view at the start, if there is one; with a stack, instead of what scrolls there.
    public var scroll: ScrollState?
    /// The stack that is driven, if one is described; it says what scrolls and what can be dismissed where nothing else
    /// does.
    public var stack: StackScenario?
    /// What changes, in order of time.
    public var changes: [Change] = []
    /// How many fingers make a drag, against the rules' word; `nil`: as the rules say.
    public var fingers: DragTracker.FingerPolicy.Count?
    /// Which filters stand between contacts and drags.
    public var filters = InputFilters.all

    /// Something that changes while the fingers are at work.
    public struct Change: Hashable, Sendable {
        /// When, in microseconds from the start of the recording; it holds for frames at this time and later.
        public var microseconds: Int64
        /// What.
        public var kind: Kind

        /// A change at this time.
        public init(microseconds: Int64, kind: Kind) {
            self.microseconds = microseconds
            self.kind = kind
        }
    }

    /// What can change.
    public enum Kind: Hashable, Sendable {
        /// Interactive dismissal is disabled or enabled.
        case disabled(Bool)
        /// Swiping up is allowed or not.
        case swipeUp(Bool)
        /// The scroll view is in this state.
        case scroll(ScrollState?)
        /// The surface is turned.
        case orientation(Orientation)
        /// The device is unplugged.
        case deviceGone
        /// These rules judge, at once, where the gesture is.
        case rules(DismissRules)
    }

    /// Which fingers make a drag here under these rules.
    public func policy(under rules: DismissRules) -> DragTracker.FingerPolicy {
        var policy = rules.fingers
        if let fingers { policy.count = fingers }
        return policy
    }

    /// A full-screen view without anything to scroll, on whatever surface the device is.
    public init() {}

    /// The same scenario for whoever brings the rules: none of it changes them.
    public var keepingRules: Scenario {
        var scenario = self
        scenario.changes.removeAll { change in if case .rules = change.kind { true } else { false } }
        return scenario
    }

    /// The same scenario with a stack.
    public func driving(_ stack: StackScenario) -> Scenario {
        var scenario = self
        scenario.stack = stack
        return scenario
    }

    /// The same scenario with a stack as large as the touched view: what is said of the view holds for both, else what
    /// the stack says.
    var sized: Scenario {
        guard let stack else { return self }
        var scenario = self
        if let viewport = surface.viewport {
            scenario.stack?.environment.size = Size(width: viewport.width, height: viewport.height)
        } else {
            scenario.surface.viewport = Size(width: stack.environment.size.width, height: stack.environment.size.height)
        }
        return scenario
    }
}
