/// Wraps text to a given width.
enum TextWrapping {
    /// The lines of one paragraph.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty && line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        if !line.isEmpty { lines.append(line) }
        return lines.isEmpty ? [""] : lines
    }

    /// The wrapped paragraphs; those that begin with a space are kept unchanged.
    static func wrapped(_ text: String, width: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
            paragraph.hasPrefix(" ")
                ? String(paragraph) : lines(String(paragraph), width: width).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
