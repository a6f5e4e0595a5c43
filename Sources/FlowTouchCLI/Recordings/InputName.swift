import Documents
import RecordingFormats

/// The name of an input in messages.
struct InputName: Hashable, CustomStringConvertible {
    /// Its path, safe to print and not shortened; `standard input` for `-`.
    let description: String

    /// The name of the input at this path.
    init(_ path: String) {
        description = path == "-" ? "standard input" : quotedPath(path)
    }

    /// A sentence about a place in the input, `pull.evemu:12: …`, or about all of it, `pull.evemu: …`.
    func sentence(_ text: String, at place: RecordingPlace? = nil) -> String {
        "\(description)\(place.map { ":\($0)" } ?? ""): \(text)"
    }

    /// A note about the input.
    func sentence(_ note: RecordingNote) -> String { sentence(note.text, at: note.place) }
}

/// A path, safe to print and not shortened.
func quotedPath(_ path: String) -> String {
    PrintableText.excerpt(of: path, limit: 4096)
}
