import RecordingFormats
import Testing
import TouchInput

@Suite("Writing evtest")
struct EvtestWriterTests {
    @Test("evtest is written like evtest does")
    func evtest() {
        #expect(
            written(
                EvtestWriter.self, [panel],
                touch + [event(at: 1_000_002, 4, 4, 0xd0042), event(at: 1_000_002, 0, 3, 0)])
                    == """
                    Input driver version is 1.0.1
                    Input device ID: bus 0x18 vendor 0x0 product 0xa version 0x1
                    Input device name: "Panel "A""
                    Supported events:
                      Event type 0 (EV_SYN)
                      Event type 1 (EV_KEY)
                        Event code 330 (BTN_TOUCH)
                      Event type 3 (EV_ABS)
                        Event code 47 (ABS_MT_SLOT)
                          Value      3
                          Min        0
                          Max        9
                        Event code 53 (ABS_MT_POSITION_X)
                          Value      0
                          Min       -5
                          Max     1079
                          Resolution      12
                    Properties:
                      Property type 1 (INPUT_PROP_DIRECT)
                    Testing ... (interrupt to exit)
                    Event: time 1.000002, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 12
                    Event: time 1.000002, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value -1
                    Event: time 1.000002, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
                    Event: time 1.000002, -------------- SYN_REPORT ------------
                    Event: time 1.000002, type 4 (EV_MSC), code 4 (MSC_SCAN), value d0042
                    Event: time 1.000002, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<

                    """)
    }
}
