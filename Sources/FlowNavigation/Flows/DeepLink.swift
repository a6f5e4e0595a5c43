/// A deep link: a URL that names a path in a stack, as in `scheme://host/first/second`.
public struct DeepLink: Hashable, Sendable {
    /// The scheme, in lower case.
    public let scheme: String
    /// The host, in lower case. It selects the handler.
    public let host: String
    /// The path components after the host, percent-decoded. Empty components are skipped.
    public let components: [String]

    /// Parses a URL.
    public init(_ text: String) throws(DeepLinkError) {
        guard let colon = text.firstIndex(of: ":") else { throw .malformed(text, expected: "a scheme and a colon") }
        scheme = text[..<colon].lowercased()
        let isScheme = scheme.utf8.enumerated().allSatisfy { index, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                index > 0
            default: false
            }
        }
        guard isScheme, !scheme.isEmpty else { throw .malformed(text, expected: "a scheme of letters") }
        var rest = text[text.index(after: colon)...]
        guard rest.hasPrefix("//") else { throw .malformed(text, expected: "two slashes after the scheme") }
        rest = rest.dropFirst(2)
        rest = rest.prefix { $0 != "?" && $0 != "#" }
        var parts = rest.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        host = parts.removeFirst().lowercased()
        guard !host.isEmpty else { throw .malformed(text, expected: "a host after the slashes") }
        var components: [String] = []
        for part in parts where !part.isEmpty {
            guard let decoded = Self.decoded(part) else {
                throw .malformed(text, expected: "two hexadecimal digits of UTF-8 after each percent sign")
            }
            components.append(decoded)
        }
        self.components = components
    }

    /// Signs, which Swift accepts before a hexadecimal number; a percent escape has none.
    private static let signs = [UInt8(ascii: "+"), UInt8(ascii: "-")]

    private static func decoded(_ part: String) -> String? {
        var bytes: [UInt8] = []
        var rest = part.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst(), let low = rest.popFirst(),
                let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16), !signs.contains(high)
            else { return nil }
            bytes.append(value)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

/// Why a URL could not be opened. The stack is unchanged when one is thrown.
public enum DeepLinkError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is not a URL of this form.
    case malformed(String, expected: String)
    /// The scheme does not belong to this program.
    case unknownScheme(String)
    /// No handler is registered for this host.
    case unknownHost(String)
    /// The handler did not accept the components after the host.
    case unknownPath(String)
    /// The URL leads to a value that has no destination.
    case noDestination(FlowError)

    /// What happened and what to do.
    public var description: String {
        switch self {
        case .malformed(let text, let expected): "“\(text)” is no link: expected \(expected), as in scheme://host/path"
        case .unknownScheme(let scheme): "no link has the scheme “\(scheme)”"
        case .unknownHost(let host): "no link has the host “\(host)”"
        case .unknownPath(let path): "the link's path “\(path)” leads nowhere"
        case .noDestination(let error): "\(error)"
        }
    }
}
