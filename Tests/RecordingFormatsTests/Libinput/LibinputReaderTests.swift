import RecordingFormats
import Testing
import TouchInput

@Suite("libinput record")
struct LibinputReaderTests {
    static let header = """
        # libinput record
        version: 1
        ndevices: 1
        libinput:
          version: "1.25.0"
        system:
          kernel: "6.1"
        devices:

        """

    static func device(_ name: String = "Pad", node: String = "/dev/input/event4", events: String) -> String {
        """
        - node: \(node)
          evdev:
            # Name: \(name)
            # Supported Events:
            # Event type 3 (EV_ABS)
            #   Event code 47 (ABS_MT_SLOT)
            #       Value           2
            #       Min             0
            #       Max             4
            #   Event code 53 (ABS_MT_POSITION_X)
            #       Value          77
            #       Min             0
            #       Max          1000
            name: "\(name)"
            id: [3, 1739, 10600, 272]
            codes:
              0: [0, 1] # EV_SYN
              1: [325, 330]
              3: [47, 53, 54, 57]
            absinfo:
              47: [0, 4, 0, 0, 0]
              53: [0, 1000, 0, 0, 12]
              54: [-5, 700, 1, 2, 11]
            properties: [0, 2]
          hid: [
            0x05, 0x0d,
            0x09, 0x05
          ]
          udev:
            properties:
            - ID_INPUT_TOUCHPAD=1
            - LIBINPUT_DEVICE_GROUP=3/6cb/2968:usb-0000:00:14.0-1
          quirks:
          - ModelAppleTouchpad=1
          events:\(events.isEmpty ? " null" : "")

        """ + events
    }

    static let frames = """
          # Current time is 14:51:15
          - evdev:
            - [  0,      0,   3,  57,      80] # EV_ABS / ABS_MT_TRACKING_ID         80
            - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
          - evdev:
            - [  0,  12000,   3,  53,     -10] # EV_ABS
            - [  0,  12000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +12ms
            libinput:
            - {time: 0.012, type: POINTER_MOTION, delta: [  1.00,   2.00], unaccel: [1.0, 2.0]}
          - libinput:
            - {time: 0.09, type: TOUCH_DOWN, slot: 0, seat_slot: 0, point: [ 12.34,  56.78]}
          - hid:
              time: [  0,   9967]
              hidraw0: [
                0x01, 0x02
              ]
          - evdev:
            - [  1,     20,   3,  57,      -1]

        """

    static let events = [
        event(at: 0, 3, 57, 80), event(at: 0, 0, 0, 0), event(at: 12_000, 3, 53, -10), event(at: 12_000, 0, 0, 0),
        event(at: 1_000_020, 3, 57, -1),
    ]

