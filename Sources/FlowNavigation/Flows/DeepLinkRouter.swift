/// Which path each URL leads to.
public struct DeepLinkRouter: Sendable {
    /// The scheme of the program's URLs, in small letters.
    public let scheme: String
    private var paths: [String: @Sendable ([String]) -> FlowPath?] = [:]

    /// A router for URLs of this scheme.
    public init(scheme: String) {
        self.scheme = scheme.lowercased()
    }

    /// Leads URLs with this host to the path that `path` makes of the components after it; `nil`: they lead nowhere.
    public mutating func register(host: String, path: @escaping @Sendable ([String]) -> FlowPath?) {
        paths[host.lowercased()] = path
    }

    /// The path to which a URL leads.
    public func path(for url: String) throws(DeepLinkError) -> FlowPath {
        let link = try DeepLink(url)
        guard link.scheme == scheme else { throw .unknownScheme(link.scheme) }
        guard let make = paths[link.host] else { throw .unknownHost(link.host) }
        guard let path = make(link.components) else { throw .unknownPath(link.components.joined(separator: "/")) }
        return path
    }
}

extension FlowStack {
    /// Opens a URL: the path becomes that to which it leads. A URL that leads nowhere changes nothing.
    public mutating func open(_ url: String, by router: DeepLinkRouter) throws(DeepLinkError) -> [FlowEffect] {
        let path = try router.path(for: url)
        do throws(FlowError) {
            return try setPath(path)
        } catch {
            throw .noDestination(error)
        }
    }
}
