import Documents

/// The error for input that is not a recording.
enum UnknownInput {
    static let expected = "a recording: \(RecordingFormat.titles)"

    private static let nearMisses = RecordingFormat.allCases.flatMap { format in
        format.signs.compactMap { if case .heading(_, let nearMiss) = $0 { nearMiss } else { nil } }
    }

    static func damage(_ bytes: RawSpan) -> RecordingDamage {
        if FormatDetector.isWideText(bytes) {
            return RecordingDamage(place: .byte(0), expected: expected, found: "UTF-16 text; save it as UTF-8")
        }
        for index in 0..<min(24, bytes.byteCount) where bytes.byte(index) == 0 {
            return RecordingDamage(place: .byte(0), expected: expected, found: "binary data other than input events")
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
                let found = PrintableText.quotation(of: text)
                for nearMiss in nearMisses where nearMiss.test(text) {
                    return RecordingDamage(place: .line(line), expected: nearMiss.expected, found: found)
                }
                first = first ?? RecordingDamage(place: .line(line), expected: expected, found: found)
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
