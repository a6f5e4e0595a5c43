import HarnessTestSupport
import RecordingFormats
import Testing
import TouchSynthesis

@Suite("Decompressing")
struct DecompressorTests {
    /// The output for `bytes`, read in pieces of `piece` bytes.
    static func output(
        _ bytes: [UInt8], piece: Int = .max
    ) -> (bytes: [UInt8], compression: Compression?, damage: RecordingDamage?) {
        var decompressor = Decompressor()
        var result: [UInt8] = []
        func take(_ piece: RawSpan) -> Bool {
            piece.withUnsafeBytes { result.append(contentsOf: $0) }
            return true
        }
        var position = 0
        while position < bytes.count {
            let end = position + min(piece, bytes.count - position)
            decompressor.read(bytes[position..<end].span.bytes, take)
            position = end
        }
        decompressor.finish(take)
        return (result, decompressor.compression, decompressor.damage)
    }

    @Test(
        "gzip and xz are detected by their first bytes, in pieces of any size", arguments: [1, 2, 3, 7, 100, 1_000_000])
    func pieces(size: Int) {
        for (bytes, compression) in [(CompressedSamples.gzip, Compression.gzip), (CompressedSamples.xz, .xz)] {
            let output = Self.output(bytes, piece: size)
            #expect(output.bytes == CompressedSamples.text)
            #expect(output.compression == compression)
            #expect(output.damage == nil)
        }
    }

    @Test("Uncompressed data pass unchanged", arguments: [1, 5, 1000])
    func plain(size: Int) {
        for text in ["", "E: 0.000001 0003 0039 0009\n", "\u{1f}x", "B: 01", "BZ", "PK", "\u{28}\u{b5}"] {
            let output = Self.output(Array(text.utf8), piece: size)
            #expect(output.bytes == Array(text.utf8))
            #expect(output.compression == nil)
            #expect(output.damage == nil)
        }
    }

    @Test("Several consecutive members or streams are one recording", arguments: [1, 64, 1_000_000])
    func members(size: Int) {
        for bytes in [CompressedSamples.gzip, CompressedSamples.xz] {
            let output = Self.output(bytes + bytes, piece: size)
            #expect(output.bytes == CompressedSamples.text + CompressedSamples.text)
            #expect(output.damage == nil)
        }
    }

    @Test("Padding after the data is ignored, other bytes are damage")
    func behind() {
        #expect(Self.output(CompressedSamples.gzip + [0, 0, 0, 0]).damage == nil)
        #expect(Self.output(CompressedSamples.xz + [0, 0, 0, 0]).damage == nil)
        for (bytes, found) in [
            (CompressedSamples.gzip, "other bytes after the compressed data"),
            (CompressedSamples.xz, "invalid data"),
        ] {
            let output = Self.output(bytes + Array("more text than a header is long".utf8))
            #expect(output.bytes == CompressedSamples.text)
            #expect(output.damage?.found == found)
        }
        #expect(Self.output(CompressedSamples.gzip + [0x1f]).damage?.found == "the end of the input")
        #expect(
            Self.output(CompressedSamples.gzip + [0x1f, 0x20]).damage?.place == .byte(CompressedSamples.gzip.count + 1))
    }

    @Test("Truncated data give everything before the cut, and damage there")
    func cut() {
        for bytes in [CompressedSamples.gzip, CompressedSamples.xz] {
            for count in 12..<bytes.count {
                let output = Self.output(Array(bytes.prefix(count)), piece: 50)
                #expect(CompressedSamples.text.starts(with: output.bytes))
                #expect(output.damage?.place == .byte(count), "cut at \(count)")
                #expect(output.damage?.found == "the end of the input")
            }
        }
    }

    @Test("A changed byte is damage with its place, or changes nothing")
    func changed() {
        for bytes in [CompressedSamples.gzip, CompressedSamples.xz] {
            var found = 0
            for index in 6..<bytes.count {
                var changed = bytes
                changed[index] ^= 0x55
                let output = Self.output(changed)
                if let damage = output.damage {
                    found += 1
                    guard case .byte(let offset) = damage.place else {
                        Issue.record("no byte")
                        continue
                    }
                    #expect(offset <= bytes.count)
                } else {
                    #expect(output.bytes == CompressedSamples.text)
                }
            }
            #expect(found > bytes.count / 2)
        }
    }

    @Test(
        "Damaged data give the same output and the same damage in pieces of any size",
        arguments: Compression.allCases, [1, 24])
    func damagedPieces(compression: Compression, count: Int) {
        // With several members, the input is long enough to be cut before and after the damage.
        let member = compression == .gzip ? CompressedSamples.gzip : CompressedSamples.xz
        let bytes = Array(repeatElement(member, count: count).joined())
        var random = SeededRandom(seed: UInt64(bytes.count))
        for _ in 0..<(200 / count) {
            var changed = bytes
            for _ in 0...random.next(below: 3) {
                changed[6 + Int(random.next(below: UInt64(bytes.count - 6)))] ^= UInt8(1 + random.next(below: 255))
            }
            changed.removeLast(Int(random.next(below: 20)))
            let whole = Self.output(changed)
            for piece in [1, 7, 100, 4095, 4096, 5000] {
                let output = Self.output(changed, piece: piece)
                #expect(output.bytes == whole.bytes, "\(output.bytes.count) and \(whole.bytes.count)")
                #expect(output.damage == whole.damage)
            }
        }
    }

    @Test("Unsupported compressions are named")
    func others() {
        for (bytes, program) in [
            ([0x28, 0xb5, 0x2f, 0xfd, 0], "zstd"), (Array("BZh9".utf8), "bzip2"), ([0x50, 0x4b, 3, 4], "zip"),
        ] as [([UInt8], String)] {
            let output = Self.output(bytes, piece: 1)
            #expect(output.damage?.found == "\(program) data; decompress them first")
            #expect(output.bytes == [])
        }
    }

    @Test("If the receiver stops, nothing more is decompressed")
    func stops() {
        var decompressor = Decompressor()
        var calls = 0
        let bomb = CompressedSamples.bomb
        decompressor.read(bomb.span.bytes) { _ in
            calls += 1
            return calls < 3
        }
        #expect(calls == 3)
    }

    @Test("A small input with a large output comes out in small pieces")
    func bomb() {
        var decompressor = Decompressor()
        var total = 0
        var largest = 0
        func take(_ piece: RawSpan) -> Bool {
            total += piece.byteCount
            largest = max(largest, piece.byteCount)
            return true
        }
        let bomb = CompressedSamples.bomb
        decompressor.read(bomb.span.bytes, take)
        decompressor.finish(take)
        #expect(total == 4 << 20)
        #expect(largest == 65_536)
        let damage = decompressor.damage
        #expect(damage == nil)
    }
}
