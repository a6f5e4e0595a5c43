import RecordingFormats
import Testing
import TouchInput
import TouchSynthesis

@Suite("Writing and reading back")
struct RoundTripTests {
    private func check<Writer: FormatWriter>(_ writer: Writer.Type, _ format: RecordingFormat, devices: Int) {
        for seed in UInt64(0)..<150 {
            let recording = RandomRecording(seed: seed, deviceCount: devices)
            let bytes = Writer.bytes(devices: recording.devices, events: recording.events)
            var random = SeededRandom(seed: seed)
            let reading = Reading(bytes, as: format, piece: { Int.random(in: 1...300, using: &random) })
            if bytes.isEmpty { continue }
            #expect(reading.damage == nil, "\(format) \(seed)")
            #expect(reading.notes == [], "\(format) \(seed)")
            #expect(reading.events == recording.events.map(\.event), "\(format) \(seed)")
            #expect(
                reading.runs.flatMap { Array(repeating: $0.device, count: $0.count) } == recording.events.map(\.device))
            if format != .raw64 {
                #expect(reading.devices == recording.devices.map { held($0, format) }, "\(format) \(seed)")
                #expect(Reading(bytes).format == format)
            }
        }
    }

    /// The part of the device that the format can hold; the rest is reported as a loss.
    private func held(_ device: RecordedDevice, _ format: RecordingFormat) -> RecordedDevice {
        var device = device
        if format == .evtest { device.node = nil }
        return device
    }

    @Test("evemu gives the same events and description")
    func evemu() { check(EvemuWriter.self, .evemu, devices: 1) }

    @Test("getevent gives the same events and descriptions of several devices")
    func getevent() { check(GeteventWriter.self, .getevent, devices: 3) }

    @Test("evtest gives the same events and description")
    func evtest() { check(EvtestWriter.self, .evtest, devices: 1) }

    @Test("A dump gives the same events")
    func raw() { check(RawWriter.self, .raw64, devices: 1) }

    @Test("These recordings can be written without losses")
    func noLosses() {
        let recording = RandomRecording(seed: 1, deviceCount: 1)
        #expect(EvemuWriter.losses(of: recording.devices) == [])
        #expect(GeteventWriter.losses(of: recording.devices) == [])
        #expect(LibinputWriter.losses(of: recording.devices) == [])
        #expect(EvtestWriter.losses(of: recording.devices) == ["evtest does not hold the node of the device"])
        #expect(RawWriter.losses(of: recording.devices).count == 1)
    }
}
