import RecordingFormats

/// A format that can be written, selected by name or by a file's extension.
enum WrittenFormat: String, CaseIterable {
    case evemu, libinput, getevent, evtest, raw64, samples

    /// The format that a file's extension selects.
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

    /// What writes it; `nil` for tables of samples, which are made from contacts.
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

    /// The format that `--to` or the extension of the path selects.
    static func chosen(_ arguments: Arguments, for path: String) throws(CommandFailure) -> WrittenFormat {
        if let name = arguments.value("to"), let format = WrittenFormat(rawValue: name) { return format }
        if let format = WrittenFormat(ending: path) { return format }
        let names = allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandFailure(
            .usage, "the extension of “\(quoted(path))” selects no format: add --to with one of \(names)")
    }
}
