import Glibc

/// A file that is written whole or not at all.
public enum OutputFile {
    /// Whether something is at the path.
    public static func exists(_ path: String) -> Bool {
        unsafe access(path, F_OK) == 0
    }

    /// Writes the bytes beside the file and puts them in its place; see `PendingFile`.
    public static func write(_ bytes: [UInt8], to path: String, overwriting: Bool) throws(FileFailure) {
        var file = try PendingFile(path, overwriting: overwriting)
        try file.append(bytes)
        try file.finish()
    }

    /// Removes the file, if there is one.
    public static func remove(_ path: String) throws(FileFailure) {
        guard unsafe unlink(path) != 0, errno != ENOENT else { return }
        throw FileFailure("remove", path, code: errno)
    }
}
