import RecordingFormats

/// Choosing a format to write.
extension RecordingFormat {
    /// The formats in which a live device can be recorded.
    static let recorded = allCases.filter(\.holdsWholeDevice)

    /// The format that `--to` or the extension of the path selects.
    static func chosen(_ arguments: Arguments, for path: String) throws(CommandFailure) -> RecordingFormat {
        if let format = arguments.value("to").flatMap(RecordingFormat.init(named:)) { return format }
        if let format = RecordingFormat(forWriting: path) { return format }
        throw CommandFailure(
            .usage, "the extension of “\(quoted(path))” selects no format: add --to with one of \(names(of: written))")
    }

    /// The names of these formats: `evemu, libinput`.
    static func names(of formats: [RecordingFormat]) -> String {
        formats.map(\.name).joined(separator: ", ")
    }

    /// The usual extensions of these formats, as an enumeration in a sentence: `.evemu, .yml or .csv`.
    static func extensions(of formats: [RecordingFormat]) -> String {
        let extensions = formats.compactMap(\.extensions.first).map { ".\($0)" }
        return extensions.dropLast().joined(separator: ", ") + " or " + (extensions.last ?? "")
    }
}
