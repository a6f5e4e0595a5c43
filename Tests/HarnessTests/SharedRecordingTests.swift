import Foundation
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput

/// What the whole road makes of some bytes, handed over in pieces.
private struct Reading {
    var events: [InputEvent] = []
    var outcomes: [Outcome] = []
    var trace: [String] = []
    var contacts: [ContactListing.Device] = []
    var devices: [RecordedDevice] = []
    var damage: RecordingDamage?
    var format: RecordingFormat?

    init(
        _ bytes: ArraySlice<UInt8>, description: DeviceDescription? = nil, piece: Int = 16 << 10,
        recordsTrace: Bool = false
    ) {
        var stream = RecordingStream()
        var batch = EventBatch()
        var listing = ContactListing(description: description)
        var replay = Replay(rules: .flowstack, description: description, recordsTrace: recordsTrace)
        var start = bytes.startIndex
        while true {
            let end = min(bytes.endIndex, start + piece)
            batch.removeAll()
            if start < end {
                stream.read(bytes[start..<end].span.bytes, into: &batch)
            } else {
                stream.finish(into: &batch)
            }
            events += batch.events
            listing.consume(batch, devices: stream.devices)
            replay.consume(batch, devices: stream.devices)
            if start == end { break }
            start = end
        }
        listing.finish()
        replay.finish()
        outcomes = replay.takeOutcomes()
        let origin = replay.session?.origin ?? Timestamp(microseconds: 0)
        trace = replay.takeTrace().map { $0.text(origin: origin) }
        contacts = listing.devices
        devices = stream.devices
        damage = stream.damage
        format = stream.format
    }
}

