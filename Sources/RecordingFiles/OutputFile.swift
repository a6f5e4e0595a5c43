import Glibc

/// A file that is written whole or not at all.
public enum OutputFile {
    /// Whether something is at the path.
    public static func exists(_ path: String) -> Bool {
        unsafe access(path, F_OK) == 0
    }

    /// Writes the bytes beside the file and puts them in its place. An existing file is left alone unless told. What
    /// is no file, such as a pipe or `/dev/null`, is written into.
    public static func write(_ bytes: [UInt8], to path: String, overwriting: Bool) throws(FileFailure) {
        var status = stat()
        if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw FileFailure("write", path, code: errno) }
            return try fill(descriptor, with: bytes, path)
        }
        if !overwriting && exists(path) { throw FileFailure("write", path, code: EEXIST) }
        let part = "\(path).\(getpid()).part"
        unsafe unlink(part)
        let descriptor = unsafe open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileFailure("write", path, code: errno) }
        do throws(FileFailure) {
            try fill(descriptor, with: bytes, path)
            try put(part, at: path, overwriting: overwriting)
        } catch {
            unsafe unlink(part)
            throw error
        }
    }

    /// Gives the finished part its name. A link, unlike a new name, is refused when the file came up meanwhile.
    private static func put(_ part: String, at path: String, overwriting: Bool) throws(FileFailure) {
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

    /// Writes all bytes and closes the descriptor, come what may.
    private static func fill(_ descriptor: Int32, with bytes: [UInt8], _ path: String) throws(FileFailure) {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, bytes.count - start)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                let code = errno
                close(descriptor)
                throw FileFailure("write", path, code: code)
            }
            start += count
        }
        guard close(descriptor) == 0 else { throw FileFailure("write", path, code: errno) }
    }
}
