/// Coordinates several root flows. Any screen can ask it to show another one.
public struct RootFlows<Flow: Hashable & Sendable>: Sendable {
    /// The flow that is shown.
    public private(set) var active: Flow
    /// The flow that is disappearing, if any.
    public private(set) var leaving: Flow?
    private let transitions: [Flow: FlowTransition]

    /// A flow together with its current look.
    public struct Layer: Hashable, Sendable {
        /// The flow.
        public var flow: Flow
        /// Its current look.
        public var appearance: FlowAppearance
    }

    /// A change from one flow to another.
    public struct Change: Hashable, Sendable {
        /// The flow that disappears.
        public var removed: Flow
        /// How it disappears.
        public var removal: FlowTransition.Kind
        /// The flow that appears.
        public var inserted: Flow
        /// How it appears.
        public var insertion: FlowTransition.Kind
    }

    /// A coordinator that starts with this flow. Flows without a transition change without animation.
    public init(active: Flow, transitions: [Flow: FlowTransition] = [:]) {
        self.active = active
        self.transitions = transitions
    }

    /// Shows a flow. Returns the change to animate, or `nil` if the flow is already shown.
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

    /// Completes the change: removes the flow that was disappearing.
    public mutating func settle() {
        leaving = nil
    }

    /// The visible flows at a progress from 0 to 1; the disappearing one comes first.
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
