/// The routes of a flow and what its root can do: what screens are given to navigate with.
public struct FlowNavigator<Screen>: RouteStack {
    /// The routes from the lowest to the top.
    public var routes: [Route<Screen>]
    /// Whether screens can be pushed from the root.
    public let rootHasNavigation: Bool

    /// The navigator of a flow with these routes.
    public init(_ routes: Routes<Screen> = [], withNavigation: Bool = false) {
        self.routes = routes.routes
        rootHasNavigation = withNavigation
    }
}

extension FlowNavigator: Sendable where Screen: Sendable {}
extension FlowNavigator: Equatable where Screen: Equatable {}

/// The navigator of a flow whose screens are of any types.
public typealias FlowPathNavigator = FlowNavigator<FlowValue>
