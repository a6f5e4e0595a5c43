/// A type-erased hashable value: an element of a path.
///
/// Values are equal only if their types are: the integer 1 differs from the floating-point 1.
public struct FlowValue: Hashable, Sendable, CustomStringConvertible {
    /// The value itself.
    public let base: any Hashable & Sendable

    /// Erases the type of a value. A value that is already erased is not wrapped again.
    public init(_ base: some Hashable & Sendable) {
        self.base = (base as? FlowValue)?.base ?? base
    }

    /// The type of the value.
    public var type: any Any.Type { Swift.type(of: base) }
    /// The type's name with its module, as in `Parks.Park`.
    public var typeName: String { String(reflecting: Swift.type(of: base)) }
    /// The value's description.
    public var description: String { String(describing: base) }

    /// The value as this type, or `nil` if it has another.
    public func `as`<Value>(_ type: Value.Type) -> Value? { base as? Value }

    /// Whether type and value are equal.
    public static func == (left: FlowValue, right: FlowValue) -> Bool {
        func equals<Value: Hashable>(_ value: Value) -> Bool { right.base as? Value == value }
        return Swift.type(of: left.base) == Swift.type(of: right.base) && equals(left.base)
    }

    /// Hashes type and value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(Swift.type(of: base)))
        base.hash(into: &hasher)
    }
}
