import Testing

@testable import RecordingFormats

@Suite("Splitting lines")
struct LineSplitterTests {
    private struct Lines: LineFormatReader {
        var lines = LineSplitter()
        var damage: RecordingDamage?
        var found: [String] = []
        var lastWasCut = false
        var devices: [RecordedDevice] { [] }
        var notes: [RecordingNote] { [] }

        mutating func nextLine(in bytes: RawSpan, from position: inout Int) -> Range<Int>? {
            lines.next(in: bytes, from: &position)
        }

        mutating func take(_ line: RawSpan, isLast: Bool, into batch: inout EventBatch) {
            found.append("\(lines.lineNumber):" + line.text(0..<line.byteCount))
            lastWasCut = isLast
        }

        mutating func end(into batch: inout EventBatch) {}
    }

    private func split(_ bytes: [UInt8], piece: Int) -> Lines {
        var reader = Lines()
        var batch = EventBatch()
        for start in stride(from: 0, to: bytes.count, by: piece) {
            let part = Array(bytes[start..<min(start + piece, bytes.count)])
            reader.read(part.span.bytes, into: &batch)
        }
        reader.finish(into: &batch)
        return reader
    }

    @Test("The size of the pieces does not change the lines", arguments: 1...12)
    func pieces(piece: Int) {
        let reader = split(Array("one\ntwo\r\n\n\r\nfive\r\r\nsix".utf8), piece: piece)
        #expect(reader.found == ["1:one", "2:two", "3:", "4:", "5:five", "6:six"])
        #expect(reader.lastWasCut)
        #expect(reader.damage == nil)
    }

    @Test("A byte order mark before the first line is not part of it", arguments: [1, 2, 3, 100])
    func byteOrderMark(piece: Int) {
        #expect(split(Array("\u{feff}a\n\u{feff}b\n".utf8), piece: piece).found == ["1:a", "2:\u{feff}b"])
    }

    @Test("The last line is complete if its end is there")
    func wholeLastLine() {
        #expect(!split(Array("a\n".utf8), piece: 10).lastWasCut)
        #expect(split([], piece: 10).found == [])
    }

    @Test("A line of 65,536 bytes is read, one byte more is damage", arguments: [1000, 65_536, 1 << 20])
    func longestLine(piece: Int) {
        let longest = Array("a\n".utf8) + Array(repeating: UInt8(ascii: "x"), count: 65_536)
        for end in ["\n", "\r\n", ""] {
            #expect(split(longest + Array(end.utf8), piece: piece).found.count == 2)
            let tooLong = split(longest + [UInt8(ascii: "x")] + Array(end.utf8), piece: piece)
            #expect(tooLong.found == ["1:a"])
            #expect(tooLong.damage?.place == .line(2))
            #expect(tooLong.damage?.expected == "a line of at most 65536 bytes")
            #expect(tooLong.damage?.found.count == 62)
        }
    }

    @Test("A line without an end keeps no more than the longest line")
    func boundedMemory() {
        var reader = Lines()
        var batch = EventBatch()
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 50_000)
        for _ in 0..<100 { reader.read(piece.span.bytes, into: &batch) }
        #expect(reader.damage != nil)
        #expect(!reader.lines.isCarrying)
    }
}
