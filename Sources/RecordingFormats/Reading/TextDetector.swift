/// Recognises text formats by their lines. Lines before the first sign are ignored, since recordings are pasted together
/// with whatever the terminal showed above them.
enum TextDetector {
    private static let lines = RecordingFormat.tests { if case .line(let test) = $0 { test } else { nil } }
    private static let headings = RecordingFormat.tests { if case .heading(let test, _) = $0 { test } else { nil } }
    private static let hints = RecordingFormat.tests { if case .hint(let test) = $0 { test } else { nil } }
    private static let documents = RecordingFormat.tests { if case .json(let test) = $0 { test } else { nil } }

    static func examine(_ bytes: RawSpan, isWhole: Bool) -> FormatDetector.Answer {
        var position = 0
        if bytes.has("\u{feff}", at: 0) { position = 3 }
        if let answer = examineJSON(bytes, from: position, isWhole: isWhole) { return answer }
        var hinted: RecordingFormat?
        var isHeading = true
        while position < bytes.byteCount {
            let end: Int
            if let found = bytes.endOfLine(from: position) {
                end = found
            } else if isWhole {
                end = bytes.byteCount
            } else {
                return .open
            }
            var trimmed = end
            while trimmed > position, bytes.byte(trimmed - 1) == 0x0d { trimmed -= 1 }
            let line = bytes.extracting(position..<trimmed)
            position = end + 1
            if line.isBlank(from: 0) { continue }
            if isOfHIDRecording(line) { return .unknown }
            if let format = format(of: line, in: lines) { return .format(format) }
            if isHeading, line.byte(0) != UInt8(ascii: "#") {
                if let format = format(of: line, in: headings) { return .format(format) }
                isHeading = false
            }
            if hinted == nil { hinted = format(of: line, in: hints) }
        }
        guard isWhole else { return .open }
        return hinted.map(FormatDetector.Answer.format) ?? .unknown
    }

    private static func format(
        of text: RawSpan, in tests: [(format: RecordingFormat, test: FormatSign.Test)]
    ) -> RecordingFormat? {
        for candidate in tests where candidate.test(text) { return candidate.format }
        return nil
    }

    /// `hid-recorder` writes some lines like evemu's, and some that evemu never writes.
    private static func isOfHIDRecording(_ line: RawSpan) -> Bool {
        var position = 0
        guard line.skip("R: ", &position) else { return false }
        return line.decimal(&position) != nil
    }

    private static func examineJSON(_ bytes: RawSpan, from start: Int, isWhole: Bool) -> FormatDetector.Answer? {
        var position = start
        while bytes.byte(position) == 0x0a || bytes.byte(position) == 0x0d || RawSpan.isBlank(bytes.byte(position)) {
            position += 1
        }
        guard bytes.byte(position) == UInt8(ascii: "{") else { return nil }
        if let format = format(of: bytes, in: documents) { return .format(format) }
        return isWhole ? .unknown : .open
    }
}
