import Documents

/// What to say of input that is no recording.
enum UnknownInput {
    static let expected =
        "a recording: evemu, libinput record, getevent, evtest, raw input events, an activity log or a table of samples"

    static func damage(_ bytes: RawSpan) -> RecordingDamage {
        if FormatDetector.isWideText(bytes) {
            return RecordingDamage(place: .byte(0), expected: expected, found: "UTF-16 text; save it as UTF-8")
        }
        for index in 0..<min(24, bytes.byteCount) where bytes.byte(index) == 0 {
            return RecordingDamage(place: .byte(0), expected: expected, found: "binary data that are no input events")
        }
        var position = 0
        var line = 1
        var first: RecordingDamage?
        while position < bytes.byteCount {
            let end = bytes.endOfLine(from: position) ?? bytes.byteCount
            if !bytes.extracting(position..<end).isBlank(from: 0), bytes.byte(position) != 0x0d {
                var trimmed = end
                while trimmed > position, bytes.byte(trimmed - 1) == 0x0d { trimmed -= 1 }
                let text = bytes.extracting(position..<trimmed)
                let isNearly = SampleTableHeader.isNearly(text)
                let damage = RecordingDamage(
                    place: .line(line), expected: isNearly ? SampleTableHeader.form : expected,
                    found: PrintableText.quotation(of: text))
                if isNearly { return damage }
                first = first ?? damage
                // A table may begin with comments.
                if text.byte(0) != UInt8(ascii: "#") { break }
            }
            position = end + 1
            line += 1
        }
        return first ?? RecordingDamage(place: .line(1), expected: expected, found: "blank lines only")
    }
}

extension [UInt8] {
    /// A copy of `bytes`.
    init(_ bytes: RawSpan) {
        self = bytes.withUnsafeBytes { [UInt8]($0) }
    }
}
