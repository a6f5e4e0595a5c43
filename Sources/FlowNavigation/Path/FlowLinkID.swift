/// Distinguishes links that present the same value. It only needs to be unique among those.
public struct FlowLinkID: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The type-erased identifier.
    public let value: FlowValue

    /// An identifier from any hashable value.
    public init(_ value: some Hashable & Sendable) {
        self.value = FlowValue(value)
    }

    /// An identifier from text.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
