/// Why a stack refused a call. Nothing has changed when one is thrown.
public enum FlowError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No destination is registered for values of this type.
    case missingDestination(type: String)
    /// A destination is already registered for values of this type.
    case duplicateDestination(type: String)
    /// The link no longer exists.
    case unknownLink
    /// The link's screen is already presenting something; each screen presents at most one.
    case alreadyPresenting(depth: Int)
    /// The link is hidden while its destination is presented.
    case linkIsHidden
    /// The screen on top has no navigation to push onto.
    case noNavigation

    /// What happened and what to do.
    public var description: String {
        switch self {
        case .missingDestination(let type):
            "no destination is registered for \(type): register one with FlowDestinations"
        case .duplicateDestination(let type):
            "a destination is registered already for \(type): there is one for each type"
        case .unknownLink: "the link does not exist any more"
        case .alreadyPresenting(let depth):
            "the screen at depth \(depth) presents something already: dismiss it first"
        case .noNavigation: "\(RouteError.noNavigation)"
        case .linkIsHidden: "the link is hidden while its destination is presented"
        }
    }
}
