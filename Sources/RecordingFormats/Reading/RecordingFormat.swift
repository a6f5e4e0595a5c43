/// A format of recordings: how its content is recognised, and what reads and writes it.
///
/// Each format is described in its own folder and has one row in ``allCases``. The detector, the reader, the writers, the
/// names and extensions on the command line and the fuzzer all take their formats from there.
public struct RecordingFormat: Sendable {
    /// All formats, in the order in which they are listed to users.
    public static let allCases: [RecordingFormat] = [
        .evemu, .libinput, .getevent, .evtest, .raw64, .raw32, .raw64BigEndian, .raw32BigEndian, .activityLog, .samples,
    ]

    /// The name on the command line.
    public let name: String
    /// What the format is called in a sentence.
    public let title: String
    /// The extensions that select this format for writing, without the dot; the usual one first.
    public let extensions: [String]
    /// What writes the format; `nil` if it is only read.
    public let writing: Writing?
    /// Whether the format holds everything that a device says about itself, so that a live device can be recorded in it.
    public let holdsWholeDevice: Bool
    /// What in the content tells this format from the others.
    let signs: [FormatSign]
    /// Makes a reader for one recording.
    let makeReader: @Sendable () -> any FormatReader

    /// How a format is written.
    public enum Writing: Sendable {
        /// One event at a time.
        case events(any FormatWriter.Type)
        /// As positions of contacts, by ``SampleTableWriter``.
        case samples
    }

    init(
        name: String, title: String? = nil, extensions: [String] = [], signs: [FormatSign],
        reader: @escaping @Sendable () -> any FormatReader, writing: Writing? = nil, holdsWholeDevice: Bool = false
    ) {
        self.name = name
        self.title = title ?? name
        self.extensions = extensions
        self.signs = signs
        makeReader = reader
        self.writing = writing
        self.holdsWholeDevice = holdsWholeDevice
    }
}

extension RecordingFormat: Hashable, CaseIterable, CustomStringConvertible {
    /// The formats that can be written.
    public static var written: [RecordingFormat] { allCases.filter { $0.writing != nil } }

    /// The format with this name.
    public init?(named name: String) {
        guard let format = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// The format that the extension of this path selects for writing.
    public init?(forWriting path: String) {
        let file = path.split(separator: "/").last ?? ""
        let ending = file.split(separator: ".").last.map(String.init) ?? ""
        guard let format = Self.written.first(where: { $0.extensions.contains(ending) }) else { return nil }
        self = format
    }

    /// What writes the format event by event; `nil` if it is not written so.
    public var eventWriter: (any FormatWriter.Type)? {
        if case .events(let writer) = writing { writer } else { nil }
    }

    /// Whether recordings of this format are JSON documents.
    public var isJSON: Bool {
        signs.contains { if case .json = $0 { true } else { false } }
    }

    /// The titles of all formats, as an enumeration in a sentence: `evemu, getevent or evtest`.
    public static let titles: String = {
        var titles: [String] = []
        for format in allCases where !titles.contains(format.title) { titles.append(format.title) }
        let last = titles.removeLast()
        return "\(titles.joined(separator: ", ")) or \(last)"
    }()

    /// The name.
    public var description: String { name }

    /// Two formats are equal if their names are.
    public static func == (left: RecordingFormat, right: RecordingFormat) -> Bool { left.name == right.name }

    /// By name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
