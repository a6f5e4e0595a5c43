import Glibc

/// A file that is written in parts and takes its place when it is whole: until then, and when it never is, what was
/// there stays.
public struct PendingFile: ~Copyable {
    private let path: String
    /// Where the bytes gather; `nil` for what is no file, such as a pipe, which is written into.
    private let part: String?
    private let overwriting: Bool
    private var descriptor: Int32

    /// Begins a file beside `path`. An existing one is left alone unless told. What is no file, such as a pipe or
    /// `/dev/null`, is written into.
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
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, bytes.count - start)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw FileFailure("write", path, code: errno) }
            start += count
        }
    }

    /// Puts the file in its place.
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

    /// Gives the finished part its name. A link, unlike a new name, is refused when the file came up meanwhile.
    private func put(_ part: String) throws(FileFailure) {
        if !overwriting {
            if unsafe link(part, path) == 0 {
                unsafe unlink(part)
                return
            }
            if errno == EEXIST { throw FileFailure("write", path, code: EEXIST) }
            // Some file systems have no links.
        }
        guard unsafe rename(part, path) == 0 else { throw FileFailure("write", path, code: errno) }
    }
}
