import Glibc

/// A file that is written whole or not at all.
public enum OutputFile {
    /// Whether something is at the path.
    public static func exists(_ path: String) -> Bool {
        unsafe access(path, F_OK) == 0
    }

    /// Writes the bytes beside the file and puts them in its place. An existing file is left alone unless told.
    public static func write(_ bytes: [UInt8], to path: String, overwriting: Bool) throws(FileFailure) {
        if !overwriting && exists(path) { throw FileFailure("write", path, code: EEXIST) }
        var status = stat()
        let isSpecial = unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
        let target = isSpecial ? path : "\(path).\(getpid()).part"
        let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (isSpecial ? 0 : O_TRUNC)
        let descriptor = unsafe open(target, flags, 0o666)
        guard descriptor >= 0 else { throw FileFailure("write", path, code: errno) }
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, bytes.count - start)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                let code = errno
                close(descriptor)
                if !isSpecial { unsafe unlink(target) }
                throw FileFailure("write", path, code: code)
            }
            start += count
        }
        guard close(descriptor) == 0 else { throw FileFailure("write", path, code: errno) }
        if !isSpecial, unsafe rename(target, path) != 0 {
            let code = errno
            unsafe unlink(target)
            throw FileFailure("write", path, code: code)
        }
    }
}
