extension FlowStack {
    /// Whether a screen can be pushed from the one on top: from the root and from what zooms if they host navigation,
    /// from a sheet or a cover if it came with navigation, from what was pushed.
    public var canPush: Bool { top?.hasNavigation ?? root.hostsNavigation }

    /// What is presented as routes; what zooms counts as a cover.
    public var routes: RoutePath {
        RoutePath(
            presented.map { Route($0.element.value, style: $0.style ?? .cover(withNavigation: $0.hasNavigation)) })
    }

    /// Presents a value in this style, from wherever the stack is.
    @discardableResult
    public mutating func show(
        _ value: some Hashable & Sendable, style: RouteStyle
    ) throws(FlowError) -> [FlowEffect] {
        let element = FlowPath.Element(FlowValue(value))
        return try present(element, destinations.content(for: element.value), source(of: element), style: style)
    }

    /// Changes what is presented by the methods of a navigator. What its routes have in common with those before, from
    /// the root on, stays; the rest is dismissed or presented. Nothing has changed when an error is thrown. It takes as
    /// many steps as there are routes.
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
