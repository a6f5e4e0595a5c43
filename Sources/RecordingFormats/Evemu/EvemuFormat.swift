extension RecordingFormat {
    /// evemu 1.0 to 1.3: a description, events or both, as text.
    public static let evemu = RecordingFormat(
        name: "evemu", extensions: ["evemu", "events", "event"], signs: [.line(EvemuReader.recognizes)],
        reader: { EvemuReader() }, writing: .events(EvemuWriter.self), holdsWholeDevice: true)
}

extension EvemuReader {
    /// Whether only evemu writes a line like this one.
    static func recognizes(_ line: RawSpan) -> Bool {
        if line.has("# EVEMU ", at: 0) { return true }
        guard line.byte(1) == UInt8(ascii: ":") else { return false }
        switch line.byte(0) {
        case UInt8(ascii: "E"): return event(in: line) != nil
        case UInt8(ascii: "I"), UInt8(ascii: "P"), UInt8(ascii: "B"), UInt8(ascii: "A"):
            var header = EvemuHeader()
            var first = 2
            line.skipBlanks(&first)
            return first < line.byteCount && header.take(line.byte(0), line) == nil
        default: return false
        }
    }
}
