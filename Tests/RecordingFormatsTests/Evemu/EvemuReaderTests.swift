import RecordingFormats
import Testing
import TouchInput

@Suite("Reading evemu")
struct EvemuReaderTests {
    private func events(_ line: String) -> [InputEvent] { Reading(line + "\n", as: .evemu).events }

    @Test("E29: types and codes are hexadecimal, values are decimal even with leading zeros")
    func numbers() {
        #expect(events("E: 0.000001 0003 0035 0012") == [event(at: 1, 3, 0x35, 12)])
        #expect(events("E: 0.000001 0003 0035 0904") == [event(at: 1, 3, 0x35, 904)])
        #expect(events("E: 7.000000 0003 0039 -001") == [event(at: 7_000_000, 3, 0x39, -1)])
        #expect(events("E: 7.000000 0003 0039 4294967295") == [event(at: 7_000_000, 3, 0x39, -1)])
        #expect(events("E: 1.000002 0001 014A 1") == [event(at: 1_000_002, 1, 0x14a, 1)])
        #expect(events("E: 160278.880972 3 39 33") == [event(at: 160_278_880_972, 3, 0x39, 33)])
    }

    @Test("E29: the second part of a time is a number of microseconds, not a fraction")
    func microseconds() {
        #expect(events("E: 1.5 0000 0000 0000") == [event(at: 1_000_005, 0, 0, 0)])
        #expect(events("E: 1.999999 0000 0000 0000") == [event(at: 1_999_999, 0, 0, 0)])
        #expect(events("E: 1.1000000 0000 0000 0000") == [])
    }

    @Test("The largest possible time is read; a larger one is damage and never traps")
    func largestTime() {
        #expect(events("E: 9223372036853.999999 0000 0000 0000") == [event(at: 9_223_372_036_853_999_999, 0, 0, 0)])
        for time in ["9223372036854.000000", "18446744073709.000000", "99999999999999999999999.0"] {
            let reading = Reading("E: \(time) 0000 0000 0000\n", as: .evemu)
            #expect(reading.damage?.place == .line(1))
        }
    }

    @Test("A comment after a tab is ignored")
    func comments() {
        #expect(events("E: 0.000001 0003 0039 0009\t# EV_ABS / ABS_MT_TRACKING_ID   9") == [event(at: 1, 3, 0x39, 9)])
        #expect(events("E: 0.000001 0000 0000 0000\t# --- SYN_REPORT (0) --- +12ms") == [event(at: 1, 0, 0, 0)])
        #expect(events("E: 0.000001 0003 0039 0009   ") == [event(at: 1, 3, 0x39, 9)])
        #expect(events("E: 0.000001 0003 0039 0009 9") == [])
    }

    private static let described = """
        # EVEMU 1.3
        # Input device name: "Glass ® "
        # Supported events:
        #   Event type 0 (EV_SYN)
        #     Event code 4 ((null))
        #   Event type 3 (EV_ABS)
        #     Event code 47 (ABS_MT_SLOT)
        #       Value        3
        #       Min          0
        #       Max          9
        #     Event code 53 (ABS_MT_POSITION_X)
        #       Value        0
        N: Glass # 2 ®\u{20}
        I: 0018 2575 0204 0111
        P: 02 00 00 00 00 00 00 00
        B: 00 0b 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 04 00 00 00 00 00 00
        B: 03 03 00 00 00 00 80 60 02
        B: 15 00 00 00 00 00 00 00 00
        B: 15 00 00 00 00 00 00 00 00
        A: 2f 0 9 0 0 0
        A: 35 -4824 5109 0 0 98
        A: 36 0 767 0 0
        L: 00 1
        S: 0d 1
        E: 0.000001 0003 0039 0009
        # a comment between events
        E: 0.000001 0000 0000 0000

        """

    @Test("A description is read line by line", arguments: [1, 7, 10_000])
    func description(piece: Int) throws {
        let reading = Reading(Self.described, piece: { piece })
        #expect(reading.format == .evemu)
        #expect(reading.damage == nil)
        #expect(reading.notes == [])
        #expect(reading.events.count == 2)
        let device = try #require(reading.devices.first)
        #expect(device.eventCount == 2)
        let description = try #require(device.description)
        #expect(description.name == "Glass # 2 ® ")
        #expect(description.identity == DeviceIdentity(bus: 0x18, vendor: 0x2575, product: 0x204, version: 0x111))
        #expect(description.properties == .direct)
        #expect(description.codes[.key] == [.touch])
        #expect(description.codes[.absolute] == [.x, .y, .slot, .positionX, .positionY, .trackingID].sorted())
        #expect(description.codes[.synchronization] == [])
        #expect(description.axes[.slot] == AbsoluteAxis(minimum: 0, maximum: 9, value: 3))
        #expect(description.axes[.positionX] == AbsoluteAxis(minimum: -4824, maximum: 5109, resolution: 98, value: 0))
        #expect(description.axes[.positionY] == AbsoluteAxis(minimum: 0, maximum: 767))
        #expect(description.states == [.led: [EventCode(rawValue: 0): 1], .switches: [EventCode(rawValue: 0xd): 1]])
    }

