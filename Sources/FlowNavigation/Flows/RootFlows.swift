/// Which of several flows is on screen: a coordinator that any screen can tell to show another.
public struct RootFlows<Flow: Hashable & Sendable>: Sendable {
    /// The flow that is shown.
    public private(set) var active: Flow
    /// The flow that is on its way out.
    public private(set) var leaving: Flow?
    private let transitions: [Flow: FlowTransition]

    /// A flow and how it looks.
    public struct Layer: Hashable, Sendable {
        /// The flow.
        public var flow: Flow
        /// How it looks.
        public var appearance: FlowAppearance
    }

    /// A change of flows.
    public struct Change: Hashable, Sendable {
        /// What goes, and how.
        public var removed: Flow
        /// How it goes.
        public var removal: FlowTransition.Movement
        /// What comes.
        public var inserted: Flow
        /// How it comes.
        public var insertion: FlowTransition.Movement
    }

    /// A coordinator that shows this flow first; a flow without a transition of its own comes and goes at once.
    public init(active: Flow, transitions: [Flow: FlowTransition] = [:]) {
        self.active = active
        self.transitions = transitions
    }

    /// Shows a flow; what is to be animated, or `nil` when it is shown already.
    @discardableResult
    public mutating func show(_ flow: Flow, animated: Bool = true) -> Change? {
        guard flow != active else { return nil }
        let change = Change(
            removed: active, removal: animated ? transition(of: active).removal : .identity, inserted: flow,
            insertion: animated ? transition(of: flow).insertion : .identity)
        leaving = animated ? active : nil
        active = flow
        return change
    }

    /// The change is complete: what was on its way out is gone.
    public mutating func settle() {
        leaving = nil
    }

    /// What is seen at a progress from 0 to 1 of the change, the flow that goes first.
    public func layers(at progress: Double) -> [Layer] {
        guard let leaving else { return [Layer(flow: active, appearance: FlowAppearance())] }
        let part = max(0, min(1, progress))
        return [
            Layer(flow: leaving, appearance: .removed(by: transition(of: leaving).removal, at: part)),
            Layer(flow: active, appearance: .inserted(by: transition(of: active).insertion, at: part)),
        ]
    }

    private func transition(of flow: Flow) -> FlowTransition { transitions[flow] ?? FlowTransition(.identity) }
}
