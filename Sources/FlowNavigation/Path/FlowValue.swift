/// Any hashable value without its type: what a path is made of.
///
/// Two are equal only if their types are: the integer 1 is not the floating-point 1.
public struct FlowValue: Hashable, Sendable, CustomStringConvertible {
    /// The value itself.
    public let base: any Hashable & Sendable

    /// The value without its type; one that has lost its type already is taken as it is.
    public init(_ base: some Hashable & Sendable) {
        self.base = (base as? FlowValue)?.base ?? base
    }

    /// The type of the value.
    public var type: any Any.Type { Swift.type(of: base) }
    /// The name of the type with its module, such as `Parks.Park`.
    public var typeName: String { String(reflecting: Swift.type(of: base)) }
    /// The value as text.
    public var description: String { String(describing: base) }

    /// The value as one of this type, if it is one.
    public func `as`<Value>(_ type: Value.Type) -> Value? { base as? Value }

    /// Whether type and value are equal.
    public static func == (left: FlowValue, right: FlowValue) -> Bool {
        func equals<Value: Hashable>(_ value: Value) -> Bool { right.base as? Value == value }
        return Swift.type(of: left.base) == Swift.type(of: right.base) && equals(left.base)
    }

    /// Feeds type and value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(Swift.type(of: base)))
        base.hash(into: &hasher)
    }
}
