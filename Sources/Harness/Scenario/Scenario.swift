import FlowNavigation
import Geometry
import Gestures
import TouchInput

/// The surroundings of a recording during a replay: surface, view, and changes over time.
public struct Scenario: Hashable, Sendable {
    /// The options of the surface.
    public var surface = Surface.Options()
    /// Whether interactive dismissal is disabled at the start. Overrides the stack.
    public var isDismissalDisabled = false
    /// Whether swiping up dismisses at the start. Overrides the stack.
    public var allowsSwipeUp = false
    /// The scroll view at the start, if there is one. Overrides the stack.
    public var scroll: ScrollState?
    /// The described stack, if there is one. It decides what scrolls and what can be dismissed unless the scenario says
    /// otherwise.
    public var stack: StackScenario?
    /// The changes, in order of time.
    public var changes: [Change] = []
    /// How many fingers make a drag; `nil`: as the rules say.
    public var fingers: DragTracker.FingerPolicy.Count?
    /// The active filters.
    public var filters = InputFilters.all

    /// A change during the recording.
    public struct Change: Hashable, Sendable {
        /// The time, in microseconds from the start of the recording. It applies to frames at this time or later.
        public var microseconds: Int64
        /// The kind of change.
        public var kind: Kind

        /// A change at this time.
        public init(microseconds: Int64, kind: Kind) {
            self.microseconds = microseconds
            self.kind = kind
        }
    }

    /// The kinds of changes.
    public enum Kind: Hashable, Sendable {
        /// Disables or enables interactive dismissal.
        case disabled(Bool)
        /// Allows or forbids swiping up.
        case swipeUp(Bool)
        /// Sets the state of the scroll view.
        case scroll(ScrollState?)
        /// Turns the surface.
        case orientation(Orientation)
        /// Unplugs the device.
        case deviceGone
        /// Switches to these rules at once, even during a gesture.
        case rules(DismissRules)
    }

    /// Which fingers make a drag in this scenario under these rules.
    public func policy(under rules: DismissRules) -> DragTracker.FingerPolicy {
        var policy = rules.fingers
        if let fingers { policy.count = fingers }
        return policy
    }

    /// A full-screen view without scrolling content.
    public init() {}

    /// The same scenario without its changes of rules, for callers that choose the rules.
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

    /// The same scenario with a stack as large as the touched view. A viewport in the scenario applies to both;
    /// otherwise the stack's applies.
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
