import Testing
import TextScreen

@Suite("Keys")
struct KeyReaderTests {
    private static let typed: [(bytes: String, keys: [Key])] = [
        ("q", [.character("q")]), ("P+", [.character("P"), .character("+")]),
        ("\u{3}\u{1a}\u{4}", [.control("c"), .control("z"), .control("d")]),
        ("\r\n", [.enter, .enter]), ("\u{7f}\u{8}", [.backspace, .backspace]),
        ("\u{1b}[A\u{1b}OB\u{1b}[C\u{1b}[D", [.up, .down, .right, .left]),
        ("\u{1b}[1;5A", [.up]), ("\u{1b}[3~x", [.other, .character("x")]), ("\u{1b}[15~", [.other]),
        ("\u{1b}a", [.other]), ("é−", [.character("é"), .character("−")]),
    ]

    @Test("Bytes become keys, however they are split", arguments: typed.indices)
    func keys(index: Int) {
        let (bytes, keys) = Self.typed[index]
        var reader = KeyReader()
        let found = reader.take(Array(bytes.utf8))
        #expect(found == keys)
        #expect(!reader.isWaiting)
        var slow = KeyReader()
        let pieces = bytes.utf8.flatMap { slow.take([$0]) }
        #expect(pieces == keys)
    }

    @Test("Escape alone is a key once nothing follows; an unfinished sequence is some other key")
    func pending() {
        var reader = KeyReader()
        let first = reader.take([0x1b])
        #expect(first == [] && reader.isWaiting)
        let escape = reader.finish()
        #expect(escape == [.escape])
        let half = reader.take([0x1b, 0x5b])
        let other = reader.finish()
        #expect(half == [] && other == [.other])
        let rest = reader.finish()
        #expect(rest == [] && !reader.isWaiting)
    }

    @Test("Invalid bytes and endless sequences do not delay later keys")
    func rubbish() {
        var reader = KeyReader()
        let keys = reader.take([0xff, 0xc3, 0x28, 0x71])
        #expect(keys.last == .character("q"))
        _ = reader.take(Array("\u{1b}[".utf8) + Array(repeating: UInt8(ascii: "1"), count: 100))
        let after = reader.take(Array("q".utf8))
        #expect(after == [.character("q")])
    }
}
