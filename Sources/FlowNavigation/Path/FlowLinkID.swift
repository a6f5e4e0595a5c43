/// What tells links apart that present the same value. It only has to differ between those.
public struct FlowLinkID: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier without its type.
    public let value: FlowValue

    /// An identifier made of any hashable value.
    public init(_ value: some Hashable & Sendable) {
        self.value = FlowValue(value)
    }

    /// The identifier with this text.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
