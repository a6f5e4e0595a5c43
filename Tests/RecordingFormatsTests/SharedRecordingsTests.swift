import Foundation
import RecordingFormats
import Testing
import TouchInput

/// Recordings of other people's devices beside the package, where they are.
private let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/recordings").standardizedFileURL

private let isPresent = FileManager.default.fileExists(atPath: folder.appending(path: "INDEX.tsv").path)

@Suite("Other people's recordings", .enabled(if: isPresent, "../shared/recordings is not there"))
struct SharedRecordingsTests {
    struct Row {
        var file: String
        var format: String
        var events: Int
    }

    private static func rows() throws -> [Row] {
        try String(contentsOf: folder.appending(path: "INDEX.tsv"), encoding: .utf8)
            .split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
            .compactMap { columns in
                guard columns.count > 6, let events = Int(columns[6]) else { return nil }
                return Row(file: String(columns[0]), format: String(columns[2]), events: events)
            }
    }

    private static func bytes(_ row: Row) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: row.file)))
    }

    @Test("Every recording is told by its content")
    func formats() throws {
        let rows = try Self.rows()
        #expect(rows.count > 100)
        for row in rows {
            let bytes = try Self.bytes(row)
            let found = FormatDetector.format(of: bytes.span.bytes)
            #expect(found?.rawValue == row.format, "\(row.file)")
        }
    }

    @Test("Every recording has the number of events that another reader found, however it is cut")
    func counts() throws {
        var random = SplitMix64(seed: 7)
        var checked = 0
        for row in try Self.rows() where row.format != "samples" {
            let bytes = try Self.bytes(row)
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
                Reading([UInt8](try Data(contentsOf: folder.appending(path: "converted/\(name).\($0)"))))
            }
            // libinput counts the time from the first event.
            for reading in readings {
                #expect(Self.fromZero(reading.events) == Self.fromZero(readings[0].events), "\(name)")
            }
        }
    }

    @Test("The current slot at the start is read from the comments of an evemu description")
    func slotAtTheStart() throws {
        let url = folder.appending(path: "evemu-devices/Apple_Touch_Mouse.evemu")
        let reading = Reading([UInt8](try Data(contentsOf: url)))
        #expect(reading.devices.first?.description?.axes[.slot]?.value == 7)
    }
}
