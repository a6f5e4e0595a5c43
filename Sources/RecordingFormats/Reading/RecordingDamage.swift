import Documents

/// Why a recording could not be read further.
public struct RecordingDamage: Error, Hashable, Sendable {
    /// Where it was found.
    public var place: RecordingPlace
    /// What was expected there, as a noun phrase: “E: <sec>.<usec> <type> <code> <value>”.
    public var expected: String
    /// What was found there. Text from the recording is in quotation marks, shortened and free of control characters.
    public var found: String

    /// `expected “E: <sec>.<usec> <type> <code> <value>”, found “E: 1.5”`, to follow the position.
    public var sentence: String { "expected \(expected), found \(found)" }

    /// Damage at `place`.
    public init(place: RecordingPlace, expected: String, found: String) {
        self.place = place
        self.expected = expected
        self.found = found
    }
}

/// A position in a recording.
public enum RecordingPlace: Hashable, Sendable, CustomStringConvertible {
    /// A line, counted from 1.
    case line(Int)
    /// A line and a column, both counted from 1.
    case column(line: Int, column: Int)
    /// A byte, counted from 0.
    case byte(Int)

    /// The position in the recording that corresponds to one in the document.
    public init(_ place: DocumentPlace) {
        self = .column(line: place.line, column: place.column)
    }

    /// `12`, `12:7` or `byte 480`, to follow the file's name and a colon.
    public var description: String {
        switch self {
        case .line(let line): "\(line)"
        case .column(let line, let column): "\(line):\(column)"
        case .byte(let offset): "byte \(offset)"
        }
    }
}

/// A remark on something legal but unusual in a recording.
public struct RecordingNote: Hashable, Sendable {
    /// The position, if there is one.
    public var place: RecordingPlace?
    /// A sentence without a full stop.
    public var text: String

    /// A note about `place`.
    public init(_ text: String, at place: RecordingPlace? = nil) {
        self.text = text
        self.place = place
    }
}