@Suite(
    "Other people's recordings on the whole road",
    .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct SharedRecordingTests {
    /// Larger recordings are cut to this before they are spoilt.
    static let reach = isThorough ? .max : 40 << 10
    /// At most so many spoilt copies of a recording.
    static let copies = 200
    /// And at most so many bytes of them together, so that the test takes seconds: a recording of up to 1 KiB is
    /// spoilt 200 times in each way, one of 40 KiB 5 times.
    static let budget = isThorough ? .max : 200 << 10
    /// `FLOWTOUCH_THOROUGH=1` spoils every recording whole and 200 times in each way, which takes minutes.
    static let isThorough = ProcessInfo.processInfo.environment["FLOWTOUCH_THOROUGH"] == "1"

    private func files() throws -> [(name: String, bytes: [UInt8], description: DeviceDescription?)] {
        try SharedMaterial.recordingIndex().map { row in
            let file = try #require(row["file"])
            return (
                file, try SharedMaterial.bytes("recordings/\(file)"),
                try ContactOracleTests.description(file, row["description_file"] ?? "")
            )
        }
    }

    /// What must hold of any bytes at all: an answer in numbers that are numbers, or damage with a place in the bytes.
    private func check(_ reading: Reading, of bytes: ArraySlice<UInt8>, _ name: String) {
        if let damage = reading.damage {
            let lines = 1 + bytes.count { $0 == 0x0a || $0 == 0x0d || $0 == 0x85 }
            switch damage.place {
            case .line(let line), .column(line: let line, column: _):
                // A NEL, LS or PS also ends a line of YAML.
                #expect((1...(lines + 1)).contains(line), "\(name): \(damage)")
            case .byte(let offset): #expect((0...bytes.count).contains(offset), "\(name): \(damage)")
            }
            #expect(!damage.expected.isEmpty, "\(name)")
            #expect(
                !(damage.found + damage.expected).unicodeScalars.contains { $0.properties.generalCategory == .control },
                "\(name): \(damage)")
        }
        #expect(reading.outcomes.map(\.gesture) == Array(1..<(reading.outcomes.count + 1)), "\(name)")
        for outcome in reading.outcomes {
            let numbers = [
                outcome.translation.x, outcome.translation.y, outcome.velocity.x, outcome.velocity.y,
                outcome.threshold ?? 0, outcome.margin ?? 0,
            ]
            #expect(numbers.allSatisfy { $0.isFinite }, "\(name): \(outcome)")
        }
        for entry in reading.contacts.flatMap(\.entries) { #expect(entry.contact.samples >= 0, "\(name)") }
    }

    @Test("Cut anywhere, a recording gives what stands before the cut, or damage with a place")
    func cuts() throws {
        var bits = SeededBits(seed: 11)
        var spoilt = 0
        for (name, whole, description) in try files() {
            let bytes = whole.prefix(Self.reach)
            let expected = Reading(whole[...], description: description).events
            for _ in 0..<min(Self.copies, Self.budget / max(1, bytes.count)) {
                let cut = bytes.prefix(Int(bits.next(below: UInt64(bytes.count + 1))))
                let reading = Reading(cut, description: description)
                check(reading, of: cut, "\(name) cut at \(cut.count)")
                // The last event may have lost digits; a row of a table is several events.
                let last = reading.format == .samples ? 12 : 1
                let isPrefix = expected.starts(with: reading.events.dropLast(last))
                #expect(isPrefix, "\(name) cut at \(cut.count)")
                spoilt += 1
            }
        }
        #expect(spoilt > 1500)
    }

    @Test("With any byte changed, a recording gives an answer, or damage with a place")
    func flips() throws {
        var bits = SeededBits(seed: 12)
        var spoilt = 0
        for (name, whole, description) in try files() {
            let bytes = whole.prefix(Self.reach)
            for _ in 0..<min(Self.copies, Self.budget / max(1, bytes.count)) {
                var flipped = bytes
                let place = Int(bits.next(below: UInt64(bytes.count)))
                flipped[place] ^= UInt8(1 + bits.next(below: 255))
                check(Reading(flipped, description: description), of: flipped, "\(name) flipped at \(place)")
                spoilt += 1
            }
        }
        #expect(spoilt > 1500)
    }

    @Test("With 200 bytes changed at once, a recording gives an answer, or damage with a place")
    func manyFlips() throws {
        var bits = SeededBits(seed: 13)
        for (name, whole, description) in try files() {
            var bytes = whole.prefix(Self.reach)
            let half = bytes.count / 2
            for _ in 0..<200 {
                // In the second half, so that there is something to read before the damage.
                bytes[half + Int(bits.next(below: UInt64(bytes.count - half)))] = UInt8(bits.next(below: 256))
            }
            check(Reading(bytes, description: description), of: bytes, "\(name) with 200 bytes changed")
        }
    }

    @Test(
        "The same recording through every format gives the same trace",
        arguments: [
            ("Atmel_maXTouch_Touchscreen.1-finger-drag-up-down", "evemu"),
            ("N-Trig_MultiTouch.2-fingers-touch-release", "evemu"),
            ("EP0430M09.4-finger-drag-down", "yml"),
        ])
    func conversions(name: String, source: String) throws {
        // Of one recording only the conversions are there: its YAML stands for the original.
        let original =
            source == "evemu" ? "evemu-devices/\(name).events" : "converted/\(name).\(source)"
        var description = Reading(try SharedMaterial.bytes("recordings/\(original)")[...]).devices.first?.description
        if description == nil {
            description = try ContactOracleTests.description(
                original, "\(name.prefix { $0 != "." }).desc")
        }
        let known = try #require(description)
        let expected = Reading(
            try SharedMaterial.bytes("recordings/\(original)")[...], description: known, recordsTrace: true)
        #expect(expected.trace.count > 10)
        #expect(!expected.outcomes.isEmpty)
        for ending in ["yml", "getevent.txt", "evtest.txt", "input_event64.bin", "input_event32.bin"] {
            let reading = Reading(
                try SharedMaterial.bytes("recordings/converted/\(name).\(ending)")[...], description: known,
                recordsTrace: true)
            #expect(reading.damage == nil, "\(ending)")
            let isSame = reading.trace == expected.trace
            #expect(isSame, "\(name).\(ending): \(reading.trace.count) lines of \(expected.trace.count)")
        }
    }

    @Test("Every recording is told by its content, however small the pieces")
    func detection() throws {
        for row in try SharedMaterial.recordingIndex() {
            let file = try #require(row["file"])
            let bytes = try SharedMaterial.bytes("recordings/\(file)").prefix(FormatDetector.reach)
            #expect(Reading(bytes, piece: 999).format?.rawValue == row["format"], "\(file)")
        }
    }
}
