import RecordingFormats
import Testing
import TouchInput

@Suite("Recordings as values")
struct RecordingTests {
    @Test("Each device has its own events, and the earliest event may be of any device")
    func devices() {
        func frame(_ time: Int) -> String { "  - evdev:\n    - [0, \(time), 0, 0, 0]\n" }
        let text =
            LibinputReaderTests.header + LibinputReaderTests.device("A", events: frame(500) + frame(900))
            + LibinputReaderTests.device("B", events: frame(20))
        let recording = Recording(Array(text.utf8))
        #expect(recording.format == .libinput)
        #expect(
            recording.devices.map(\.events) == [
                [event(at: 500, 0, 0, 0), event(at: 900, 0, 0, 0)], [event(at: 20, 0, 0, 0)],
            ])
        #expect(recording.start == Timestamp(microseconds: 20))
        #expect(recording.damage == nil)
    }

    @Test("A compressed recording differs only in its compression")
    func compressed() {
        var recording = Recording(CompressedSamples.xz)
        #expect(recording.compression == .xz)
        recording.compression = nil
        #expect(recording == Recording(CompressedSamples.text))
        #expect(recording.devices.first?.description?.name == "squeezed")
    }

    @Test("Empty input has no devices, no start, and damage")
    func nothing() {
        let recording = Recording([])
        #expect(recording.devices == [])
        #expect(recording.start == nil)
        #expect(recording.damage != nil)
    }
}