    @Test("A description without events is a recording, and events without a description have none")
    func parts() {
        let description = Reading("N: Pad\nI: 0011 0002 0007 01b1\nA: 00 1472 5472 8 0\n")
        #expect(description.format == .evemu)
        #expect(description.events.isEmpty && description.damage == nil)
        #expect(description.devices.first?.description?.properties == nil)
        let events = Reading("E: 0.000001 0003 0039 0009\n")
        #expect(events.devices == [RecordedDevice(eventCount: 1)])
    }

    @Test("Old versions, comments of umockdev and upper case are understood")
    func variants() {
        let old = Reading("N: Pad\nI: 0011 0002 0007 01B1\nB: 15 00\nB: 15 01\nE: 1.0 3 39 5\n")
        #expect(old.devices.first?.description?.codes[EventType(rawValue: 0x15)] == [EventCode(rawValue: 8)])
        let umockdev = Reading("# EVEMU 1.2\n# device /dev/input/event7\nE: 1234.500000 0003 003A 7\n")
        #expect(umockdev.devices == [RecordedDevice(node: "/dev/input/event7", eventCount: 1)])
        #expect(umockdev.events == [event(at: 1_234_500_000, 3, 0x3a, 7)])
    }

    @Test("A newer version is read, with a note")
    func newerVersion() {
        let reading = Reading("# EVEMU 1.4\nE: 0.000001 0000 0000 0000\n")
        #expect(reading.events.count == 1)
        #expect(reading.notes.map(\.text) == ["evemu version 1.4 is newer than 1.3 and read as 1.3"])
    }

    @Test("Lines before the recording are skipped with a note")
    func leadingLines() {
        let reading = Reading("Available devices:\n/dev/input/event0:\tPad\n# EVEMU 1.3\nE: 0.000001 0000 0000 0000\n")
        #expect(reading.events.count == 1)
        #expect(
            reading.notes == [
                RecordingNote(
                    "2 lines before the recording skipped, beginning with “Available devices:”", at: .line(1))
            ])
    }

    @Test("Damage gives the line, what was expected and what was found; the events before it are read")
    func damage() {
        let good = "E: 0.000001 0003 0039 0009\n"
        let form = "“E: <sec>.<usec> <type> <code> <value>”"
        for (line, found) in [
            ("E: 0.00002 0003 00", "E: 0.00002 0003 00"), ("gar\u{7}bage", "gar\\u{7}bage"), ("N: Pad", "N: Pad"),
            ("E: 1,5 0003 0039 1", "E: 1,5 0003 0039 1"), ("E: 1.5 0003 0039 1.5", "E: 1.5 0003 0039 1.5"),
            ("E: -1.5 0003 0039 1", "E: -1.5 0003 0039 1"), ("E: 1.5 10003 0039 1", "E: 1.5 10003 0039 1"),
        ] {
            for end in ["", "\n" + good] {
                let reading = Reading(good + line + end, as: .evemu)
                #expect(reading.events.count == 1)
                #expect(reading.damage == RecordingDamage(place: .line(2), expected: form, found: "“\(found)”"))
            }
        }
        for (line, expected) in [
            ("I: 0011 0002", "“I: <bus> <vendor> <product> <version>”, all hex"), ("P: 02 zz", "“P:” and hex bytes"),
            ("B: 20 00", "“B: <type>” and 8 bytes, all hex"), ("B: 01", "“B: <type>” and 8 bytes, all hex"),
            ("A: 35 0 1 2", "“A: <axis> <min> <max> <fuzz> <flat> [<resolution>]”"),
            ("A: 35 0 1 2 3 4 5", "“A: <axis> <min> <max> <fuzz> <flat> [<resolution>]”"),
            ("L: 0", "“L: <led> <state>”"), ("S: x 1", "“S: <switch> <state>”"),
        ] {
            let reading = Reading("# EVEMU 1.3\n" + line + "\n" + good)
            #expect(reading.damage == RecordingDamage(place: .line(2), expected: expected, found: "“\(line)”"))
            #expect(reading.events.isEmpty)
        }
    }

    @Test("A last line without its end is read, with a note that its value may be cut off")
    func lastLine() {
        let reading = Reading("E: 0.000001 0003 0039 0009\nE: 0.000001 0003 0035 00")
        #expect(reading.events.count == 2)
        #expect(reading.damage == nil)
        #expect(
            reading.notes == [RecordingNote("the last line has no end; its value may be cut short", at: .line(2))])
    }
}
