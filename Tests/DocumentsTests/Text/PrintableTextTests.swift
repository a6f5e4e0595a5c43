import Documents
import RecordingFormats
import Testing

@Suite("Text that is safe to print")
struct PrintableTextTests {
    @Test("Control characters and direction marks become escapes, a tab becomes a space")
    func escapes() {
        #expect(PrintableText.excerpt(of: "a\u{1b}[31m\tb\u{0}") == "a\\u{1b}[31m b\\u{0}")
        #expect(PrintableText.excerpt(of: "x\u{202e}y\u{2028}z\u{9b}") == "x\\u{202e}y\\u{2028}z\\u{9b}")
        #expect(PrintableText.excerpt(of: "CoolTouch® 触摸") == "CoolTouch® 触摸")
    }

    @Test("What is longer than the limit is cut and ends in an ellipsis")
    func limit() {
        #expect(PrintableText.excerpt(of: "123456", limit: 6).unicodeScalars.count == 6)
        #expect(PrintableText.excerpt(of: String(repeating: "x", count: 100)).count == 60)
        #expect(PrintableText.excerpt(of: Array(repeating: UInt8(ascii: "x"), count: 100_000).span.bytes).count == 60)
        #expect(PrintableText.excerpt(of: String(repeating: "\u{1}", count: 100)).count <= 60)
    }

    @Test("Blanks alone are quoted as nothing")
    func quotation() {
        for blank in ["", " ", "\t", " \t "] { #expect(PrintableText.quotation(of: blank) == "nothing") }
        #expect(PrintableText.quotation(of: " a\t") == "“ a ”")
    }

    @Test("Bytes that are not UTF-8 are replaced")
    func notUTF8() {
        let bytes: [UInt8] = [0x41, 0xff, 0x42]
        #expect(PrintableText.excerpt(of: bytes.span.bytes) == "A\u{fffd}B")
    }
}
