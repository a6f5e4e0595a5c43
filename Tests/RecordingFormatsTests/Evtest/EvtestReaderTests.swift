import Documents
import RecordingFormats
import Testing
import TouchInput

@Suite("Reading evtest")
struct EvtestReaderTests {
    private func events(_ line: String) -> [InputEvent] { Reading(line + "\n", as: .evtest).events }

    @Test("All numbers are decimal, and names are ignored")
    func numbers() {
        #expect(
            events("Event: time 1329115570.304935, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 781")
                == [event(at: 1_329_115_570_304_935, 3, 57, 781)])
        #expect(
            events("Event: time 1.000005, type 3 (EV_ABS), code 57 (?), value -1") == [event(at: 1_000_005, 3, 57, -1)])
        #expect(events("Event: time 1.5, type 3 (?), code 29 ((null)), value 7") == [event(at: 1_000_005, 3, 29, 7)])
        #expect(
            events("Event: time 1.000005, type 3 (Absolute), code 0 (X), value 1   ") == [event(at: 1_000_005, 3, 0, 1)]
        )
    }

    @Test("E30: raw and scan codes are hexadecimal, the device's clock is decimal")
    func scanCodes() {
        #expect(
            events("Event: time 1.0, type 4 (EV_MSC), code 4 (MSC_SCAN), value d0042") == [
                event(at: 1_000_000, 4, 4, 0xd0042)
            ])
        #expect(
            events("Event: time 1.0, type 4 (EV_MSC), code 3 (MSC_RAW), value 10") == [event(at: 1_000_000, 4, 3, 0x10)]
        )
        #expect(
            events("Event: time 1.0, type 4 (EV_MSC), code 5 (MSC_TIMESTAMP), value 10") == [
                event(at: 1_000_000, 4, 5, 10)
            ]
        )
    }

    @Test(
        "Marks are read in the wordings of all versions",
        arguments: [
            ("-------------- SYN_REPORT ------------", 0), ("-------------- Report Sync ------------", 0),
            ("-------------- EV_SYN ------------", 0), ("-------------- SYN_CONFIG ------------", 1),
            ("-------------- Config Sync ------------", 1), ("++++++++++++++ SYN_MT_REPORT ++++++++++++", 2),
            (">>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<", 3), ("type 0 (EV_SYN), code 0 (SYN_REPORT), value 1", 0),
        ])
    func marks(text: String, code: Int) {
        for end in ["", "  \t", "\r"] {
            let found = events("Event: time 2.000001, " + text + end)
            #expect(found.count == 1)
            #expect(found.first?.type == .synchronization)
            #expect(found.first?.code.rawValue == UInt16(code))
            #expect(found.first?.time.microseconds == 2_000_001)
        }
    }

    @Test("A mark with an unknown name is left out, with a note")
    func unknownMark() {
        let reading = Reading(
            "Event: time 1.0, -------------- ? ------------\nEvent: time 1.0, -------------- SYN_REPORT ------------\n")
        #expect(reading.events.count == 1)
        #expect(reading.notes == [RecordingNote("an event of no known name left out", at: .line(1))])
    }

    private static let described = """
        /dev/input/event3:\tGlass
        Select the device event number [0-3]: Input driver version is 1.0.1
        Input device ID: bus 0x18 vendor 0x0 product 0xa1B version 0x1
        Input device name: "Say "Touch" (2)"
        Supported events:
          Event type 0 (EV_SYN)
          Event type 1 (EV_KEY)
            Event code 330 (BTN_TOUCH)
            Event code 328 (?)
          Event type 3 (EV_ABS)
            Event code 47 (ABS_MT_SLOT)
              Value      2
              Min        0
              Max       14
            Event code 53 (ABS_MT_POSITION_X)
              Value      0
              Min      -10
              Max     1280
              Fuzz       1
              Flat       3
              Resolution      12 Event code 54 (ABS_MT_POSITION_Y)
              Value      0
              Min        0
              Max      680
          Event type 5 (EV_SW)
            Event code 0 (SW_LID) state 1
        Key repeat handling:
          Repeat type 20 (EV_REP)
            Repeat code 0 (REP_DELAY)
              Value    250

        """
    private static let tail = """
        Testing ... (interrupt to exit)
        If nothing shows, try another cable
        Event: time 1.000001, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 9
        Event: time 1.000001, -------------- SYN_REPORT ------------

        """

    @Test("A description is read, even from joined lines", arguments: [1, 13, 10_000])
    func description(piece: Int) throws {
        let reading = Reading(
            Self.described + "Properties:\n  Property type 1 (INPUT_PROP_DIRECT)\n" + Self.tail, piece: { piece })
        #expect(reading.format == .evtest)
        #expect(reading.damage == nil)
        #expect(reading.events.count == 2)
        let description = try #require(reading.devices.first?.description)
        #expect(description.name == "Say \"Touch\" (2)")
        #expect(description.identity == DeviceIdentity(bus: 0x18, vendor: 0, product: 0xa1b, version: 1))
        #expect(description.properties == .direct)
        #expect(description.codes[.synchronization] == [])
        #expect(description.codes[.key] == [.toolQuintTap, .touch])
        #expect(description.codes[.absolute] == [.slot, .positionX, .positionY])
        #expect(description.axes[.slot] == AbsoluteAxis(minimum: 0, maximum: 14, value: 2))
        #expect(
            description.axes[.positionX]
                == AbsoluteAxis(minimum: -10, maximum: 1280, fuzz: 1, flat: 3, resolution: 12, value: 0))
        #expect(description.axes[.positionY] == AbsoluteAxis(minimum: 0, maximum: 680, value: 0))
        #expect(description.states == [.switches: [EventCode(rawValue: 0): 1]])
        #expect(reading.notes.count == 1)
    }

    @Test("Without a list of properties they are unknown, with an empty list there are none")
    func properties() {
        #expect(Reading(Self.described + Self.tail).devices.first?.description?.properties == nil)
        #expect(Reading(Self.described + "Properties:\n" + Self.tail).devices.first?.description?.properties == [])
    }

    @Test("Events without a description have none")
    func eventsOnly() {
        let reading = Reading("Event: time 1.000001, -------------- SYN_REPORT ------------\n")
        #expect(reading.devices == [RecordedDevice(eventCount: 1)])
    }

    @Test("Damage gives the line, and the events before it are read")
    func damage() {
        let good = "Event: time 1.000001, -------------- SYN_REPORT ------------\n"
        for line in [
            "Event: time 1.0, type 3 (EV_ABS), co", "Event: time 1.0, -------------- SYN_REP", "rubbish",
            "Event: time 1.0, type 3 (EV_ABS), code 53 (X), value",
            "Event: time 1.0, type 3 (EV_ABS), code 53 (X), value 4x",
            "Event: time 1.1000000, -------------- SYN_REPORT ------------",
            "Event: time 9223372036854.0, -------------- SYN_REPORT ------------",
            "Event: time 1.0, type 70000 (?), code 0 (?), value 0",
        ] {
            let reading = Reading(good + line + "\n" + good)
            #expect(reading.events.count == 1, "\(line)")
            #expect(reading.damage?.place == .line(2), "\(line)")
            #expect(reading.damage?.found == PrintableText.quotation(of: line))
        }
    }

    @Test("A last line without its end may have a value cut off, but not a mark")
    func lastLine() {
        #expect(Reading("Event: time 1.0, type 3 (EV_ABS), code 53 (X), value 4").notes.count == 1)
        #expect(Reading("Event: time 1.0, -------------- SYN_REPORT ------------").notes.isEmpty)
    }
}
