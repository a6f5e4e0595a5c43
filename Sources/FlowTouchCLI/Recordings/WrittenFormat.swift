import RecordingFormats

/// A format that is written, by name or by the ending of a file.
enum WrittenFormat: String, CaseIterable {
    case evemu, libinput, getevent, evtest, raw64, samples

    /// The format that the ending of a file's name says.
    init?(ending path: String) {
        let name = path.split(separator: "/").last ?? ""
        switch name.split(separator: ".").last.map(String.init) {
        case "evemu", "events", "event": self = .evemu
        case "yml", "yaml": self = .libinput
        case "getevent": self = .getevent
        case "evtest", "dat": self = .evtest
        case "bin", "raw", "raw64": self = .raw64
        case "csv", "samples": self = .samples
        default: return nil
        }
    }

    /// What writes it; tables of samples are made from contacts instead.
    var writer: (any FormatWriter.Type)? {
        switch self {
        case .evemu: EvemuWriter.self
        case .libinput: LibinputWriter.self
        case .getevent: GeteventWriter.self
        case .evtest: EvtestWriter.self
        case .raw64: RawWriter.self
        case .samples: nil
        }
    }

    /// The format that the user means.
    static func chosen(_ arguments: Arguments, for path: String) throws(CommandFailure) -> WrittenFormat {
        if let name = arguments.value("to"), let format = WrittenFormat(rawValue: name) { return format }
        if let format = WrittenFormat(ending: path) { return format }
        let names = allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandFailure(.usage, "the ending of “\(quoted(path))” names no format: say --to with one of \(names)")
    }
}
