/// What identifies a row of a lazy list.
///
/// It is only compared, never given out again, so it may cross between threads whatever its type.
public struct RowID: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
    private let identifier: AnyHashable

    /// An identifier made of any hashable value.
    public init(_ identifier: some Hashable & Sendable) {
        self.identifier = AnyHashable(identifier)
    }

    /// The identifier with this text.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The identifier of a value's row: the `id` of an identifiable value, else the value itself.
    public init(derivedFrom value: FlowValue) {
        func identifier(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
        if let identifiable = value.base as? any Identifiable {
            self.identifier = identifier(of: identifiable)
        } else {
            self.identifier = AnyHashable(value)
        }
    }
}
