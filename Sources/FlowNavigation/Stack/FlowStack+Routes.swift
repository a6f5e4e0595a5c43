extension FlowStack {
    /// Whether the screen on top can push: the root and zooming destinations if they host navigation, sheets and covers
    /// if they came with navigation, and pushed screens.
    public var canPush: Bool { top?.hasNavigation ?? root.hostsNavigation }

    /// The presented screens as routes. Zooming destinations count as covers.
    public var routes: RoutePath {
        RoutePath(
            presented.map { Route($0.element.value, style: $0.style ?? .cover(withNavigation: $0.hasNavigation)) })
    }

    /// Presents a value in this style, whatever is on top.
    @discardableResult
    public mutating func show(
        _ value: some Hashable & Sendable, style: RouteStyle
    ) throws(FlowError) -> [FlowEffect] {
        let element = FlowPath.Element(FlowValue(value))
        return try present(element, destinations.content(for: element.value), source(of: element), style: style)
    }

    /// Changes the presented screens with the methods of a navigator. Routes shared with the current ones, from the
    /// root on, stay; the rest is dismissed or presented. If an error is thrown, nothing has changed. Takes time in
    /// proportion to the number of routes.
    @discardableResult
    public mutating func navigate(
        _ body: (inout FlowPathNavigator) throws(RouteError) -> Void
    ) throws(FlowError) -> [FlowEffect] {
        let old = routes.routes
        var navigator = FlowPathNavigator(RoutePath(old), withNavigation: root.hostsNavigation)
        do throws(RouteError) {
            try body(&navigator)
        } catch {
            throw .noNavigation
        }
        let common = zip(old, navigator.routes).prefix { $0 == $1 }.count
        var coming: [(Route<FlowValue>, ScreenContent)] = []
        for route in navigator.routes[common...] { coming.append((route, try destinations.content(for: route.screen))) }
        let before = coming.isEmpty ? nil : self
        var effects = remove(downTo: common, .path)
        do throws(FlowError) {
            for (route, content) in coming {
                let element = FlowPath.Element(route.screen)
                effects += try present(element, content, source(of: element), style: route.style)
            }
        } catch {
            self = before ?? self
            throw error
        }
        return effects
    }
}
