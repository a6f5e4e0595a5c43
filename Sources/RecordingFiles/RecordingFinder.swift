import Glibc
import RecordingFormats

/// Finds recordings in folders, and the files that belong to them.
public enum RecordingFinder {
    /// Extensions of files that accompany recordings.
    static let companionEndings = [".trace", ".md", ".tsv", ".desc", ".prop", ".device", ".sh", ".part", ".jsonl"]
    /// Extensions of files that contain a description without events.
    static let descriptionEndings = [".desc", ".prop", ".device"]

    /// The paths, with each folder replaced by the recordings inside it, sorted by name. Ignored are hidden files,
    /// companions of recordings, JSON files other than recordings, links to folders, and everything but regular files.
    /// If there are several paths, a folder without recordings stays in the list. So that `folder/*` works, a `.trace`
    /// or `.json` beside another named file is ignored too, and a `.md` without a recording.
    public static func recordings(in paths: [String]) throws(FileFailure) -> [String] {
        func isBeside(_ path: String) -> Bool { [".trace", ".json"].contains { path.hasSuffix($0) } }
        let stems = Set(paths.filter { !isBeside($0) }.map { companion(of: $0, ending: "") })
        var found: [String] = []
        for path in paths {
            if path != "-" && isFolder(path) {
                let count = found.count
                try collect(path, depth: 0, into: &found)
                // Among several paths, it causes an error when read, and the others are read nevertheless.
                if found.count == count && paths.count > 1 { found.append(path) }
            } else if paths.count > 1 && path.hasSuffix(".md") && holdsNoRecording(path) {
                continue
            } else if !isBeside(path) || !stems.contains(companion(of: path, ending: "")) {
                found.append(path)
            }
        }
        return found
    }

    /// The file with the description for a recording that contains only events: `STEM.desc`, `.prop` or `.device`, for
    /// the longest prefix of the name that ends before a dot, dash or underscore.
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

    /// The companion of a recording with this extension, whether it exists or not: `pull.trace` for `pull.evemu`.
    public static func companion(of path: String, ending: String) -> String {
        let folderEnd = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        var name = path[folderEnd...]
        for compressed in [".gz", ".xz"] where name.hasSuffix(compressed) { name = name.dropLast(3) }
        if let dot = name.lastIndex(of: "."), dot != name.startIndex { name = name[..<dot] }
        return "\(path[..<folderEnd])\(name)\(ending)"
    }

    /// The path of a file named relative to the folder of another file.
    public static func path(of file: String, beside path: String) -> String {
        guard !file.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return file }
        return path[...slash] + file
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static func collect(_ folder: String, depth: Int, into found: inout [String]) throws(FileFailure) {
        guard depth < 32 else { return }
        for name in try names(in: folder).sorted() {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            if isFolder(path) {
                // A link may lead back to a folder above.
                if !isLink(path) { try collect(path, depth: depth + 1, into: &found) }
            } else if isFile(path), !companionEndings.contains(where: { name.hasSuffix($0) }),
                !name.hasSuffix(".json") || isJSONRecording(path)
            {
                found.append(path)
            }
        }
    }

    /// The names in a folder except hidden ones, in any order.
    private static func names(in folder: String) throws(FileFailure) -> [String] {
        guard let handle = unsafe opendir(folder) else { throw FileFailure("list", folder, code: errno) }
        var names: [String] = []
        while let entry = unsafe readdir(handle) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: unsafe bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        unsafe closedir(handle)
        return names
    }

    private static func isJSONRecording(_ path: String) -> Bool {
        do throws(FileFailure) {
            return try format(of: path)?.isJSON == true
        } catch {
            return false
        }
    }

    /// Whether a file is readable and of no recording format.
    private static func holdsNoRecording(_ path: String) -> Bool {
        do throws(FileFailure) {
            return try format(of: path) == nil
        } catch {
            return false
        }
    }

    /// The format that the first piece of a file shows.
    private static func format(of path: String) throws(FileFailure) -> RecordingFormat? {
        var file = try InputFile(path)
        var format: RecordingFormat?
        _ = try file.next { format = FormatDetector.format(of: $0) }
        return format
    }
}
