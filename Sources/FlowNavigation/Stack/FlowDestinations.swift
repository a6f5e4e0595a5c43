/// Which screen each type of value leads to: one destination for each type.
public struct FlowDestinations: Sendable {
    private var screens: [ObjectIdentifier: @Sendable (FlowValue) -> ScreenContent?] = [:]
    private var presented: [String: (style: RouteStyle?, content: @Sendable () -> ScreenContent)] = [:]

    /// No destination yet.
    public init() {}

    /// Leads values of this type to the screen that `content` makes of them.
    public mutating func register<Value: Hashable & Sendable>(
        for type: Value.Type, content: @escaping @Sendable (Value) -> ScreenContent
    ) throws(FlowError) {
        guard screens[ObjectIdentifier(type)] == nil else {
            throw .duplicateDestination(type: String(reflecting: type))
        }
        screens[ObjectIdentifier(type)] = { $0.as(Value.self).map(content) }
    }

    /// Leads ``PresentedDestination`` with this key to a screen: a destination that is there or not, without a value.
    ///
    /// - Parameter style: How it comes; `nil`: as by a link of its own, else from the side.
    public mutating func register(
        isPresented key: String, style: RouteStyle? = nil, content: @escaping @Sendable () -> ScreenContent
    ) throws(FlowError) {
        guard presented[key] == nil else { throw .duplicateDestination(type: "isPresented “\(key)”") }
        presented[key] = (style, content)
    }

    /// How the value's destination comes, if it was registered with that.
    func style(for value: FlowValue) -> RouteStyle? {
        value.as(PresentedDestination.self).flatMap { presented[$0.key]?.style }
    }

    /// The screen that the value leads to.
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

/// A destination that is presented or not, without a value; on the path it is an element like any other.
public struct PresentedDestination: Hashable, Sendable, Codable, CustomStringConvertible {
    /// By what it was registered.
    public var key: String

    /// The destination registered under this key.
    public init(_ key: String) {
        self.key = key
    }

    /// Its key.
    public var description: String { key }
}
