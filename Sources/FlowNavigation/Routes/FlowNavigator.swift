/// What a screen navigates with: the routes of its flow, and whether the root can push.
public struct FlowNavigator<Screen>: RouteStack {
    /// The routes from bottom to top.
    public var routes: [Route<Screen>]
    /// Whether the root can push screens.
    public let rootHasNavigation: Bool

    /// The navigator of a flow with these routes.
    public init(_ routes: Routes<Screen> = [], withNavigation: Bool = false) {
        self.routes = routes.routes
        rootHasNavigation = withNavigation
    }
}

extension FlowNavigator: Sendable where Screen: Sendable {}
extension FlowNavigator: Equatable where Screen: Equatable {}

/// A navigator for screens of any type.
public typealias FlowPathNavigator = FlowNavigator<FlowValue>
