import RecordingFormats
import Testing
import TouchInput

@Suite("Writing getevent")
struct GeteventWriterTests {
    @Test("getevent is written in the columns of -lt")
    func getevent() {
        #expect(
            written(GeteventWriter.self, [panel], touch).replacing(" \n", with: "~\n") == """
                add device 1: /dev/input/event2
                  bus:      0018
                  vendor    0000
                  product   000a
                  version   0001
                  name:     "Panel "A""
                  events:
                    KEY   (0001): BTN_TOUCH           ~
                    ABS   (0003): ABS_MT_SLOT           : value 3, min 0, max 9, fuzz 0, flat 0, resolution 0
                                 ABS_MT_POSITION_X     : value 0, min -5, max 1079, fuzz 0, flat 0, resolution 12
                  input props:
                    INPUT_PROP_DIRECT
                [       1.000002] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   0000000c           ~
                [       1.000002] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    ffffffff           ~
                [       1.000002] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN               ~
                [       1.000002] /dev/input/event2: EV_SYN       SYN_REPORT           00000000           ~

                """)
    }

    @Test("Devices without a node, or with another device's node, get a free one")
    func nodes() {
        let devices = [
            RecordedDevice(), RecordedDevice(node: "/dev/input/event0"), RecordedDevice(node: "/dev/input/event0"),
        ]
        let events = (0..<3).map { (event: event(at: 0, 0, 0, 0), device: $0) }
        let reading = Reading(GeteventWriter.bytes(devices: devices, events: events))
        #expect(reading.devices.map(\.node) == ["/dev/input/event1", "/dev/input/event0", "/dev/input/event2"])
    }
}
