/// A link as it was made once: made again, as lists and layouts do, it is another instance. Later ones are greater.
public struct LinkInstance: Hashable, Sendable, Comparable {
    /// How many were made before it in its stack.
    public let number: Int

    /// Whether the one was made before the other.
    public static func < (left: LinkInstance, right: LinkInstance) -> Bool { left.number < right.number }
}
