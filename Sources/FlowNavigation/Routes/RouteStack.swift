/// Something with routes above a root: an array of routes, or a navigator.
public protocol RouteStack<Screen> {
    /// What the screens are.
    associatedtype Screen
    /// The routes from the lowest to the top.
    var routes: [Route<Screen>] { get set }
    /// Whether screens can be pushed from the root.
    var rootHasNavigation: Bool { get }
}

extension RouteStack {
    /// Whether a screen can be pushed from the one on top.
    public var canPush: Bool {
        routes.last { $0.style.isPresented }?.style.hasNavigation ?? rootHasNavigation
    }

    /// Whether there is a screen to go back from.
    public var canGoBack: Bool { !routes.isEmpty }
    /// Whether the screen on top was pushed.
    public var canPop: Bool { routes.last?.style == .push }
    /// Whether any screen was presented.
    public var canDismiss: Bool { routes.contains { $0.style.isPresented } }

    /// Pushes a screen.
    public mutating func push(_ screen: Screen) throws(RouteError) {
        guard canPush else { throw .noNavigation }
        routes.append(.push(screen))
    }

    /// Presents a screen as a sheet.
    ///
    /// - Parameter embedInNavigationView: Whether screens can be pushed from it.
    public mutating func presentSheet(_ screen: Screen, embedInNavigationView: Bool = false) {
        routes.append(.sheet(screen, embedInNavigationView: embedInNavigationView))
    }

    /// Presents a screen over all of the one before it.
    ///
    /// - Parameter embedInNavigationView: Whether screens can be pushed from it.
    public mutating func presentCover(_ screen: Screen, embedInNavigationView: Bool = false) {
        routes.append(.cover(screen, embedInNavigationView: embedInNavigationView))
    }

    /// Shows a screen in this style.
    public mutating func show(_ screen: Screen, style: RouteStyle) throws(RouteError) {
        guard style != .push || canPush else { throw .noNavigation }
        routes.append(Route(screen, style: style))
    }

    /// Goes back some screens, however they came; at most to the root.
    public mutating func goBack(_ count: Int = 1) {
        routes.removeLast(max(0, min(count, routes.count)))
    }

    /// Goes back to the root.
    public mutating func goBackToRoot() { routes.removeAll() }

    /// Goes back until so many screens are above the root; whether there were that many.
    @discardableResult
    public mutating func goBackTo(count: Int) -> Bool {
        guard count >= 0, count <= routes.count else { return false }
        routes.removeLast(routes.count - count)
        return true
    }

    /// Goes back to the topmost screen for which the predicate holds; whether there is one.
    @discardableResult
    public mutating func goBackTo(where predicate: (Screen) -> Bool) -> Bool {
        guard let index = routes.lastIndex(where: { predicate($0.screen) }) else { return false }
        return goBackTo(count: index + 1)
    }

    /// Pops pushed screens, so many if there are that many on top of each other; whether there were.
    @discardableResult
    public mutating func pop(_ count: Int = 1) -> Bool {
        guard count >= 0, pushedOnTop >= count else { return false }
        return goBackTo(count: routes.count - count)
    }

    /// Pops to the screen from which the pushed screens on top came: the root or a presented one.
    public mutating func popToCurrentNavigationRoot() {
        goBack(pushedOnTop)
    }

    /// Pops to the root; only if every screen was pushed. Whether it was so.
    @discardableResult
    public mutating func popToRoot() -> Bool { pop(routes.count) }

    /// Pops to the topmost pushed screen for which the predicate holds, if only pushed screens lie above it.
    @discardableResult
    public mutating func popTo(where predicate: (Screen) -> Bool) -> Bool {
        guard let index = routes.lastIndex(where: { predicate($0.screen) }) else { return false }
        return pop(routes.count - index - 1)
    }

    /// Dismisses the most recently presented screens and what was pushed from them; whether there were so many.
    @discardableResult
    public mutating func dismiss(_ count: Int = 1) -> Bool {
        let presented = routes.indices.filter { routes[$0].style.isPresented }
        guard count >= 0, presented.count >= count else { return false }
        return count == 0 || goBackTo(count: presented[presented.count - count])
    }

    /// Dismisses every presented screen.
    public mutating func dismissAll() {
        guard let first = routes.firstIndex(where: { $0.style.isPresented }) else { return }
        goBackTo(count: first)
    }

    /// How many pushed screens lie on top of each other.
    private var pushedOnTop: Int { routes.reversed().prefix { $0.style == .push }.count }
}

extension RouteStack where Screen: Equatable {
    /// Goes back to the topmost screen equal to this one; whether there is one.
    @discardableResult
    public mutating func goBackTo(_ screen: Screen) -> Bool { goBackTo { $0 == screen } }

    /// Pops to the topmost screen equal to this one, if only pushed screens lie above it.
    @discardableResult
    public mutating func popTo(_ screen: Screen) -> Bool { popTo { $0 == screen } }
}

extension RouteStack where Screen: Identifiable {
    /// Goes back to the topmost screen with this identifier; whether there is one.
    @discardableResult
    public mutating func goBackTo(id: Screen.ID) -> Bool { goBackTo { $0.id == id } }

    /// Pops to the topmost screen with this identifier, if only pushed screens lie above it.
    @discardableResult
    public mutating func popTo(id: Screen.ID) -> Bool { popTo { $0.id == id } }
}

extension RouteStack where Screen == FlowValue {
    /// Pushes a screen of any type.
    public mutating func push(_ screen: some Hashable & Sendable) throws(RouteError) { try push(FlowValue(screen)) }

    /// Presents a screen of any type as a sheet.
    public mutating func presentSheet(_ screen: some Hashable & Sendable, embedInNavigationView: Bool = false) {
        presentSheet(FlowValue(screen), embedInNavigationView: embedInNavigationView)
    }

    /// Presents a screen of any type over all of the one before it.
    public mutating func presentCover(_ screen: some Hashable & Sendable, embedInNavigationView: Bool = false) {
        presentCover(FlowValue(screen), embedInNavigationView: embedInNavigationView)
    }

    /// Goes back to the topmost screen equal to this one; whether there is one.
    @discardableResult
    public mutating func goBackTo(_ screen: some Hashable & Sendable) -> Bool { goBackTo(FlowValue(screen)) }

    /// Goes back to the topmost screen of this type; whether there is one.
    @discardableResult
    public mutating func goBackTo<Value>(type: Value.Type) -> Bool { goBackTo { $0.as(type) != nil } }
}
