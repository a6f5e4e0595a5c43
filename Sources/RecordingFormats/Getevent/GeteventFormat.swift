extension RecordingFormat {
    /// Android's `getevent`, in the forms of all Android versions.
    public static let getevent = RecordingFormat(
        name: "getevent", extensions: ["getevent"], signs: [.line(GeteventReader.recognizes)],
        reader: { GeteventReader() }, writing: .events(GeteventWriter.self))
}

extension GeteventReader {
    /// Whether only `getevent` writes a line like this one.
    static func recognizes(_ line: RawSpan) -> Bool {
        var position = 0
        if line.skip("add device ", &position), line.decimal(&position) != nil, line.skip(": /", &position) {
            return true
        }
        if line.has("could not get driver version for /", at: 0) { return true }
        position = 0
        return GeteventLine.parse(line, &position) != nil
    }
}
