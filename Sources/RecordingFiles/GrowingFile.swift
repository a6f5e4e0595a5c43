import Glibc

/// A file that grows piece by piece while something is recorded. It is readable after each piece and survives the end
/// of the program; a piece that cannot be written completely is removed again.
public struct GrowingFile: ~Copyable {
    /// Its path.
    public let path: String
    private let descriptor: Int32
    private var length: Int64 = 0
    /// Whether it is a regular file, not a pipe or device.
    public let isRegular: Bool

    /// Creates the file. An existing file is an error unless `overwriting`; pipes and devices such as `/dev/null` are
    /// written to.
    public init(_ path: String, overwriting: Bool) throws(FileFailure) {
        var status = stat()
        let isThere = unsafe stat(path, &status) == 0
        let isOther = isThere && status.st_mode & S_IFMT != S_IFREG
        let flags = isOther ? 0 : overwriting ? O_CREAT | O_TRUNC : O_CREAT | O_EXCL
        let opened = unsafe open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
        guard opened >= 0 else { throw FileFailure("write", path, code: errno) }
        self.path = path
        descriptor = opened
        isRegular = !isOther
    }

    deinit { close(descriptor) }

    /// Writes a piece completely, or nothing of it.
    public mutating func append(_ bytes: [UInt8]) throws(FileFailure) {
        let result = WholeWrite.write(bytes, to: descriptor)
        guard result.code == 0 else {
            if isRegular && result.count > 0 { _ = ftruncate(descriptor, off_t(length)) }
            throw FileFailure("write", path, code: result.code)
        }
        length += Int64(bytes.count)
    }
}
