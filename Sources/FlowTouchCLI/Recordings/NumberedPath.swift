/// The path of one of several files that a command writes.
enum NumberedPath {
    /// The path with a number before its ending: `corpus.jsonl` becomes `corpus-3.jsonl`.
    static func path(_ path: String, _ number: Int, separator: Character = "-") -> String {
        let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let dot = path[nameStart...].lastIndex(of: ".").flatMap { $0 == nameStart ? nil : $0 } ?? path.endIndex
        return "\(path[..<dot])\(separator)\(number)\(path[dot...])"
    }
}
