/// One instance of a link. When a list or layout creates the link again, that is a new instance. Later instances
/// compare greater.
public struct LinkInstance: Hashable, Sendable, Comparable {
    /// How many instances the stack created before it.
    public let number: Int

    /// Whether the left instance was created first.
    public static func < (left: LinkInstance, right: LinkInstance) -> Bool { left.number < right.number }
}
