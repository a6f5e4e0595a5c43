import Glibc

/// Small files and folders of `/dev` and `/sys`.
enum SystemFolder {
    /// The names in a folder, in any order; empty if it cannot be listed.
    static func names(in folder: String) -> [String] {
        guard let handle = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(handle) }
        var names: [String] = []
        while let entry = unsafe readdir(handle) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: unsafe bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    /// The text of a small file without the final line end; empty if it cannot be read.
    static func text(_ path: String) -> String {
        let number = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { return "" }
        defer { close(number) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = unsafe read(number, &bytes, bytes.count)
        guard count > 0 else { return "" }
        let text = bytes.prefix(count)
        return String(decoding: text.last == 0x0a ? text.dropLast() : text, as: UTF8.self)
    }

    /// The last component of a link's target: `../event3` gives `event3`.
    static func target(_ path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = unsafe readlink(path, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let text = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.split(separator: "/").last.map(String.init)
    }

    /// A file in one of the folders above the executable, if that is still within its project.
    static func above(executable name: String) -> String? {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count)
        guard count > 0 else { return nil }
        var folders = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
            .split(separator: "/")
        for _ in 0..<6 where !folders.isEmpty {
            folders.removeLast()
            let path = "/" + (folders + [Substring(name)]).joined(separator: "/")
            // The path will be quoted in a shell command.
            if unsafe !path.contains("'") && access(path, R_OK) == 0 { return path }
        }
        return nil
    }
}
