import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput

@Suite(
    "Other people's recordings on the whole road",
    .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct SharedRecordingTests {
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
        var description = Road(try SharedMaterial.bytes("recordings/\(original)")[...]).devices.first?.description
        if description == nil {
            description = try ContactOracleTests.description(
                original, "\(name.prefix { $0 != "." }).desc")
        }
        let known = try #require(description)
        let expected = Road(
            try SharedMaterial.bytes("recordings/\(original)")[...], description: known, recordsTrace: true)
        #expect(expected.trace.count > 10)
        #expect(!expected.outcomes.isEmpty)
        for ending in ["yml", "getevent.txt", "evtest.txt", "input_event64.bin", "input_event32.bin"] {
            let road = Road(
                try SharedMaterial.bytes("recordings/converted/\(name).\(ending)")[...], description: known,
                recordsTrace: true)
            #expect(road.damage == nil, "\(ending)")
            let isSame = road.trace == expected.trace
            #expect(isSame, "\(name).\(ending): \(road.trace.count) lines of \(expected.trace.count)")
        }
    }

    @Test("Every recording is told by its content, however small the pieces")
    func detection() throws {
        for row in try SharedMaterial.recordingIndex() {
            let file = try #require(row["file"])
            let bytes = try SharedMaterial.bytes("recordings/\(file)").prefix(FormatDetector.reach)
            #expect(Road(bytes, piece: 999).format?.name == row["format"], "\(file)")
        }
    }
}
