import Documents
import Glibc

/// A system error for a file.
public struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was attempted: `open`, `read`, `write`.
    public var operation: String
    /// The path as the user gave it.
    public var path: String
    /// The system's error number.
    public var code: Int32

    /// The error number for a file that already exists.
    public static let fileExists = EEXIST

    /// A failure with this error number.
    public init(_ operation: String, _ path: String, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// `cannot open pull.evemu: No such file or directory`, with advice if there is any.
    public var description: String {
        let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
        let advice =
            switch code {
            case EACCES: "; check its permissions with ls -l"
            case EISDIR: "; name a file in it"
            default: ""
            }
        return "cannot \(operation) \(PrintableText.excerpt(of: path, limit: 200)): \(reason)\(advice)"
    }
}
