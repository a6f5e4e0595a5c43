import FlowNavigation

/// Which of several roots is shown at a moment.
public struct RecordedRoots: Sendable {
    /// Which is shown, and which is on its way out.
    public var flows: RootFlows<String>
    /// The stack over the flow that is on its way out.
    public var leaving: FlowStack?
    /// The names of all, in order.
    public var names: [String]
    /// The height of the bar of tabs, in points; 0 where there is none, or where something lies over it.
    public var tabBar: Double
}
