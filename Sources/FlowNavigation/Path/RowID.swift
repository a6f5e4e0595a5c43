/// Identifies a row of a lazy list.
///
/// It is only compared, never returned, so it may cross threads whatever its type.
public struct RowID: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
    private let identifier: AnyHashable

    /// An identifier from any hashable value.
    public init(_ identifier: some Hashable & Sendable) {
        self.identifier = AnyHashable(identifier)
    }

    /// An identifier from text.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The identifier of a value's row: the `id` of an identifiable value, otherwise the value itself.
    public init(derivedFrom value: FlowValue) {
        func identifier(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
        if let identifiable = value.base as? any Identifiable {
            self.identifier = identifier(of: identifiable)
        } else {
            self.identifier = AnyHashable(value)
        }
    }
}
