import RecordingFormats
import Testing
import TouchInput

@Suite("Writing formats")
struct FormatWriterTests {
    @Test("A line end in a name does not break the recording, and is reported as a loss")
    func lineEnds() {
        var device = panel
        device.description?.name = "Two\r\nlines\u{0}"
        for (bytes, losses) in [
            (written(EvemuWriter.self, [device], touch), EvemuWriter.losses(of: [device])),
            (written(GeteventWriter.self, [device], touch), GeteventWriter.losses(of: [device])),
            (written(EvtestWriter.self, [device], touch), EvtestWriter.losses(of: [device])),
        ] {
            let reading = Reading(bytes)
            #expect(reading.damage == nil)
            #expect(reading.events == touch)
            #expect(reading.devices.first?.description?.name == "Two  lines ")
            #expect(losses.contains { $0.contains("line ends") })
        }
    }

    @Test("Everything that a format cannot hold is reported")
    func losses() {
        let bare = RecordedDevice(description: DeviceDescription(codes: [.absolute: [.x]], axes: [:]))
        #expect(EvemuWriter.losses(of: [bare]).count == 1)
        #expect(
            EvemuWriter.losses(of: [panel, panel]) == ["evemu holds one device: the events of the other are left out"])
        #expect(GeteventWriter.losses(of: [bare]).count == 2)
        #expect(LibinputWriter.losses(of: [RecordedDevice()]).count == 2)
        #expect(RawWriter.losses(of: [RecordedDevice()]) == [])
    }
}
