/// Reads and writes the state of one route's screen in its routes, so that the screen can change itself.
public struct RouteBinding<Screen, State>: Sendable {
    /// Which route, from the lowest on.
    public let index: Int
    private let extract: @Sendable (Screen) -> State?
    private let embed: @Sendable (State) -> Screen

    /// The state of the screen at `index`.
    ///
    /// - Parameters:
    ///   - extract: The state in a screen, such as one case's value; `nil`: the screen is another.
    ///   - embed: The screen with a state.
    public init(
        at index: Int, extract: @escaping @Sendable (Screen) -> State?, embed: @escaping @Sendable (State) -> Screen
    ) {
        self.index = index
        self.extract = extract
        self.embed = embed
    }

    /// The state; `nil` where the route is gone or shows another screen.
    public func value(in stack: some RouteStack<Screen>) -> State? {
        guard stack.routes.indices.contains(index) else { return nil }
        return extract(stack.routes[index].screen)
    }

    /// Writes the state, and nothing else; whether the route still shows such a screen.
    @discardableResult
    public func set(_ state: State, in stack: inout some RouteStack<Screen>) -> Bool {
        guard value(in: stack) != nil else { return false }
        stack.routes[index].screen = embed(state)
        return true
    }
}

extension RouteBinding where Screen == State {
    /// All of the screen at `index`.
    public init(at index: Int) {
        self.init(at: index, extract: { $0 }, embed: { $0 })
    }
}

extension RouteBinding where Screen == FlowValue, State: Hashable & Sendable {
    /// The screen at `index` as one of this type.
    public init(at index: Int, as type: State.Type = State.self) {
        self.init(at: index, extract: { $0.as(State.self) }, embed: { FlowValue($0) })
    }
}
