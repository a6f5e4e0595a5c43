import Geometry
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput
import TouchSynthesis

@Suite(
    "Other people's recordings, spoilt",
    .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct SpoiltRecordingTests {
    /// A recording of the material.
    struct Recording: Sendable, CustomTestStringConvertible {
        var name: String
        var descriptionFile: String

        var testDescription: String { name }

        var bytes: [UInt8] { get throws { try SharedMaterial.bytes("recordings/\(name)") } }
        var description: DeviceDescription? {
            get throws { try ContactOracleTests.description(name, descriptionFile) }
        }
    }

    /// Every recording is spoilt so many times in each way.
    static let copies = 200

    static let recordings: [Recording] = {
        let rows = SharedMaterial.isPresent ? (try? SharedMaterial.recordingIndex()) ?? [] : []
        return rows.map { Recording(name: $0["file"] ?? "", descriptionFile: $0["description_file"] ?? "") }
    }()

    /// The same places for the same recording, in order.
    private static func places(upTo count: Int, seed: UInt64) -> [Int] {
        var bits = SeededRandom(seed: seed)
        return (0..<copies).map { _ in Int(bits.next(below: UInt64(count))) }.sorted()
    }

    /// What must hold of any bytes at all: an answer in numbers that are numbers, or damage with a place in the bytes.
    private func check(_ road: Road, _ what: String) {
        if let damage = road.damage {
            switch damage.place {
            case .line(let line), .column(line: let line, column: _):
                // A NEL, LS or PS also ends a line of YAML.
                #expect((1...(road.lineEnds + 2)).contains(line), "\(what): \(damage)")
            case .byte(let offset): #expect((0...road.byteCount).contains(offset), "\(what): \(damage)")
            }
            #expect(!damage.expected.isEmpty, "\(what)")
            #expect(
                !(damage.found + damage.expected).unicodeScalars.contains { $0.properties.generalCategory == .control },
                "\(what): \(damage)")
        }
        #expect(road.outcomes.map(\.gesture) == Array(1..<(road.outcomes.count + 1)), "\(what)")
        for outcome in road.outcomes {
            let numbers = [
                outcome.translation.x, outcome.translation.y, outcome.velocity.x, outcome.velocity.y,
                outcome.measure?.threshold ?? 0, outcome.measure?.margin ?? 0,
            ]
            #expect(numbers.allSatisfy { $0.isFinite }, "\(what): \(outcome)")
        }
        let hasSamples = road.contacts.allSatisfy { $0.entries.allSatisfy { $0.contact.samples >= 0 } }
        #expect(hasSamples, "\(what)")
    }

    @Test("There is something to spoil")
    func presence() {
        #expect(Self.recordings.count > 140)
    }

    @Test(
        "Cut at any of 200 places, a recording gives what stands before, or damage with a place", arguments: recordings)
    func cuts(recording: Recording) throws {
        let bytes = try recording.bytes
        var road = Road(description: try recording.description)
        var held: [(cut: Int, before: Int, events: [InputEvent])] = []
        for cut in Self.places(upTo: bytes.count + 1, seed: 11) {
            road.read(bytes[road.byteCount..<cut])
            var copy = road
            held.append((cut, road.eventCount, copy.finish()))
            check(copy, "cut at \(cut)")
        }
        let whole = Self.events(bytes)
        // The last event may have lost digits; a row of a table is several events.
        let lost = road.format == .samples ? 12 : 1
        for (cut, before, events) in held {
            let isPrefix = before <= whole.count && whole[before...].starts(with: events.dropLast(lost))
            #expect(isPrefix, "cut at \(cut)")
        }
    }

    private static func events(_ bytes: [UInt8]) -> [InputEvent] {
        var reader = RecordingReader()
        var batch = EventBatch()
        reader.read(bytes.span.bytes, into: &batch)
        reader.finish(into: &batch)
        return batch.events
    }

    @Test(
        "With any of 200 bytes changed, a recording gives an answer, or damage with a place",
        arguments: recordings)
    func flips(recording: Recording) throws {
        let bytes = try recording.bytes
        var road = Road(description: try recording.description)
        var bits = SeededRandom(seed: 12)
        for index in Self.places(upTo: bytes.count, seed: 13) {
            road.read(bytes[road.byteCount..<index])
            // Cut some way behind the change, by when it has done what it does.
            var behind = bytes[index...].prefix(600)
            behind[index] ^= UInt8(1 + bits.next(below: 255))
            var copy = road
            copy.read(behind)
            copy.finish()
            check(copy, "changed at \(index)")
        }
    }

    @Test("With 200 bytes changed at once, a recording gives an answer, or damage with a place", arguments: recordings)
    func manyFlips(recording: Recording) throws {
        let whole = try recording.bytes
        var bits = SeededRandom(seed: 14)
        // Also in the second half alone, so that there is something to read before the damage.
        for start in [0, whole.count / 2] {
            var bytes = whole
            for index in Self.places(upTo: whole.count - start, seed: 15) {
                bytes[start + index] = UInt8(bits.next(below: 256))
            }
            check(Road(bytes[...], description: try recording.description), "200 bytes changed from \(start)")
        }
    }
}
