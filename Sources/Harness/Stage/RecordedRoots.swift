import FlowNavigation

/// The roots at one moment.
public struct RecordedRoots: Sendable {
    /// The shown root, and the one that is disappearing.
    public var flows: RootFlows<String>
    /// The stack of the disappearing flow.
    public var leaving: FlowStack?
    /// The names of all roots, in order.
    public var names: [String]
    /// The visible height of the tab bar, in points; 0 if there is none or something covers it.
    public var tabBar: Double
}
