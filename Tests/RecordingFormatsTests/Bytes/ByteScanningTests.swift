import Testing

@testable import RecordingFormats

@Suite("Scanning words and lines")
struct ByteScanningTests {
    @Test("Words end at blanks and tabs, at any position")
    func words() {
        for length in 0..<20 {
            for blank in [" ", "\t"] {
                let bytes = Array((String(repeating: "w", count: length) + blank + "next word").utf8)
                var position = 0
                let start = bytes.span.bytes.skipWord(&position)
                #expect(start == 0)
                #expect(position == length)
            }
        }
    }

    @Test("Names in brackets may contain brackets and may be unclosed")
    func brackets() {
        for (text, end) in [
            ("(EV_ABS), code", 8), ("((null)) x", 8), ("(?)", 3), ("(open", 5), ("none", 0),
            ("(ABS_MT_POSITION_X), value", 19), ("(a name (with more) in it) x", 26),
        ] {
            var position = 0
            let bytes = Array(text.utf8)
            bytes.span.bytes.skipName(&position)
            #expect(position == end, "\(text)")
        }
    }

    @Test("A line end is found at any position, and similar bytes are not")
    func endOfLine() {
        for length in 0..<30 {
            let bytes = [UInt8](repeating: 0x8a, count: length) + [0x0a] + [UInt8](repeating: 0x0b, count: 9)
            #expect(bytes.span.bytes.endOfLine(from: 0) == length)
            #expect(bytes.span.bytes.endOfLine(from: length) == length)
            #expect(bytes.span.bytes.endOfLine(from: length + 1) == nil)
        }
    }
}
