import Glibc

/// A file that is written completely or not at all.
public enum OutputFile {
    /// Whether the path exists.
    public static func exists(_ path: String) -> Bool {
        unsafe access(path, F_OK) == 0
    }

    /// Writes the bytes to a temporary file and moves it into place; see `PendingFile`.
    public static func write(_ bytes: [UInt8], to path: String, overwriting: Bool) throws(FileFailure) {
        var file = try PendingFile(path, overwriting: overwriting)
        try file.append(bytes)
        try file.finish()
    }

    /// Removes the file, if it exists.
    public static func remove(_ path: String) throws(FileFailure) {
        guard unsafe unlink(path) != 0, errno != ENOENT else { return }
        throw FileFailure("remove", path, code: errno)
    }
}
