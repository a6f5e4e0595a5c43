import RecordingFormats
import Testing
import TouchInput

@Suite("Writing raw input events")
struct RawWriterTests {
    @Test("A dump can hold times below 0")
    func negativeTimes() {
        let events = [-1_500_000, -1_000_000, -1, 0].map { (event: event(at: $0, 0, 0, 0), device: 0) }
        let bytes = RawWriter.bytes(devices: [RecordedDevice()], events: events)
        #expect(Reading(bytes, as: .raw64).events == events.map(\.event))
    }
}
