/// A flow that is a screen of another: its routes live in the parent's route and lie above all of the parent's.
public struct ChildFlow<ParentScreen, Screen>: Sendable {
    /// Where the child's routes are in the parent's.
    public let binding: RouteBinding<ParentScreen, Routes<Screen>>

    /// The child at this place.
    public init(_ binding: RouteBinding<ParentScreen, Routes<Screen>>) {
        self.binding = binding
    }

    /// The child's own navigator: its root has navigation if a screen could be pushed from where it is in its parent.
    public func navigator(in parent: some RouteStack<ParentScreen>) -> FlowNavigator<Screen>? {
        guard let routes = binding.value(in: parent) else { return nil }
        let below = FlowNavigator(
            Routes(Array(parent.routes[...binding.index])), withNavigation: parent.rootHasNavigation)
        return FlowNavigator(routes, withNavigation: below.canPush)
    }

    /// Changes the child's routes in its parent; whether the child is there.
    @discardableResult
    public func update(
        in parent: inout some RouteStack<ParentScreen>, _ body: (inout FlowNavigator<Screen>) throws(RouteError) -> Void
    ) throws(RouteError) -> Bool {
        guard var navigator = navigator(in: parent) else { return false }
        try body(&navigator)
        return binding.set(Routes(navigator.routes), in: &parent)
    }

    /// Goes back one screen: in the child, or from the child when it is at its root.
    public func goBack(in parent: inout some RouteStack<ParentScreen>) {
        guard var routes = binding.value(in: parent), !routes.isEmpty, binding.index == parent.routes.count - 1 else {
            parent.goBack()
            return
        }
        routes.goBack()
        binding.set(routes, in: &parent)
    }
}
