import Glibc
import RecordingFormats

/// Finds recordings in folders, and what lies beside them.
public enum RecordingFinder {
    /// Endings of files that lie beside recordings and are none.
    static let companionEndings = [".trace", ".md", ".tsv", ".desc", ".prop", ".device", ".sh", ".part", ".jsonl"]
    /// Endings of files that hold a description without events.
    static let descriptionEndings = [".desc", ".prop", ".device"]

    /// The paths with each folder replaced by the recordings in it and below it, by name. Hidden files, files whose
    /// ending says that they lie beside a recording, JSON that is no activity log, links to folders, and what is no
    /// file are passed over; a folder among others that holds none stays. Of several files that are named, so are a
    /// `.trace` or `.json` beside one of the others and a `.md` that holds no recording: a shell's `folder/*` names
    /// them as well.
    public static func recordings(in paths: [String]) throws(FileFailure) -> [String] {
        func isBeside(_ path: String) -> Bool { [".trace", ".json"].contains { path.hasSuffix($0) } }
        let stems = Set(paths.filter { !isBeside($0) }.map { companion(of: $0, ending: "") })
        var found: [String] = []
        for path in paths {
            if path != "-" && isFolder(path) {
                let count = found.count
                try collect(path, depth: 0, into: &found)
                // Of several, the one that holds nothing is read and refused, and the others are read all the same.
                if found.count == count && paths.count > 1 { found.append(path) }
            } else if paths.count > 1 && path.hasSuffix(".md") && holdsNoRecording(path) {
                continue
            } else if !isBeside(path) || !stems.contains(companion(of: path, ending: "")) {
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

    /// The path of a file that is named from the folder of another one.
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

    /// The names in a folder but the hidden ones, in no order.
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

    /// Whether a file can be read and is none of the formats.
    private static func holdsNoRecording(_ path: String) -> Bool {
        do throws(FileFailure) {
            return try format(of: path) == nil
        } catch {
            return false
        }
    }

    /// What the first piece of a file tells.
    private static func format(of path: String) throws(FileFailure) -> RecordingFormat? {
        var file = try InputFile(path)
        var format: RecordingFormat?
        _ = try file.next { format = FormatDetector.format(of: $0) }
        return format
    }
}
