/// The file format of a picture.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
    /// Vector graphics with text, for web pages and for editing.
    case svg
    /// Pixels, two per point.
    case png
    /// Pages for printing.
    case pdf

    /// The format for a file extension, in upper or lower case.
    public init?(endingOf path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }
}
