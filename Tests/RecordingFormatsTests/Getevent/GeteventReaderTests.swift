import Documents
import RecordingFormats
import Testing
import TouchInput

@Suite("Reading getevent")
struct GeteventReaderTests {
    private func events(_ line: String) -> [InputEvent] { Reading(line + "\n", as: .getevent).events }

    @Test(
        "An event is read with and without time, path and labels",
        arguments: [
            ("0003 0035 00000273", 0), ("/dev/input/event2: 0003 0035 00000273", 0),
            ("[     460.609852] 0003 0035 00000273", 460_609_852),
            ("[     460.609852] /dev/input/event2: 0003 0035 00000273", 460_609_852),
            ("[  177262.518971] EV_ABS       ABS_MT_POSITION_X    00000273            ", 177_262_518_971),
            (
                "[     460.609852] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000273            ",
                460_609_852
            ),
            ("/dev/input/event2: EV_ABS ABS_MT_POSITION_X 00000273", 0), ("EV_ABS 0035 00000273", 0),
            ("26033-45: 0003 0035 00000273", 26_033_000_045),
            ("26033-45: /dev/input/event2: 0003 0035 00000273", 26_033_000_045),
            ("26033-45 : 0003 0035 00000273", 26_033_000_045),
            ("[       1.000002] 0003 0035 00000273 rate 60", 1_000_002),
        ])
    func forms(line: String, microseconds: Int64) {
        #expect(events(line) == [event(at: microseconds, 3, 0x35, 0x273)])
        #expect(events(line + "\r") == [event(at: microseconds, 3, 0x35, 0x273)])
        #expect(FormatDetector.format(of: Array(line.utf8).span.bytes) == .getevent)
    }

    @Test("Values are hexadecimal in two's complement, in either case")
    func values() {
        #expect(events("[ 1.000000] 0003 0039 ffffffff") == [event(at: 1_000_000, 3, 0x39, -1)])
        #expect(events("[ 1.000000] 0003 0039 FFFFFFFF") == [event(at: 1_000_000, 3, 0x39, -1)])
        #expect(events("[ 1.000000] 0003 0039 80000000") == [event(at: 1_000_000, 3, 0x39, .min)])
    }

    @Test("Labels are read as values")
    func valueNames() {
        for (text, code, value) in [
            ("EV_KEY       BTN_TOUCH            DOWN                ", 0x14a, 1), ("EV_KEY BTN_TOUCH UP", 0x14a, 0),
            ("EV_KEY BTN_MOUSE REPEAT", 0x110, 2),
        ] as [(String, UInt16, Int32)] {
            #expect(events("[ 1.000000] " + text) == [event(at: 1_000_000, 1, code, value)])
        }
        for (text, value) in [("MT_TOOL_FINGER", 0), ("MT_TOOL_PEN", 1), ("MT_TOOL_PALM", 2)] as [(String, Int32)] {
            #expect(events("[ 1.000000] EV_ABS ABS_MT_TOOL_TYPE \(text)") == [event(at: 1_000_000, 3, 0x37, value)])
        }
    }

    @Test("Unknown names are left out, with a note")
    func unknownNames() {
        let reading = Reading(
            "[ 1.000000] EV_ABS ABS_MT_AURA 00000001\n[ 1.000000] EV_NEW 0001 00000001\n[ 1.000000] 0003 001d 00000001\n"
        )
        #expect(reading.events == [event(at: 1_000_000, 3, 0x1d, 1)])
        #expect(reading.notes == [RecordingNote("2 events with a name that is not known left out", at: .line(1))])
        #expect(reading.damage == nil)
    }

    @Test("Without times all events are at 0, with a note")
    func noTimes() {
        let reading = Reading("0003 0035 00000001\n0000 0000 00000000\n")
        #expect(reading.events == [event(at: 0, 3, 0x35, 1), event(at: 0, 0, 0, 0)])
        #expect(reading.notes == [RecordingNote("the events have no times; all are taken to be at 0")])
    }

