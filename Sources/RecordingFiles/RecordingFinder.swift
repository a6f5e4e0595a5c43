import Glibc

/// Finds recordings in folders, and what lies beside them.
public enum RecordingFinder {
    /// Endings of files that lie beside recordings and are none.
    static let companionEndings = [
        ".trace", ".json", ".md", ".tsv", ".txt.contacts", ".desc", ".prop", ".device", ".sh", ".part",
    ]
    /// Endings of files that hold a description without events.
    static let descriptionEndings = [".desc", ".prop", ".device"]

    /// The paths with each folder replaced by the recordings in it and below it, by name. Hidden files, and files
    /// whose ending says that they lie beside a recording, are passed over.
    public static func recordings(in paths: [String]) throws(FileFailure) -> [String] {
        var found: [String] = []
        for path in paths {
            if path != "-" && isFolder(path) {
                try collect(path, depth: 0, into: &found)
            } else {
                found.append(path)
            }
        }
        return found
    }

    /// The file with the description of a recording that holds events only: `STEM.desc`, `.prop` or `.device`, for
    /// the longest beginning of the name that ends before a dot, dash or underscore.
    public static func description(for path: String) -> String? {
        let folderEnd = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let folder = path[..<folderEnd]
        var stem = path[folderEnd...]
        while !stem.isEmpty {
            for ending in descriptionEndings {
                let candidate = "\(folder)\(stem)\(ending)"
                if candidate != path && OutputFile.exists(candidate) { return candidate }
            }
            guard let cut = stem.lastIndex(where: { ".-_".contains($0) }) else { return nil }
            stem = stem[..<cut]
        }
        return nil
    }

    /// The file of this ending beside a recording, whether it is there or not: `pull.evemu` has `pull.trace`.
    public static func companion(of path: String, ending: String) -> String {
        let folderEnd = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        var name = path[folderEnd...]
        for compressed in [".gz", ".xz"] where name.hasSuffix(compressed) { name = name.dropLast(3) }
        if let dot = name.lastIndex(of: "."), dot != name.startIndex { name = name[..<dot] }
        return "\(path[..<folderEnd])\(name)\(ending)"
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func collect(_ folder: String, depth: Int, into found: inout [String]) throws(FileFailure) {
        guard depth < 32 else { return }
        guard let handle = unsafe opendir(folder) else { throw FileFailure("list", folder, code: errno) }
        var names: [String] = []
        while let entry = unsafe readdir(handle) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: unsafe bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        unsafe closedir(handle)
        for name in names.sorted() {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            if isFolder(path) {
                try collect(path, depth: depth + 1, into: &found)
            } else if !companionEndings.contains(where: { name.hasSuffix($0) }) {
                found.append(path)
            }
        }
    }
}
