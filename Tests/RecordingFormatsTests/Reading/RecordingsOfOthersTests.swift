import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput
import TouchSynthesis

@Suite(
    "Other people's recordings, read",
    .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct RecordingsOfOthersTests {
    struct Row {
        var file: String
        var format: String
        var events: Int
    }

    private static func rows() throws -> [Row] {
        try SharedMaterial.recordingIndex().compactMap { columns in
            guard let file = columns["file"], let format = columns["format"],
                let events = columns["events"].flatMap(Int.init)
            else { return nil }
            return Row(file: file, format: format, events: events)
        }
    }

    private static func bytes(_ file: String) throws -> [UInt8] {
        try SharedMaterial.bytes("recordings/\(file)")
    }

    @Test("Every recording is detected by its content")
    func formats() throws {
        let rows = try Self.rows()
        #expect(rows.count > 100)
        for row in rows {
            let bytes = try Self.bytes(row.file)
            let found = FormatDetector.format(of: bytes.span.bytes)
            #expect(found?.name == row.format, "\(row.file)")
        }
    }

    @Test("Every recording has the number of events that an independent reader found, however it is cut")
    func counts() throws {
        var random = SeededRandom(seed: 7)
        var checked = 0
        for row in try Self.rows() where row.format != "samples" {
            let bytes = try Self.bytes(row.file)
            let whole = Reading(bytes)
            #expect(whole.events.count == row.events, "\(row.file)")
            #expect(whole.damage == nil, "\(row.file)")
            #expect(whole.devices.map(\.eventCount).reduce(0, +) == row.events, "\(row.file)")
            let cut = Reading(bytes, piece: { Int.random(in: 1...5000, using: &random) })
            #expect(cut.events == whole.events, "\(row.file)")
            #expect(cut.devices == whole.devices, "\(row.file)")
            checked += 1
        }
        #expect(checked > 100)
    }

    private static func fromZero(_ events: [InputEvent]) -> [InputEvent] {
        events.map { event in
            var event = event
            event.time = Timestamp(microseconds: event.time.microseconds(since: events[0].time))
            return event
        }
    }

    @Test("The same recording in five formats has the same events")
    func conversions() throws {
        for name in [
            "EP0430M09.4-finger-drag-down", "Atmel_maXTouch_Touchscreen.1-finger-drag-up-down",
            "N-Trig_MultiTouch.2-fingers-touch-release",
        ] {
            let readings = try ["getevent.txt", "evtest.txt", "input_event64.bin", "input_event32.bin", "yml"].map {
                Reading(try Self.bytes("converted/\(name).\($0)"))
            }
            // libinput counts the time from the first event.
            for reading in readings {
                #expect(Self.fromZero(reading.events) == Self.fromZero(readings[0].events), "\(name)")
            }
        }
    }

    @Test("The current slot at the start is read from the comments of an evemu description")
    func slotAtTheStart() throws {
        let reading = Reading(try Self.bytes("evemu-devices/Apple_Touch_Mouse.evemu"))
        #expect(reading.devices.first?.description?.axes[.slot]?.value == 7)
    }
}
