import Glibc

/// A file, pipe or standard input, read from the beginning in pieces.
public struct InputFile: ~Copyable {
    /// The largest size of a piece in bytes.
    public static let pieceSize = 256 << 10

    private let path: String
    private let descriptor: Int32
    private var buffer: [UInt8]

    /// Opens the file, or standard input for `-`.
    public init(_ path: String) throws(FileFailure) {
        descriptor = try Self.open(path)
        self.path = path == "-" ? "standard input" : path
        buffer = [UInt8](repeating: 0, count: Self.pieceSize)
    }

    private static func open(_ path: String) throws(FileFailure) -> Int32 {
        if path == "-" { return 0 }
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure("open", path, code: errno) }
        var status = stat()
        if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            close(descriptor)
            throw FileFailure("read", path, code: EISDIR)
        }
        return descriptor
    }

    /// The size in bytes of the regular file at `path`; `nil` for a pipe, a device or a missing file.
    public static func size(of path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    deinit {
        if descriptor > 0 { close(descriptor) }
    }

    /// Reads the next piece and passes it to `body`; returns false at the end.
    public mutating func next(_ body: (RawSpan) -> Void) throws(FileFailure) -> Bool {
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe read(descriptor, bytes.baseAddress, bytes.count)
            }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw FileFailure("read", path, code: errno) }
            if count == 0 { return false }
            body(buffer.span.bytes.extracting(0..<count))
            return true
        }
    }

    /// All bytes of a file of at most `limit` bytes.
    public static func bytes(of path: String, limit: Int = 64 << 20) throws(FileFailure) -> [UInt8] {
        var file = try InputFile(path)
        var all: [UInt8] = []
        var isRunning = true
        while isRunning {
            isRunning = try file.next { piece in
                unsafe piece.withUnsafeBytes { unsafe all.append(contentsOf: $0) }
            }
            if all.count > limit { throw FileFailure("read", path, code: EFBIG) }
        }
        return all
    }
}
