import Documents
import RecordingFormats

/// What an input is called in everything that is said of it.
struct InputName: Hashable, CustomStringConvertible {
    /// Its path, safe to print and not cut; `standard input` for `-`.
    let description: String

    /// The name of the input at this path.
    init(_ path: String) {
        description = path == "-" ? "standard input" : quotedPath(path)
    }

    /// A sentence about a place in it: `pull.evemu:12: …`, or about the whole: `pull.evemu: …`.
    func sentence(_ text: String, at place: RecordingPlace? = nil) -> String {
        "\(description)\(place.map { ":\($0)" } ?? ""): \(text)"
    }

    /// What a note says of it.
    func sentence(_ note: RecordingNote) -> String { sentence(note.text, at: note.place) }
}

/// A path, safe to print and not cut.
func quotedPath(_ path: String) -> String {
    PrintableText.excerpt(of: path, limit: 4096)
}
