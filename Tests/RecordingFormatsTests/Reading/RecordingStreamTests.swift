import RecordingFormats
import Testing

@Suite("Reading a stream")
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

    @Test("A recording is the same compressed or not", arguments: [1, 50, 100_000])
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

    @Test("Truncated compressed data give the events before the cut, and damage there")
    func cut() {
        let cut = Array(CompressedSamples.gzip.prefix(CompressedSamples.gzip.count * 3 / 4))
        let (reading, _) = Self.read(cut, piece: 20)
        #expect(reading.damage?.place == .byte(cut.count))
        #expect(reading.damage?.expected == "more gzip data")
        #expect(reading.events.count > 30)
        #expect(Reading(CompressedSamples.text).events.starts(with: reading.events.dropLast()))
    }

    @Test("A damaged recording inside compressed data is damaged at its own place")
    func inner() {
        let (reading, compression) = Self.read(CompressedSamples.damagedWithin)
        #expect(compression == .gzip)
        #expect(reading.damage?.place == .line(3))
        #expect(reading.events == [event(at: 1, 3, 53, 1)])
    }

    @Test("A piece with a large output is delivered in parts, all of it")
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
        // The zeros are events of 24 bytes; a part exceeds its limit by at most one decompressed piece.
        #expect(total + batch.events.count == (4 << 20) / 24)
        #expect(largest < 65_536 + 65_536 / 24 + 1)
    }

    @Test("An error thrown by the receiver ends the reading")
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

    @Test("Empty input and unsupported compression are damage")
    func nothing() {
        #expect(Self.read([]).0.damage?.found == "nothing: the input is empty")
        #expect(Self.read([0x28, 0xb5, 0x2f, 0xfd, 1, 2]).0.damage?.found == "zstd data; decompress them first")
    }
}
