import RecordingFormats
import Testing
import TouchInput

@testable import FlowTouchCLI

@Suite("Reading a large file ahead")
struct ReadAheadTests {
    /// A recording of more than a mebibyte, with an invalid line at `damagedAt`.
    private static func recording(damagedAt line: Int? = nil) -> String {
        var text = "# EVEMU 1.3\n"
        for frame in 0..<20_000 {
            if frame == line { text += "E: this is no event\n" }
            text += "E: \(frame / 100).\(frame % 100 * 10_000) 0003 0035 \(frame % 500)\n"
            text += "E: \(frame / 100).\(frame % 100 * 10_000) 0003 0036 \(frame % 700)\n"
            text += "E: \(frame / 100).\(frame % 100 * 10_000) 0000 0000 0\n"
        }
        return text
    }

    private static func events(
        of path: String,
        _ read: (OpenedRecording, (EventBatch, [RecordedDevice]) -> Void) throws -> OpenedRecording.ReadResult
    ) throws -> (events: [InputEvent], runs: Int, result: OpenedRecording.ReadResult) {
        var events: [InputEvent] = []
        var inRuns = 0
        let result = try read(OpenedRecording(path, descriptionFile: nil)) { batch, _ in
            events += batch.events
            inRuns += batch.runs.map(\.count).reduce(0, +)
        }
        return (events, inRuns, result)
    }

    @Test("The events are the same as with one thread, in the same order", arguments: [nil, 0, 12_345, 19_999])
    func same(damagedAt: Int?) throws {
        let folder = try Folder()
        let path = try folder.write(Self.recording(damagedAt: damagedAt), "large.evemu")
        let alone = try Self.events(of: path) { try $0.readInPlace($1) }
        let ahead = try Self.events(of: path) { try ReadAhead.read($0, $1) }
        let whole = try Self.events(of: path) { try $0.read($1) }
        #expect(alone.events.count == (damagedAt ?? 20_000) * 3)
        #expect(alone.events == ahead.events)
        #expect(alone.events == whole.events)
        #expect(ahead.runs == ahead.events.count)
        #expect(alone.result.damage == ahead.result.damage)
        #expect((ahead.result.damage != nil) == (damagedAt != nil))
        #expect(alone.result.devices.map(\.eventCount) == ahead.result.devices.map(\.eventCount))
    }

    @Test("An unreadable file gives the same error on one thread and on two")
    func missing() throws {
        let path = try Folder().path("missing.evemu")
        #expect(throws: CommandFailure.self) { try Self.events(of: path) { try ReadAhead.read($0, $1) } }
    }
}
