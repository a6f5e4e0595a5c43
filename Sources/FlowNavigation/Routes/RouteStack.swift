/// A type with routes above a root: an array of routes, or a navigator.
public protocol RouteStack<Screen> {
    /// The type of its screens.
    associatedtype Screen
    /// The routes from bottom to top.
    var routes: [Route<Screen>] { get set }
    /// Whether the root can push screens.
    var rootHasNavigation: Bool { get }
}

extension RouteStack {
    /// Whether the screen on top can push screens.
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

    /// Presents a screen as a sheet. It can push screens if it is embedded in a navigation view.
    public mutating func presentSheet(_ screen: Screen, embedInNavigationView: Bool = false) {
        routes.append(.sheet(screen, embedInNavigationView: embedInNavigationView))
    }

    /// Presents a screen as a full-screen cover. It can push screens if it is embedded in a navigation view.
    public mutating func presentCover(_ screen: Screen, embedInNavigationView: Bool = false) {
        routes.append(.cover(screen, embedInNavigationView: embedInNavigationView))
    }

    /// Shows a screen in this style.
    public mutating func show(_ screen: Screen, style: RouteStyle) throws(RouteError) {
        guard style != .push || canPush else { throw .noNavigation }
        routes.append(Route(screen, style: style))
    }

    /// Goes back this many screens, whatever their style, and at most to the root.
    public mutating func goBack(_ count: Int = 1) {
        routes.removeLast(max(0, min(count, routes.count)))
    }

    /// Goes back to the root.
    public mutating func goBackToRoot() { routes.removeAll() }

    /// Goes back until this many screens are above the root. Returns false if there were fewer.
    @discardableResult
    public mutating func goBackTo(count: Int) -> Bool {
        guard count >= 0, count <= routes.count else { return false }
        routes.removeLast(routes.count - count)
        return true
    }

    /// Goes back to the topmost screen that satisfies the predicate. Returns whether there is one.
    @discardableResult
    public mutating func goBackTo(where predicate: (Screen) -> Bool) -> Bool {
        guard let index = routes.lastIndex(where: { predicate($0.screen) }) else { return false }
        return goBackTo(count: index + 1)
    }

    /// Pops this many pushed screens. Returns false, and pops none, if fewer were pushed in a row.
    @discardableResult
    public mutating func pop(_ count: Int = 1) -> Bool {
        guard count >= 0, pushedOnTop >= count else { return false }
        return goBackTo(count: routes.count - count)
    }

    /// Pops all pushed screens on top, back to the root or to the presented screen below them.
    public mutating func popToCurrentNavigationRoot() {
        goBack(pushedOnTop)
    }

    /// Pops to the root, if every screen was pushed. Returns whether that was so.
    @discardableResult
    public mutating func popToRoot() -> Bool { pop(routes.count) }

    /// Pops to the topmost screen that satisfies the predicate, if every screen above it was pushed.
    @discardableResult
    public mutating func popTo(where predicate: (Screen) -> Bool) -> Bool {
        guard let index = routes.lastIndex(where: { predicate($0.screen) }) else { return false }
        return pop(routes.count - index - 1)
    }

    /// Dismisses this many presented screens, with everything pushed from them. Returns false if there were fewer.
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

    /// The number of pushed screens on top.
    private var pushedOnTop: Int { routes.reversed().prefix { $0.style == .push }.count }
}

extension RouteStack where Screen: Equatable {
    /// Goes back to the topmost screen equal to this one. Returns whether there is one.
    @discardableResult
    public mutating func goBackTo(_ screen: Screen) -> Bool { goBackTo { $0 == screen } }

    /// Pops to the topmost screen equal to this one, if every screen above it was pushed.
    @discardableResult
    public mutating func popTo(_ screen: Screen) -> Bool { popTo { $0 == screen } }
}

extension RouteStack where Screen: Identifiable {
    /// Goes back to the topmost screen with this identifier. Returns whether there is one.
    @discardableResult
    public mutating func goBackTo(id: Screen.ID) -> Bool { goBackTo { $0.id == id } }

    /// Pops to the topmost screen with this identifier, if every screen above it was pushed.
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

    /// Presents a screen of any type as a full-screen cover.
    public mutating func presentCover(_ screen: some Hashable & Sendable, embedInNavigationView: Bool = false) {
        presentCover(FlowValue(screen), embedInNavigationView: embedInNavigationView)
    }

    /// Goes back to the topmost screen equal to this one. Returns whether there is one.
    @discardableResult
    public mutating func goBackTo(_ screen: some Hashable & Sendable) -> Bool { goBackTo(FlowValue(screen)) }

    /// Goes back to the topmost screen of this type. Returns whether there is one.
    @discardableResult
    public mutating func goBackTo<Value>(type: Value.Type) -> Bool { goBackTo { $0.as(type) != nil } }
}
