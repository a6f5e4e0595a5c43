import RecordingFormats
import Testing
import TouchInput

@Suite("The table of formats")
struct RecordingFormatTests {
    @Test("Every name selects its own format")
    func names() {
        for format in RecordingFormat.allCases { #expect(RecordingFormat(named: format.name) == format) }
        #expect(RecordingFormat(named: "unknown") == nil)
    }

    @Test("No two formats share an extension, and a format has one if it can be written")
    func extensions() {
        let extensions = RecordingFormat.allCases.flatMap(\.extensions)
        #expect(extensions.count == Set(extensions).count)
        for format in RecordingFormat.allCases { #expect((format.writing == nil) == format.extensions.isEmpty) }
    }

    @Test(
        "The extension selects the format to write",
        arguments: [
            ("pull.evemu", .evemu), ("a.b/pull.events", .evemu), ("pull.event", .evemu), ("pull.yml", .libinput),
            ("pull.yaml", .libinput), ("pull.getevent", .getevent), ("pull.evtest", .evtest), ("pull.dat", .evtest),
            ("pull.bin", .raw64), ("pull.raw", .raw64), ("pull.raw64", .raw64), ("pull.csv", .samples),
            ("pull.samples", .samples), ("pull", nil), ("pull.gz", nil), ("a.evemu/pull", nil), ("", nil),
        ] as [(String, RecordingFormat?)])
    func extensionSelects(path: String, format: RecordingFormat?) {
        #expect(RecordingFormat(forWriting: path) == format)
    }

    @Test("A live device is recorded only in formats that are written event by event")
    func capture() {
        #expect(RecordingFormat.allCases.filter(\.holdsWholeDevice) == [.evemu, .libinput])
        for format in RecordingFormat.allCases where format.holdsWholeDevice {
            guard case .events = format.writing else {
                Issue.record("\(format) is not written event by event")
                continue
            }
        }
    }

    @Test("Only activity logs are JSON documents")
    func json() {
        #expect(RecordingFormat.allCases.filter(\.isJSON) == [.activityLog])
    }

    @Test("Each written format is detected in what its writer writes", arguments: RecordingFormat.written)
    func detected(format: RecordingFormat) {
        let finger = DeviceDescription(
            name: "Screen", properties: .direct, codes: [.absolute: [.positionX]],
            axes: [.positionX: AbsoluteAxis(minimum: 0, maximum: 9)])
        let events = [event(at: 1, 3, 0x35, 4), event(at: 1, 0, 0, 0)]
        #expect(Reading(bytes(of: events, from: finger, as: format)).format == format)
    }

    private func bytes(
        of events: [InputEvent], from device: DeviceDescription, as format: RecordingFormat
    ) -> [UInt8] {
        switch format.writing {
        case .events(let writer):
            return writer.bytes(
                devices: [RecordedDevice(description: device)], events: events.map { (event: $0, device: 0) })
        case .samples:
            let rows = events.map { SampleTableWriter.Row(time: $0.time, x: 1, y: 2, action: .down) }
            return Array(SampleTableWriter().table(rows).utf8)
        case nil: return []
        }
    }
}
