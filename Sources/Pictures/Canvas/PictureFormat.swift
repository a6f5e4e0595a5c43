/// How a picture is written.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
    /// Lines and text, for pages of the web and for editing.
    case svg
    /// Pixels, two for each point.
    case png
    /// Pages, for print.
    case pdf

    /// The format that a file's ending names, in either case.
    public init?(endingOf path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }
}
