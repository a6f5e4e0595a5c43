import RecordingFormats
import Testing
import TouchInput

/// A small panel and what one touch of it sends.
private let panel = RecordedDevice(
    node: "/dev/input/event2",
    description: DeviceDescription(
        name: "Panel \"A\"", identity: DeviceIdentity(bus: 0x18, vendor: 0, product: 0xa, version: 1),
        properties: .direct,
        codes: [.synchronization: [], .key: [.touch], .absolute: [.slot, .positionX]],
        axes: [
            .slot: AbsoluteAxis(minimum: 0, maximum: 9, value: 3),
            .positionX: AbsoluteAxis(minimum: -5, maximum: 1079, resolution: 12, value: 0),
        ]))
private let touch = [
    event(1_000_002, 3, 0x39, 12), event(1_000_002, 3, 0x35, -1), event(1_000_002, 1, 0x14a, 1),
    event(1_000_002, 0, 0, 0),
]

private func text<Writer: FormatWriter>(_ writer: Writer.Type, _ devices: [RecordedDevice], _ events: [InputEvent])
    -> String
{
    String(decoding: Writer.bytes(devices: devices, events: events.map { ($0, 0) }), as: UTF8.self)
}

@Suite("Writing formats")
struct FormatWriterTests {
    @Test("evemu is written as evemu writes it")
    func evemu() {
        #expect(
            text(EvemuWriter.self, [panel], touch) == """
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
        #expect(text(EvemuWriter.self, [RecordedDevice()], touch).hasPrefix("# EVEMU 1.3\nE: 1.000002"))
    }

    @Test("getevent is written with the columns of -lt")
    func getevent() {
        #expect(
            text(GeteventWriter.self, [panel], touch).replacing(" \n", with: "~\n") == """
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

    @Test("evtest is written as evtest writes it")
    func evtest() {
        #expect(
            text(EvtestWriter.self, [panel], touch + [event(1_000_002, 4, 4, 0xd0042), event(1_000_002, 0, 3, 0)])
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

    @Test("libinput's YAML has frames, and each device whole")
    func libinput() {
        var pad = RecordedDevice(description: DeviceDescription(name: "a\\b\n\u{1b}\u{2028}\u{1f600}"))
        pad.node = nil
        let events =
            touch.map { (event: $0, device: 0) } + [(event(1_000_003, 0, 0, 1), 1), (event(1_000_004, 0, 0, 0), 0)]
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

    @Test("A line end in a name does not break the recording, and is a loss that is said")
    func lineEnds() {
        var device = panel
        device.description?.name = "Two\r\nlines\u{0}"
        for (bytes, losses) in [
            (text(EvemuWriter.self, [device], touch), EvemuWriter.losses(of: [device])),
            (text(GeteventWriter.self, [device], touch), GeteventWriter.losses(of: [device])),
            (text(EvtestWriter.self, [device], touch), EvtestWriter.losses(of: [device])),
        ] {
            let reading = Reading(bytes)
            #expect(reading.damage == nil)
            #expect(reading.events == touch)
            #expect(reading.devices.first?.description?.name == "Two  lines ")
            #expect(losses.contains { $0.contains("line ends") })
        }
    }

    @Test("What a format cannot hold is said")
    func losses() {
        let bare = RecordedDevice(description: DeviceDescription(codes: [.absolute: [.x]], axes: [:]))
        #expect(EvemuWriter.losses(of: [bare]).count == 1)
        #expect(
            EvemuWriter.losses(of: [panel, panel]) == ["evemu holds one device: the events of the other are left out"])
        #expect(GeteventWriter.losses(of: [bare]).count == 2)
        #expect(LibinputWriter.losses(of: [RecordedDevice()]).count == 2)
        #expect(RawWriter.losses(of: [RecordedDevice()]) == [])
    }

    @Test("Negative times are shifted, and a note says by how much")
    func negativeTimes() {
        var writer = EvemuWriter(devices: [RecordedDevice()])
        var output: [UInt8] = []
        writer.append(event(-3, 0, 0, 0), device: 0, to: &output)
        writer.append(event(7, 0, 0, 0), device: 0, to: &output)
        #expect(String(decoding: output, as: UTF8.self) == "E: 0.000001 0000 0000 0000\nE: 0.000011 0000 0000 0000\n")
        #expect(writer.notes.count == 1)
    }

    @Test("Devices without a node, or with one that another has, get one that is free")
    func nodes() {
        let devices = [
            RecordedDevice(), RecordedDevice(node: "/dev/input/event0"), RecordedDevice(node: "/dev/input/event0"),
        ]
        let events = (0..<3).map { (event: event(0, 0, 0, 0), device: $0) }
        let reading = Reading(GeteventWriter.bytes(devices: devices, events: events))
        #expect(reading.devices.map(\.node) == ["/dev/input/event1", "/dev/input/event0", "/dev/input/event2"])
    }
}
