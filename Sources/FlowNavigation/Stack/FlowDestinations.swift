/// The destination of each type of value: one screen per type.
public struct FlowDestinations: Sendable {
    private var screens: [ObjectIdentifier: @Sendable (FlowValue) -> ScreenContent?] = [:]
    private var presented: [String: (style: RouteStyle?, content: @Sendable () -> ScreenContent)] = [:]

    /// No destinations.
    public init() {}

    /// Registers the destination of a type: `content` makes the screen for a value.
    public mutating func register<Value: Hashable & Sendable>(
        for type: Value.Type, content: @escaping @Sendable (Value) -> ScreenContent
    ) throws(FlowError) {
        guard screens[ObjectIdentifier(type)] == nil else {
            throw .duplicateDestination(type: String(reflecting: type))
        }
        screens[ObjectIdentifier(type)] = { $0.as(Value.self).map(content) }
    }

    /// Registers a destination that is presented by a Boolean, without a value; see ``PresentedDestination``. Without a
    /// style it is presented as a link that presents it would, otherwise from the side.
    public mutating func register(
        isPresented key: String, style: RouteStyle? = nil, content: @escaping @Sendable () -> ScreenContent
    ) throws(FlowError) {
        guard presented[key] == nil else { throw .duplicateDestination(type: "isPresented “\(key)”") }
        presented[key] = (style, content)
    }

    /// How the value's destination is presented, if it was registered with a style.
    func style(for value: FlowValue) -> RouteStyle? {
        value.as(PresentedDestination.self).flatMap { presented[$0.key]?.style }
    }

    /// The screen for the value.
    public func content(for value: FlowValue) throws(FlowError) -> ScreenContent {
        if let key = value.as(PresentedDestination.self)?.key {
            guard let content = presented[key] else { throw .missingDestination(type: "isPresented “\(key)”") }
            return content.content()
        }
        guard let content = screens[ObjectIdentifier(value.type)]?(value) else {
            throw .missingDestination(type: value.typeName)
        }
        return content
    }
}

/// A destination without a value, presented by a Boolean. On the path it is an element like any other.
public struct PresentedDestination: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The key it was registered with.
    public var key: String

    /// The destination registered with this key.
    public init(_ key: String) {
        self.key = key
    }

    /// Its key.
    public var description: String { key }
}
