import RecordingFormats
import Testing
import TouchInput

@Suite("Writing evemu")
struct EvemuWriterTests {
    @Test("evemu is written like evemu does")
    func evemu() {
        #expect(
            written(EvemuWriter.self, [panel], touch) == """
                # EVEMU 1.3
                # device /dev/input/event2
                # Supported events:
                #   Event type 3 (EV_ABS)
                #     Event code 47 (ABS_MT_SLOT)
                #       Value 3
                #     Event code 53 (ABS_MT_POSITION_X)
                #       Value 0
                N: Panel "A"
                I: 0018 0000 000a 0001
                P: 02 00 00 00 00 00 00 00
                B: 00 0b 00 00 00 00 00 00 00
                B: 01 00 00 00 00 00 00 00 00
                B: 01 00 00 00 00 00 00 00 00
                B: 01 00 00 00 00 00 00 00 00
                B: 01 00 00 00 00 00 00 00 00
                B: 01 00 00 00 00 00 00 00 00
                B: 01 00 04 00 00 00 00 00 00
                B: 03 00 00 00 00 00 80 20 00
                A: 2f 0 9 0 0 0
                A: 35 -5 1079 0 0 12
                E: 1.000002 0003 0039 0012
                E: 1.000002 0003 0035 -001
                E: 1.000002 0001 014a 0001
                E: 1.000002 0000 0000 0000

                """)
        #expect(written(EvemuWriter.self, [RecordedDevice()], touch).hasPrefix("# EVEMU 1.3\nE: 1.000002"))
    }

    @Test("Negative times are shifted, with a note that gives the shift")
    func negativeTimes() {
        var writer = EvemuWriter(devices: [RecordedDevice()])
        var output: [UInt8] = []
        writer.append(event(at: -3, 0, 0, 0), device: 0, to: &output)
        writer.append(event(at: 7, 0, 0, 0), device: 0, to: &output)
        #expect(String(decoding: output, as: UTF8.self) == "E: 0.000001 0000 0000 0000\nE: 0.000011 0000 0000 0000\n")
        #expect(writer.notes.count == 1)
    }
}
