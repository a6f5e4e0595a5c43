import Glibc

/// A file that is written in parts and put in place when it is complete. Until then, or if that never happens, an
/// existing file is unchanged.
public struct PendingFile: ~Copyable {
    private let path: String
    /// The temporary file; `nil` for a pipe or device, which is written to directly.
    private let part: String?
    private let overwriting: Bool
    private var descriptor: Int32

    /// Creates a temporary file beside `path`. An existing file is an error unless `overwriting`. A pipe or device such
    /// as `/dev/null` is written to directly.
    public init(_ path: String, overwriting: Bool) throws(FileFailure) {
        var status = stat()
        let isOther = unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
        if !isOther && !overwriting && OutputFile.exists(path) { throw FileFailure("write", path, code: EEXIST) }
        let target = isOther ? path : "\(path).\(getpid()).part"
        if !isOther { unsafe unlink(target) }
        let flags = isOther ? 0 : O_CREAT | O_EXCL
        let opened = unsafe open(target, O_WRONLY | O_CLOEXEC | flags, 0o666)
        guard opened >= 0 else { throw FileFailure("write", path, code: errno) }
        self.path = path
        part = isOther ? nil : target
        self.overwriting = overwriting
        descriptor = opened
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        if let part { unsafe unlink(part) }
    }

    /// Writes the next bytes.
    public mutating func append(_ bytes: [UInt8]) throws(FileFailure) {
        let result = WholeWrite.write(bytes, to: descriptor)
        guard result.code == 0 else { throw FileFailure("write", path, code: result.code) }
    }

    /// Puts the file in place.
    public mutating func finish() throws(FileFailure) {
        let isClosed = close(descriptor) == 0
        let code = errno
        descriptor = -1
        guard let part else {
            if !isClosed { throw FileFailure("write", path, code: code) }
            return
        }
        do throws(FileFailure) {
            if !isClosed { throw FileFailure("write", path, code: code) }
            try put(part)
        } catch {
            unsafe unlink(part)
            throw error
        }
    }

    /// Gives the complete file its name. A link, unlike a rename, fails if the name has been taken in the meantime.
    private func put(_ part: String) throws(FileFailure) {
        if !overwriting {
            if unsafe link(part, path) == 0 {
                unsafe unlink(part)
                return
            }
            if errno == EEXIST { throw FileFailure("write", path, code: EEXIST) }
            // Some file systems do not support links.
        }
        guard unsafe rename(part, path) == 0 else { throw FileFailure("write", path, code: errno) }
    }
}
