extension RecordingFormat {
    /// `evtest`: a description and one line for each event.
    public static let evtest = RecordingFormat(
        name: "evtest", extensions: ["evtest", "dat"], signs: [.line(EvtestReader.recognizes)],
        reader: { EvtestReader() }, writing: .events(EvtestWriter.self))
}

extension EvtestReader {
    /// Whether only `evtest` writes a line like this one.
    static func recognizes(_ line: RawSpan) -> Bool {
        var position = 0
        line.skipBlanks(&position)
        return line.has("Event: time ", at: position) || line.has("Input driver version is ", at: position)
            || line.has("Input device name: ", at: position) || line.has("Input device ID: bus ", at: position)
    }
}