    @Test("A description is read completely, with the slot at the start from the comments")
    func description() throws {
        let reading = Reading(Self.header + Self.device(events: Self.frames))
        #expect(reading.format == .libinput)
        #expect(reading.damage == nil)
        #expect(reading.notes == [])
        let device = try #require(reading.devices.first)
        #expect(reading.devices.count == 1)
        #expect(device.node == "/dev/input/event4")
        #expect(device.eventCount == 5)
        let description = try #require(device.description)
        #expect(description.name == "Pad")
        #expect(description.identity == DeviceIdentity(bus: 3, vendor: 1739, product: 10600, version: 272))
        #expect(description.properties == [.pointer, .buttonPad])
        #expect(description.codes[.key] == [.toolFinger, .touch])
        #expect(description.axes[.slot] == AbsoluteAxis(minimum: 0, maximum: 4, value: 2))
        #expect(description.axes[.positionX] == AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 12))
        #expect(
            description.axes[.positionY] == AbsoluteAxis(minimum: -5, maximum: 700, fuzz: 1, flat: 2, resolution: 11))
    }

    @Test("Events are read, frames of libinput and hid are skipped, and an unfinished frame stays unfinished")
    func events() {
        let reading = Reading(Self.header + Self.device(events: Self.frames), piece: { 7 })
        #expect(reading.events == Self.events)
    }

    @Test("Each device's events carry its index")
    func devices() {
        let reading = Reading(
            Self.header + Self.device("A", events: Self.frames)
                + Self.device("B", node: "/dev/input/event9", events: "")
                + Self.device("C", events: Self.frames))
        #expect(reading.damage == nil)
        #expect(reading.devices.map(\.description?.name) == ["A", "B", "C"])
        #expect(reading.devices.map(\.eventCount) == [5, 0, 5])
        #expect(reading.runs.map(\.device) == [0, 2])
        #expect(reading.runs.map(\.count) == [5, 5])
        #expect(reading.events == Self.events + Self.events)
    }

    @Test(
        "A time before the first event is negative, since the tool wraps it",
        arguments: [
            ("18446744073709, 551615", -1), ("18446744073709, 539616", -12_000), ("18446744073709551615, 999990", -10),
            ("0, 4294967286", -10), ("1, 5", 1_000_005),
        ])
    func wrapped(stamp: String, microseconds: Int64) {
        for tail in ["", "- evdev:\n    - [  9, 9, 0, \n"] {
            let frame = "  - evdev:\n    - [\(stamp),   0,   0,       0] # SYN\n" + (tail.isEmpty ? "" : "  " + tail)
            let reading = Reading(Self.header + Self.device(events: frame))
            #expect(reading.events == [event(at: microseconds, 0, 0, 0)])
        }
    }

    @Test("A million microseconds or more are damage")
    func largeMicroseconds() {
        let reading = Reading(Self.header + Self.device(events: "  - evdev:\n    - [0, 1000000, 0, 0, 0]\n"))
        #expect(reading.events == [])
        #expect(reading.damage?.expected == "“- [<sec>, <usec>, <type>, <code>, <value>]”")
        #expect(reading.damage?.found == "“- [0, 1000000, 0, 0, 0]”")
    }

    @Test("The tool's key repeats are read")
    func keyRepeat() {
        let frame = "  - evdev:\n    - [0, 0, 1, 325, 2]\n    - [0, 0, 0, 0, 1]\n"
        #expect(
            Reading(Self.header + Self.device(events: frame)).events == [
                event(at: 0, 1, 325, 2), event(at: 0, 0, 0, 1),
            ])
    }

    @Test("A quote in the name breaks the YAML, so the lines are read, with a note")
    func quoteInName() throws {
        let reading = Reading(Self.header + Self.device(#"7" Pad \ x"#, events: Self.frames))
        #expect(reading.damage == nil)
        #expect(reading.events == Self.events)
        let description = try #require(reading.devices.first?.description)
        #expect(description.name == #"7" Pad \ x"#)
        #expect(description.axes[.slot]?.value == 2)
        #expect(description.axes[.positionX]?.value == nil)
        #expect(description.codes[.key] == [.toolFinger, .touch])
        #expect(description.properties == [.pointer, .buttonPad])
        #expect(description.identity?.version == 272)
        #expect(reading.notes.count == 1)
        #expect(
            reading.notes.first?.text
                == "read by its lines, not as YAML: expected JSON or YAML, found “Pad \\ x\"” (did not find expected key)"
        )
        #expect(reading.notes.first?.place == .column(line: 22, column: 15))
    }

    @Test("Reading line by line gives the same as reading YAML")
    func sameByLines() {
        let text =
            Self.device("A", events: Self.frames) + Self.device("B", events: "") + Self.device("C", events: Self.frames)
        let whole = Reading(Self.header + text)
        let pasted = Reading("Recording to 'stdout'.\n" + Self.header + text)
        #expect(pasted.format == .libinput)
        #expect(pasted.events == whole.events)
        #expect(pasted.runs == whole.runs)
        #expect(pasted.devices == whole.devices)
        #expect(pasted.damage == nil)
        #expect(pasted.notes.last?.text == "a line skipped, beginning with “Recording to 'stdout'.”")
    }

    @Test("A recording quoted in an email is read line by line")
    func quoted() {
        let text = (Self.header + Self.device(events: Self.frames)).split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .map { "> \($0)" }.joined(separator: "\n")
        let reading = Reading(text)
        #expect(reading.events == Self.events)
        #expect(reading.devices.first?.description?.axes[.positionX]?.maximum == 1000)
    }

    @Test("Dots in place of omitted parts are skipped with a note")
    func dots() {
        let (first, second) = (Self.frames, Self.frames)
        let reading = Reading(Self.header + Self.device(events: first + "....\n" + second))
        #expect(reading.events == Self.events + Self.events)
        #expect(reading.damage == nil)
        #expect(reading.notes.last?.text == "a line skipped, beginning with “....”")
    }

    @Test("Without the header, the events belong to one unknown device")
    func headerCut() {
        let reading = Reading("  events:\n" + Self.frames)
        #expect(reading.events == Self.events)
        #expect(reading.devices == [RecordedDevice(description: nil, eventCount: 5)])
        #expect(reading.damage == nil)
    }

    @Test("A truncated file gives the events before the cut, and damage if a line is cut")
    func cut() {
        let text = Self.header + Self.device(events: Self.frames)
        for count in stride(from: 40, to: text.utf8.count, by: 1) {
            let bytes = Array(text.utf8.prefix(count))
            let reading = Reading(bytes, as: .libinput)
            #expect(Self.events.starts(with: reading.events), "cut at \(count)")
            let whole = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            let complete = whole.count { $0.contains("- [  ") && $0.contains("]") }
            #expect(reading.events.count == complete, "cut at \(count)")
            if whole.last?.contains("- [") == true, whole.last?.contains("]") == false {
                #expect(reading.damage?.place == .line(whole.count), "cut at \(count)")
            }
        }
    }

    @Test("Anything else is damage with its place")
    func somethingElse() {
        let reading = Reading("a: 1\nb: 2\n", as: .libinput)
        #expect(reading.damage != nil)
        #expect(reading.events == [])
        let list = Reading("- 1\n", as: .libinput)
        #expect(list.damage?.place == .column(line: 1, column: 1))
    }

    @Test("A hundred thousand events are read")
    func many() {
        let frame = "  - evdev:\n    - [  0,  12000,   3,  53,     110] # EV_ABS / ABS_MT_POSITION_X 110 (+1)\n"
        let text = Self.header + Self.device(events: String(repeating: frame, count: 100_000))
        let clock = ContinuousClock()
        var count = 0
        let time = clock.measure { count = Reading(text).events.count }
        #expect(count == 100_000)
        #expect(time < .seconds(10))
    }
}
