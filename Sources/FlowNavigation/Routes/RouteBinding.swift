/// Reads and writes the state of one screen inside its routes, so that the screen can edit itself.
public struct RouteBinding<Screen, State>: Sendable {
    /// The index of the route, counted from the bottom.
    public let index: Int
    private let extract: @Sendable (Screen) -> State?
    private let embed: @Sendable (State) -> Screen

    /// Binds the state of the screen at `index`.
    ///
    /// - Parameters:
    ///   - index: The route, counted from the lowest.
    ///   - extract: Takes the state out of a screen, such as the value of one enum case. Returns `nil` for other
    ///     screens.
    ///   - embed: Makes a screen from a state.
    public init(
        at index: Int, extract: @escaping @Sendable (Screen) -> State?, embed: @escaping @Sendable (State) -> Screen
    ) {
        self.index = index
        self.extract = extract
        self.embed = embed
    }

    /// The state, or `nil` if the route is gone or shows another screen.
    public func value(in stack: some RouteStack<Screen>) -> State? {
        guard stack.routes.indices.contains(index) else { return nil }
        return extract(stack.routes[index].screen)
    }

    /// Writes the state. Returns whether the route still shows such a screen.
    @discardableResult
    public func set(_ state: State, in stack: inout some RouteStack<Screen>) -> Bool {
        guard value(in: stack) != nil else { return false }
        stack.routes[index].screen = embed(state)
        return true
    }
}

extension RouteBinding where Screen == State {
    /// Binds the whole screen at `index`.
    public init(at index: Int) {
        self.init(at: index, extract: { $0 }, embed: { $0 })
    }
}

extension RouteBinding where Screen == FlowValue, State: Hashable & Sendable {
    /// Binds the screen at `index` as this type.
    public init(at index: Int, as type: State.Type = State.self) {
        self.init(at: index, extract: { $0.as(State.self) }, embed: { FlowValue($0) })
    }
}
