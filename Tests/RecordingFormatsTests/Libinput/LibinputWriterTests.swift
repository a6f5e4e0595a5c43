import RecordingFormats
import Testing
import TouchInput

@Suite("Writing libinput record")
struct LibinputWriterTests {
    @Test("YAML of libinput contains frames, and one device after the other")
    func libinput() {
        var pad = RecordedDevice(description: DeviceDescription(name: "a\\b\n\u{1b}\u{2028}\u{1f600}"))
        pad.node = nil
        let events =
            touch.map { (event: $0, device: 0) } + [
                (event(at: 1_000_003, 0, 0, 1), 1), (event(at: 1_000_004, 0, 0, 0), 0),
            ]
        #expect(
            String(decoding: LibinputWriter.bytes(devices: [panel, pad], events: events), as: UTF8.self) == """
                # libinput record
                version: 1
                ndevices: 2
                devices:
                - node: "/dev/input/event2"
                  evdev:
                    #   Event code 47 (ABS_MT_SLOT)
                    #       Value 3
                    #   Event code 53 (ABS_MT_POSITION_X)
                    #       Value 0
                    name: "Panel \\"A\\""
                    id: [24, 0, 10, 1]
                    codes:
                      0: [] # EV_SYN
                      1: [330] # EV_KEY
                      3: [47, 53] # EV_ABS
                    absinfo:
                      47: [0, 9, 0, 0, 0]
                      53: [-5, 1079, 0, 0, 12]
                    properties: [1]
                  events:
                  - evdev:
                    - [  1,      2,   3,  57,      12] # ABS_MT_TRACKING_ID
                    - [  1,      2,   3,  53,      -1] # ABS_MT_POSITION_X
                    - [  1,      2,   1, 330,       1] # BTN_TOUCH
                    - [  1,      2,   0,   0,       0] # SYN_REPORT
                  - evdev:
                    - [  1,      4,   0,   0,       0] # SYN_REPORT
                - node: "/dev/input/event0"
                  evdev:
                    name: "a\\\\b\\n\\x1b\\u2028😀"
                    id: [0, 0, 0, 0]
                    codes: {}
                    absinfo: {}
                    properties: []
                  events:
                  - evdev:
                    - [  1,      3,   0,   0,       1] # SYN_REPORT

                """)
    }
}
