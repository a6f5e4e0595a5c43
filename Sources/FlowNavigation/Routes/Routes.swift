/// The routes above a root, from bottom to top. Can be written as an array literal.
public struct Routes<Screen>: RouteStack, ExpressibleByArrayLiteral {
    /// The routes as an array.
    public var routes: [Route<Screen>]

    /// These routes.
    public init(_ routes: [Route<Screen>] = []) {
        self.routes = routes
    }

    /// These routes.
    public init(arrayLiteral elements: Route<Screen>...) {
        routes = elements
    }

    /// Routes do not know their root, so it is assumed to have navigation.
    public var rootHasNavigation: Bool { true }
}

extension Routes: Sendable where Screen: Sendable {}
extension Routes: Equatable where Screen: Equatable {}
extension Routes: Hashable where Screen: Hashable {}
extension Routes: Codable where Screen: Codable {}

extension Routes: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    /// No routes.
    public init() {
        routes = []
    }

    /// The first index: the bottom route.
    public var startIndex: Int { routes.startIndex }
    /// The index after the top route.
    public var endIndex: Int { routes.endIndex }

    /// The route at this index.
    public subscript(position: Int) -> Route<Screen> {
        get { routes[position] }
        set { routes[position] = newValue }
    }

    /// Replaces some of the routes.
    public mutating func replaceSubrange(
        _ subrange: Range<Int>, with newElements: some Collection<Route<Screen>>
    ) {
        routes.replaceSubrange(subrange, with: newElements)
    }
}

/// Routes for screens of any type.
public typealias RoutePath = Routes<FlowValue>
