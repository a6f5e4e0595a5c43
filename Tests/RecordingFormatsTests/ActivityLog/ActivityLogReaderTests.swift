import RecordingFormats
import Testing
import TouchInput

@Suite("Activity logs")
struct ActivityLogReaderTests {
    static func state(_ time: String, buttons: Int = 0, count: Int? = nil, _ fingers: [(id: Int, x: String, y: String)])
        -> String
    {
        let list = fingers.map {
            #"{"positionX":\#($0.x),"positionY":\#($0.y),"pressure":24.0,"touchMajor":0,"trackingId":\#($0.id),"flags":0}"#
        }
        return
            #"{"type":"hardwareState","timestamp":\#(time),"buttonsDown":\#(buttons),"touchCount":\#(count ?? fingers.count),"fingers":[\#(list.joined(separator: ","))]}"#
    }

    static let properties = #"""
        {"left":0,"top":10.5,"right":1280,"bottom":680,"xResolution":12,"yResolution":10,"maxFingerCount":5,"maxTouchCount":5,"supportsT5R2":0,"semiMt":0,"isButtonPad":1}
        """#

    static func log(_ entries: [String], properties: String = properties) -> String {
        #"{"version":1,"entries":["# + entries.joined(separator: ",\n")
            + #"],"gesturesVersion":"1","hardwareProperties":"#
            + properties + #","properties":{"Tap Enable":true}}"#
    }

    private func abs(_ time: Int64, _ code: UInt16, _ value: Int32) -> InputEvent { event(at: time, 3, code, value) }
    private func key(_ time: Int64, _ code: UInt16, _ value: Int32) -> InputEvent { event(at: time, 1, code, value) }
    private func report(_ time: Int64) -> InputEvent { event(at: time, 0, 0, 0) }

    @Test("Hardware properties become the description, wherever they are in the log")
    func description() throws {
        let reading = Reading(Self.log([Self.state("1.0", [])]))
        #expect(reading.format == .activityLog)
        #expect(reading.damage == nil)
        let description = try #require(reading.devices.first?.description)
        #expect(description.name == "activity log")
        #expect(description.properties == [.pointer, .buttonPad])
        #expect(description.kind.kind == .touchpad)
        #expect(description.axes[.positionX] == AbsoluteAxis(minimum: 0, maximum: 1280, resolution: 12))
        #expect(description.axes[.positionY] == AbsoluteAxis(minimum: 10, maximum: 680, resolution: 10))
        #expect(description.axes[.slot]?.maximum == 4)
        #expect(reading.notes.map(\.text) == ["the touchpad's range or resolution is rounded to whole units"])
    }

    @Test("Dots per inch become units per millimetre, and semi-multitouch is recognised")
    func older() throws {
        let reading = Reading(
            Self.log(
                [],
                properties:
                    #"{"left":0,"top":0,"right":254,"bottom":254,"xDpi":254,"yDpi":127,"semiMt":true,"isButtonPad":false}"#
            ))
        let description = try #require(reading.devices.first?.description)
        #expect(description.axes[.positionX]?.resolution == 10)
        #expect(description.axes[.positionY]?.resolution == 5)
        #expect(description.properties == [.pointer, .semiMT])
    }

    @Test("A finger that is no longer listed is lifted, and unchanged values are not repeated")
    func fingers() {
        let reading = Reading(
            Self.log([
                Self.state("0.001", [(7, "10.0", "20")]),
                Self.state("0.009", buttons: 1, [(7, "11", "20"), (-2, "30", "40")]),
                Self.state("0.0170004", [(-2, "30", "40")]),
                Self.state("0.025", []),
            ]))
        #expect(
            reading.events == [
                abs(1000, 57, 7), abs(1000, 53, 10), abs(1000, 54, 20), abs(1000, 58, 24), abs(1000, 48, 0),
                key(1000, 325, 1), key(1000, 330, 1), report(1000),
                abs(9000, 53, 11), abs(9000, 47, 1), abs(9000, 57, 65534), abs(9000, 53, 30), abs(9000, 54, 40),
                abs(9000, 58, 24), abs(9000, 48, 0), key(9000, 325, 0), key(9000, 272, 1), key(9000, 333, 1),
                report(9000),
                abs(17_000, 47, 0), abs(17_000, 57, -1), key(17_000, 272, 0), key(17_000, 333, 0),
                key(17_000, 325, 1), report(17_000),
                abs(25_000, 47, 1), abs(25_000, 57, -1), key(25_000, 325, 0), key(25_000, 330, 0), report(25_000),
            ])
        #expect(reading.devices.first?.eventCount == reading.events.count)
    }

    @Test(
        "Fingers that are counted but not listed appear in the tool key",
        arguments: [(1, 325), (2, 333), (3, 334), (4, 335), (5, 328), (9, 328)] as [(Int, UInt16)])
    func moreFingers(count: Int, code: UInt16) {
        let reading = Reading(Self.log([Self.state("0", count: count, [(1, "1", "1")])]))
        let keys = reading.events.filter { $0.type == .key }.map(\.code.rawValue)
        #expect(Set(keys) == [330, code])
    }

    @Test("Fractional values are rounded and counted, and other entries are counted by type")
    func notes() {
        let reading = Reading(
            Self.log(
                [
                    #"{"type":"timerCallback","now":1}"#, Self.state("1", [(1, "1.5", "2.25")]),
                    #"{"type":"gesture","gestureType":"scroll"}"#, #"{"type":"gesture"}"#,
                ], properties: #"{"left":0,"top":0,"right":9,"bottom":9}"#))
        #expect(reading.events.prefix(3) == [abs(1_000_000, 57, 1), abs(1_000_000, 53, 2), abs(1_000_000, 54, 2)])
        #expect(
            reading.notes.map(\.text) == [
                "2 values rounded to whole device units",
                "entries that are no touches skipped: 2 gesture, 1 timerCallback",
            ])
    }

    @Test("A truncated log gives the states before the cut, and damage with its place")
    func cut() {
        let first = Self.state("1", [(1, "1", "1")])
        let whole = Self.log([first, Self.state("2", [(1, "2", "1")])])
        let expected = Reading(Self.log([first])).events
        for count in (#"{"version":1,"entries":["#.utf8.count + first.utf8.count + 2)..<(whole.utf8.count - 230) {
            let reading = Reading(Array(whole.utf8.prefix(count)), as: .activityLog)
            #expect(reading.events.starts(with: expected), "cut at \(count)")
            #expect(reading.damage != nil)
        }
        for count in 0..<whole.utf8.count { _ = Reading(Array(whole.utf8.prefix(count)), as: .activityLog) }
    }

    @Test("A state without a time is damage that names the missing key")
    func noTime() {
        let reading = Reading(Self.log([#"{"type":"hardwareState","fingers":[]}"#]))
        #expect(reading.damage?.expected == "the key “timestamp” of an activity log")
        #expect(reading.damage?.found == "only “type”, “fingers”")
        #expect(reading.damage?.place == .column(line: 1, column: 25))
    }

    @Test("Numbers that no touchpad sends are damage and never trap")
    func wildNumbers() {
        for text in [
            Self.state("1e300", []), Self.state("-9.1e12", []), Self.state("1", [(1, "1e10", "1")]),
            Self.state("1", [(70000, "1", "1")]), Self.state("1", count: -5, [(1, "1", "-1e9")]),
        ] {
            _ = Reading(Self.log([text]))
        }
        #expect(Reading(Self.log([Self.state("1e300", [])])).damage != nil)
        #expect(Reading(Self.log([Self.state("1", [(1, "1", "-1e9")])])).damage == nil)
        let many = (0..<65).map { (id: $0, x: "1", y: "1") }
        #expect(Reading(Self.log([Self.state("1", many)])).damage?.expected == "at most 64 fingers of an activity log")
    }
}
