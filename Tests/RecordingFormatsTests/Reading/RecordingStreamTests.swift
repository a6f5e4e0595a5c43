import RecordingFormats
import Testing

@Suite("Recordings from a stream")
struct RecordingStreamTests {
    private static func read(_ bytes: [UInt8], piece: Int = .max) -> (Reading, Compression?) {
        var stream = RecordingStream()
        var batch = EventBatch()
        var position = 0
        while position < bytes.count {
            let end = position + min(piece, bytes.count - position)
            stream.read(bytes[position..<end].span.bytes, into: &batch)
            position = end
        }
        stream.finish(into: &batch)
        var reading = Reading("")
        (reading.events, reading.runs, reading.format) = (batch.events, batch.runs, stream.format)
        (reading.devices, reading.notes, reading.damage) = (stream.devices, stream.notes, stream.damage)
        return (reading, stream.compression)
    }

    @Test("Compressed or not, the recording is the same", arguments: [1, 50, 100_000])
    func same(piece: Int) {
        let expected = Reading(CompressedSamples.text)
        #expect(expected.events.count == 120)
        for (bytes, compression) in [
            (CompressedSamples.text, nil), (CompressedSamples.gzip, .gzip), (CompressedSamples.xz, .xz),
        ] as [([UInt8], Compression?)] {
            let (reading, found) = Self.read(bytes, piece: piece)
            #expect(found == compression)
            #expect(reading.format == .evemu)
            #expect(reading.events == expected.events)
            #expect(reading.devices == expected.devices)
            #expect(reading.damage == nil)
        }
    }

    @Test("Of compressed data cut short the events before the cut are read, and the damage is the cut's")
    func cut() {
        let cut = Array(CompressedSamples.gzip.prefix(CompressedSamples.gzip.count * 3 / 4))
        let (reading, _) = Self.read(cut, piece: 20)
        #expect(reading.damage?.place == .byte(cut.count))
        #expect(reading.damage?.expected == "more gzip data")
        #expect(reading.events.count > 30)
        #expect(Reading(CompressedSamples.text).events.starts(with: reading.events.dropLast()))
    }

    @Test("A damaged recording within is damaged there")
    func inner() {
        let (reading, compression) = Self.read(CompressedSamples.damagedWithin)
        #expect(compression == .gzip)
        #expect(reading.damage?.place == .line(3))
        #expect(reading.events == [event(1, 3, 53, 1)])
    }

    @Test("A piece that grows large is handed on in parts, all of it")
    func parts() {
        var stream = RecordingStream()
        var batch = EventBatch()
        var (total, largest) = (0, 0)
        let bomb = CompressedSamples.bomb
        stream.read(bomb.span.bytes, by: &batch) { part, devices in
            total += part.events.count
            largest = max(largest, part.events.count)
            #expect(devices.count == 1)
        }
        stream.finish(into: &batch)
        // Zeros are events of 24 bytes; a part is at most one decompressed piece larger than it need be.
        #expect(total + batch.events.count == (4 << 20) / 24)
        #expect(largest < 65_536 + 65_536 / 24 + 1)
    }

    @Test("What the taker throws ends the reading")
    func thrown() {
        struct Enough: Error {}
        var stream = RecordingStream()
        var batch = EventBatch()
        let text = CompressedSamples.text
        var wasThrown = false
        do throws(Enough) {
            try stream.read(text.span.bytes, by: &batch) { _, _ throws(Enough) in throw Enough() }
        } catch {
            wasThrown = true
        }
        #expect(wasThrown)
    }

    @Test("Nothing at all, and another compression, are damage")
    func nothing() {
        #expect(Self.read([]).0.damage?.found == "nothing: the input is empty")
        #expect(Self.read([0x28, 0xb5, 0x2f, 0xfd, 1, 2]).0.damage?.found == "zstd data; decompress them first")
    }
}