    @Test("A log whose beginning was cut off starts at its first complete line")
    func cutHead() {
        let reading = Reading("MT_SLOT 00000001\n[ 1.000000] 0000 0000 00000000\n")
        #expect(reading.events.count == 1)
        #expect(reading.notes.first?.place == .line(1))
    }

    @Test("Events on one line, as written by -n, are all read")
    func oneLine() {
        #expect(events("0003 0035 000002730000 0000 00000000").count == 2)
        #expect(
            events(
                "[ 1.000000] EV_ABS       ABS_X                00000168            [ 1.000001] EV_SYN       SYN_REPORT           00000000            "
            )
                == [event(at: 1_000_000, 3, 0, 0x168), event(at: 1_000_001, 0, 0, 0)])
    }

    private static let labelled = """
        add device 1: /dev/input/event2
          bus:      0018
          vendor    2575
          product   0204
          version   0111
          name:     "Say "Touch""
          location: "i2c-3"
          id:       ""
          version:  1.0.1
          events:
            KEY (0001): BTN_TOOL_FINGER       BTN_TOUCH*            BTN_TOOL_DOUBLETAP    BTN_TOOL_TRIPLETAP
                        BTN_TOOL_QUADTAP
            ABS (0003): ABS_MT_SLOT           : value 3, min 0, max 9, fuzz 0, flat 0, resolution 0
                        ABS_MT_POSITION_X     : value 0, min -5, max 1079, fuzz 1, flat 2, resolution 12
          input props:
            INPUT_PROP_DIRECT
            0005
        could not get driver version for /dev/input/mice, Not a typewriter
        add device 2: /dev/input/event0
          name:     "Keys"
          events:
            KEY (0001): KEY_POWER           *
          input props:
            <none>
        [       1.000001] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000001
        [       1.000002] /dev/input/event0: EV_KEY       KEY_POWER            DOWN
        [       1.000003] /dev/input/event7: EV_SYN       SYN_REPORT           00000000
        [       1.000004] /dev/input/event2: EV_SYN       SYN_REPORT           00000000

        """

    @Test("Devices are distinguished by their paths, with or without a description", arguments: [1, 17, 10_000])
    func devices(piece: Int) throws {
        let reading = Reading(Self.labelled, piece: { piece })
        #expect(reading.damage == nil)
        #expect(reading.notes == [])
        #expect(reading.devices.map(\.node) == ["/dev/input/event2", "/dev/input/event0", "/dev/input/event7"])
        #expect(reading.devices.map(\.eventCount) == [2, 1, 1])
        #expect(reading.runs.map(\.device) == [0, 1, 2, 0])
        #expect(reading.devices[2].description == nil)
        let first = try #require(reading.devices[0].description)
        #expect(first.name == "Say \"Touch\"")
        #expect(first.identity == DeviceIdentity(bus: 0x18, vendor: 0x2575, product: 0x204, version: 0x111))
        #expect(first.properties == InputProperties(rawValue: 0b100010))
        #expect(first.codes[.key] == [.toolFinger, .touch, .toolDoubleTap, .toolTripleTap, .toolQuadTap])
        #expect(first.axes[.slot] == AbsoluteAxis(minimum: 0, maximum: 9, value: 3))
        #expect(
            first.axes[.positionX]
                == AbsoluteAxis(minimum: -5, maximum: 1079, fuzz: 1, flat: 2, resolution: 12, value: 0))
        #expect(first.states == [.key: [.touch: 1]])
        let second = try #require(reading.devices[1].description)
        #expect(second.properties == [])
        #expect(second.states == [.key: [EventCode(rawValue: 116): 1]])
    }

    @Test("Descriptions without labels are read, including the form of 2008")
    func numericDescriptions() {
        let newer = Reading(
            """
            add device 4: /dev/input/event4
              name:     "Pad"
              events:
                KEY (0001): 0145  014a *014d\u{20}
                ABS (0003): 002f  : value 0, min 0, max 4, fuzz 0, flat 0, resolution 0
                            0035  : value 7, min 0, max 1079, fuzz 0, flat 0, resolution 10
            """)
        #expect(newer.format == .getevent)
        #expect(newer.devices[0].description?.codes[.key] == [.toolFinger, .touch, .toolDoubleTap])
        #expect(newer.devices[0].description?.states[.key] == [.touch: 1])
        #expect(
            newer.devices[0].description?.axes[.positionX]
                == AbsoluteAxis(minimum: 0, maximum: 1079, resolution: 10, value: 7))
        #expect(newer.devices[0].description?.properties == nil)
        let oldest = Reading(
            """
            add device 1: /dev/input/event0
              name:     "Panel"
                type 0001: 014a\u{20}
                type 0003: 0000  value 0, min 0, max 320, fuzz 0 flat 0
                           0001  value 5, min 1, max 480, fuzz 2 flat 3
            /dev/input/event0: 0003 0000 00000010
            """)
        #expect(oldest.events.count == 1)
        #expect(oldest.devices[0].description?.axes[.x] == AbsoluteAxis(minimum: 0, maximum: 320, value: 0))
        #expect(
            oldest.devices[0].description?.axes[.y]
                == AbsoluteAxis(minimum: 1, maximum: 480, fuzz: 2, flat: 3, value: 5))
        #expect(oldest.devices[0].description?.codes[.key] == [.touch])
    }

    @Test("Events without a path belong to the only described device")
    func pathlessEvents() {
        let one = Reading("add device 1: /dev/input/event2\n  name:     \"Pad\"\n[ 1.000000] 0000 0000 00000000\n")
        #expect(one.devices.map(\.eventCount) == [1])
        #expect(one.devices[0].description?.name == "Pad")
        let two = Reading(
            "add device 1: /dev/input/event2\nadd device 2: /dev/input/event3\n[ 1.000000] 0000 0000 00000000\n")
        #expect(two.devices.map(\.eventCount) == [0, 0, 1])
        #expect(two.devices[2].node == nil)
        #expect(two.notes.map(\.text) == ["the events do not say which of the described devices they came from"])
    }

    @Test("A device that is plugged in between events is added; one that returns keeps its description")
    func hotplug() {
        let reading = Reading(
            Self.labelled
                + "remove device 2: /dev/input/event0\nadd device 3: /dev/input/event2\n  name:     \"Other\"\nadd device 4: /dev/input/event9\n  name:     \"Nine\"\n[       1.000005] /dev/input/event9: EV_SYN       SYN_REPORT           00000000\n"
        )
        #expect(reading.damage == nil)
        #expect(reading.devices.map(\.eventCount) == [2, 1, 1, 1])
        #expect(reading.devices[0].description?.name == "Say \"Touch\"")
        #expect(reading.devices[3].description?.name == "Nine")
    }

    @Test("Damage gives the line, and the events before it are read")
    func damage() {
        let good = "[       1.000001] /dev/input/event2: 0000 0000 00000000\n"
        for line in [
            "[       1.000001] /dev/input/event2: 0000 0000 0000", "[     46", "rubbish",
            "[ 1.1000000] 0000 0000 00000000",
            "[ 1.000000] 0000 0000 00000000 rubbish", "[ 1.000000] 00000 0000 00000000", "[ 1.000000] 0000 0000",
            "[9223372036854.000000] 0000 0000 00000000", "[ 1.000000] EV_KEY BTN_TOUCH DOW",
        ] {
            for end in ["", "\n" + good] {
                let reading = Reading(good + line + end)
                #expect(reading.events.first == event(at: 1_000_001, 0, 0, 0))
                #expect(reading.damage?.place == .line(2), "\(line)")
                #expect(
                    reading.damage?.expected == "“[<sec>.<usec>] [<device>:] <type> <code> <value of 8 hex digits>”")
                #expect(reading.damage?.found == PrintableText.quotation(of: line))
            }
        }
    }

    @Test("More than 256 devices are damage")
    func tooManyDevices() {
        let text = (0...256).map { "[ 1.000000] /dev/input/event\($0): 0000 0000 00000000\n" }.joined()
        let reading = Reading(text)
        #expect(reading.events.count == 256)
        #expect(reading.damage?.place == .line(257))
    }
}
