/// A flow that is one screen of a parent flow. Its routes are stored in the parent's route and lie above all of the
/// parent's routes.
public struct ChildFlow<ParentScreen, Screen>: Sendable {
    /// The index of the child's route in the parent.
    public let binding: RouteBinding<ParentScreen, Routes<Screen>>

    /// The child at this index.
    public init(_ binding: RouteBinding<ParentScreen, Routes<Screen>>) {
        self.binding = binding
    }

    /// The child's navigator. Its root can push if the parent can push at that point.
    public func navigator(in parent: some RouteStack<ParentScreen>) -> FlowNavigator<Screen>? {
        guard let routes = binding.value(in: parent) else { return nil }
        let below = FlowNavigator(
            Routes(Array(parent.routes[...binding.index])), withNavigation: parent.rootHasNavigation)
        return FlowNavigator(routes, withNavigation: below.canPush)
    }

    /// Changes the child's routes in the parent. Returns whether the child still exists.
    @discardableResult
    public func update(
        in parent: inout some RouteStack<ParentScreen>, _ body: (inout FlowNavigator<Screen>) throws(RouteError) -> Void
    ) throws(RouteError) -> Bool {
        guard var navigator = navigator(in: parent) else { return false }
        try body(&navigator)
        return binding.set(Routes(navigator.routes), in: &parent)
    }

    /// Goes back one screen: inside the child, or out of it if the child is at its root.
    public func goBack(in parent: inout some RouteStack<ParentScreen>) {
        guard var routes = binding.value(in: parent), !routes.isEmpty, binding.index == parent.routes.count - 1 else {
            parent.goBack()
            return
        }
        routes.goBack()
        binding.set(routes, in: &parent)
    }
}
