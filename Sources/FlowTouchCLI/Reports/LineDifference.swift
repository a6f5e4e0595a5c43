/// The difference between two texts, line by line.
enum LineDifference {
    /// The removed lines, marked `-`, and the added lines, marked `+`, in order, without the common lines.
    static func text(from old: String, to new: String) -> String {
        let oldLines = old.split(separator: "\n").map(String.init)
        let newLines = new.split(separator: "\n").map(String.init)
        var gone: [Int: String] = [:]
        var come: [Int: String] = [:]
        for change in newLines.difference(from: oldLines) {
            switch change {
            case .remove(let offset, let line, _): gone[offset] = line
            case .insert(let offset, let line, _): come[offset] = line
            }
        }
        var text = ""
        var (i, j) = (0, 0)
        while i < oldLines.count || j < newLines.count {
            if let line = gone[i] {
                text += "- \(line)\n"
                i += 1
            } else if let line = come[j] {
                text += "+ \(line)\n"
                j += 1
            } else {
                i += 1
                j += 1
            }
        }
        return text
    }
}
