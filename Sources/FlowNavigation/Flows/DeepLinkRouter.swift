/// Maps each URL to a path.
public struct DeepLinkRouter: Sendable {
    /// The scheme of the program's URLs, in lower case.
    public let scheme: String
    private var paths: [String: @Sendable ([String]) -> FlowPath?] = [:]

    /// A router for URLs of this scheme.
    public init(scheme: String) {
        self.scheme = scheme.lowercased()
    }

    /// Registers a handler: URLs with this host lead to the path that `path` makes of the remaining components. If it
    /// returns `nil`, the URL is rejected.
    public mutating func register(host: String, path: @escaping @Sendable ([String]) -> FlowPath?) {
        paths[host.lowercased()] = path
    }

    /// The path that a URL leads to.
    public func path(for url: String) throws(DeepLinkError) -> FlowPath {
        let link = try DeepLink(url)
        guard link.scheme == scheme else { throw .unknownScheme(link.scheme) }
        guard let make = paths[link.host] else { throw .unknownHost(link.host) }
        guard let path = make(link.components) else { throw .unknownPath(link.components.joined(separator: "/")) }
        return path
    }
}

extension FlowStack {
    /// Opens a URL: replaces the path with the one it leads to. If the URL leads nowhere, the stack is unchanged.
    public mutating func open(_ url: String, by router: DeepLinkRouter) throws(DeepLinkError) -> [FlowEffect] {
        let path = try router.path(for: url)
        do throws(FlowError) {
            return try setPath(path)
        } catch {
            throw .noDestination(error)
        }
    }
}
