/// Why a route could not be shown. Nothing has changed when one is thrown.
public enum RouteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The screen on top has no navigation to push onto.
    case noNavigation

    /// What happened and what to do.
    public var description: String {
        switch self {
        case .noNavigation:
            "nothing can be pushed from this screen: present it with navigation, or present the next screen"
        }
    }
}
