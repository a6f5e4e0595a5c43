import Foundation
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput

@Suite("Tables of samples")
struct SampleTableReaderTests {
    private static let unit: Int32 = 16_000

    private func id(_ time: Int64, _ value: Int32) -> InputEvent { event(at: time, 3, 57, value) }
    private func x(_ time: Int64, _ points: Int32) -> InputEvent { event(at: time, 3, 53, points * Self.unit) }
    private func y(_ time: Int64, _ points: Int32) -> InputEvent { event(at: time, 3, 54, points * Self.unit) }
    private func slot(_ time: Int64, _ value: Int32) -> InputEvent { event(at: time, 3, 47, value) }
    private func touch(_ time: Int64, _ value: Int32) -> InputEvent { event(at: time, 1, 330, value) }
    private func report(_ time: Int64) -> InputEvent { event(at: time, 0, 0, 0) }

    @Test("A table becomes protocol B events, and an up row at the finger's position lifts it")
    func simple() {
        let reading = Reading("t_ms,x,y,action\n0,10,20,down\n8,10,30,move\n16,10,30,up\n", piece: { 3 })
        #expect(reading.format == .samples)
        #expect(reading.damage == nil)
        #expect(reading.notes == [])
        #expect(
            reading.events == [
                id(0, 0), x(0, 10), y(0, 20), touch(0, 1), report(0), y(8000, 30), report(8000), id(16_000, -1),
                touch(16_000, 0), report(16_000),
            ])
        #expect(reading.devices.first?.eventCount == reading.events.count)
    }

    @Test("V20: an up row elsewhere moves the finger there, in a frame with the same time, and then lifts it")
    func upRow() {
        let reading = Reading("t_ms,x,y,id,action\n0,1,1,0,down\n0,5,5,1,down\n10,1,100,0,up\n10,5,5,1,up\n")
        #expect(reading.damage == nil)
        #expect(
            reading.events.dropFirst(9) == [
                slot(10_000, 0), y(10_000, 100), slot(10_000, 1), id(10_000, -1), report(10_000), slot(10_000, 0),
                id(10_000, -1), touch(10_000, 0), report(10_000),
            ])
        #expect(reading.devices.first?.eventCount == reading.events.count)
    }

    @Test(
        "Actions may have the names of iOS and of the web",
        arguments: [
            ("began", "moved", "ended", "cancelled"), ("touchstart", "touchmove", "touchend", "touchcancel"),
            ("pointerdown", "pointermove", "pointerup", "pointercancel"), ("Down", "MOVE", "up", "canceled"),
        ])
    func actionNames(names: (String, String, String, String)) {
        let (down, move, up, cancel) = names
        let table = "t_ms,x,y,action\n0,1,1,\(down)\n8,1,9,\(move)\n16,1,9,\(up)\n20,1,1,\(down)\n24,1,1,\(cancel)\n"
        let expected = "t_ms,x,y,action\n0,1,1,down\n8,1,9,move\n16,1,9,up\n20,1,1,down\n24,1,1,cancel\n"
        #expect(Reading(table).events == Reading(expected).events)
        #expect(Reading(table).damage == nil)
    }

    @Test(
        "A table whose time has no unit gets an error that lists the required columns",
        arguments: ["time,x,y\n0,1,1\n", "x,y\n1,1\n", "x;y;t\n", "# my log\n\n\"X\"\t\"Y\"\n"])
    func nearHeader(table: String) {
        let damage = Reading(table).damage
        #expect(damage?.expected == "a header with t_ns, t_us, t_ms or t_s, and x and y, such as “t_ms,x,y,id,action”")
        #expect(damage?.place == .line(table.hasPrefix("#") ? 3 : 1))
    }

    @Test("The invented touchscreen has the size of a phone, or more if positions need it, and 16,000 units per point")
    func description() throws {
        let small = try #require(Reading("t_ms,x,y\n0,1,2\n").devices.first?.description)
        #expect(small.name == "samples")
        #expect(small.properties == .direct)
        #expect(small.kind.kind == .touchscreen)
        #expect(small.axes[.positionX] == AbsoluteAxis(minimum: 0, maximum: 6_288_000, resolution: 102_672))
        #expect(small.axes[.positionY] == AbsoluteAxis(minimum: 0, maximum: 13_632_000, resolution: 102_672))
        let large = try #require(Reading("t_ms,x,y\n0,-1.5,2000\n1,1080,-3\n").devices.first?.description)
        #expect(large.axes[.positionX] == AbsoluteAxis(minimum: -24_000, maximum: 17_280_000, resolution: 102_672))
        #expect(large.axes[.positionY] == AbsoluteAxis(minimum: -48_000, maximum: 32_000_000, resolution: 102_672))
    }

    @Test("Without actions an id goes down at its first row and up at the time of its last, in a separate frame")
    func withoutActions() {
        let reading = Reading("t_us,x,y,id\n0,1,1,5\n0,2,2,6\n10,1,2,5\n20,2,3,6\n")
        #expect(
            reading.events == [
                id(0, 5), x(0, 1), y(0, 1), slot(0, 1), id(0, 6), x(0, 2), y(0, 2), touch(0, 1), report(0),
                slot(10, 0), y(10, 2), report(10), id(10, -1), report(10),
                slot(20, 1), y(20, 3), report(20), id(20, -1), touch(20, 0), report(20),
            ])
    }

    @Test("Rows with the same time are one frame, unless they have the same id")
    func frames() {
        let reading = Reading("t_us,x,y,id,action\n0,1,1,1,down\n0,2,2,2,down\n0,3,3,1,move\n0,4,4,2,move\n")
        #expect(reading.events.count { $0.type == .synchronization } == 2)
        let repeated = Reading("t_us,x,y\n0,1,1\n0,1,1\n")
        #expect(repeated.events.count { $0.type == .synchronization } == 3)
    }

    @Test("A cancelled contact is lifted in a second frame with the same time, marked as the system's own")
    func cancel() {
        let reading = Reading("t_us,x,y,action\n0,1,1,down\n5,1,1,cancel\n9,1,1,down\n")
        #expect(
            reading.events == [
                id(0, 0), x(0, 1), y(0, 1), touch(0, 1), report(0), report(5), id(5, -1),
                touch(5, 0), event(at: 5, 0, 0, 1), id(9, 0), touch(9, 1), report(9),
            ])
        let moved = Reading("t_us,x,y,action\n0,1,1,down\n5,1,2,cancel\n")
        #expect(moved.events.dropFirst(5) == [y(5, 2), report(5), id(5, -1), touch(5, 0), event(at: 5, 0, 0, 1)])
    }

    @Test("Ids may be anything that distinguishes touches: addresses, hashes, names, negative numbers")
    func namedIDs() {
        func table(_ ids: [String]) -> String {
            "t_us,x,y,id,action\n0,1,1,\(ids[0]),down\n0,2,2,\(ids[1]),down\n5,1,2,\(ids[0]),up\n9,2,2,\(ids[1]),up\n"
        }
        let numbered = Reading(table(["0", "1"]))
        for ids in [["105553162928128", "105553162928129"], ["-1", "7"], ["0x600001", "a"], ["7", "Finger 2"]] {
            let reading = Reading(table(ids))
            #expect(reading.damage == nil && reading.events == numbered.events, "\(ids)")
            #expect(reading.notes.map(\.text).contains { $0.contains("numbered as they come") })
        }
        #expect(!numbered.notes.map(\.text).contains { $0.contains("numbered") })
    }

    @Test("Columns in any order, other separators, comments, blank lines, quotes and CRLF are understood")
    func forms() {
        let expected = Reading("t_ms,x,y,action\n1.5,10,20.5,down\n2,10,21,up\n").events
        #expect(expected.count == 10)
        for text in [
            "# a log\r\n\r\nY , ACTION, \"T_MS\" ,x\r\n20.5, Down , 1.5 , 10\r\n# more\r\n\r\n21,UP,2,10\r\n",
            "t_ms;x;y;action\n1,5;10;20,5;touchstart\n2;10;21;touchend\n",
            "t_s\tx\ty\taction\n0.0015\t10\t20.5\tpointerdown\n0.002\t10\t21\tpointerup",
            "\u{feff}t_ns,x,y,action\n1500000,10,20.5,down\n2000000,10,21,up\n",
            "t_ms,x,y,action\n1.5e0,1e1,20.5,down\n2,10,21,up\n",
        ] {
            let reading = Reading(text)
            #expect(reading.damage == nil, "\(text)")
            #expect(reading.events == expected, "\(text)")
        }
    }

    @Test("Times are truncated to whole microseconds, and decimal fractions are exact")
    func times() {
        func time(_ text: String, _ unit: String) -> Int64? {
            Reading("\(unit),x,y,action\n\(text),1,1,down\n").events.first?.time.microseconds
        }
        #expect(time("1999", "t_ns") == 1)
        #expect(time("-1999", "t_ns") == -1)
        #expect(time("0.1", "t_s") == 100_000)
        #expect(time("1700000000.123456789", "t_s") == 1_700_000_000_123_456)
        #expect(time("1.7e12", "t_ms") == 1_700_000_000_000_000)
        #expect(time("9223372036.854775807", "t_s") == 9_223_372_036_854_775)
        #expect(time("9223372036.854775808", "t_s") == nil)
        #expect(time("99999999999999999999", "t_ns") == nil)
        #expect(time("1e400", "t_s") == nil)
        #expect(time(".", "t_s") == nil)
        #expect(time("1:30", "t_s") == nil)
    }

    @Test("Unused columns are named in a note")
    func unused() {
        let reading = Reading("t_ms,x,y,pressure,who\n0,1,1,0.5,me\n")
        #expect(reading.notes.map(\.text) == ["columns not used: “pressure”, “who”"])
    }

    @Test("A contact that moves before it is down begins there, and unmatched ups and downs are counted")
    func oddActions() {
        let reading = Reading("t_us,x,y,action\n0,1,1,up\n1,2,2,move\n2,3,3,down\n3,3,3,\n")
        #expect(
            reading.events == [
                report(0), id(1, 0), x(1, 2), y(1, 2), touch(1, 1), report(1), id(2, -1), id(2, 0), x(2, 3), y(2, 3),
                report(2), report(3),
            ])
        #expect(
            reading.notes.map(\.text) == [
                "a contact moves before it is down and begins there", "a contact goes down again before it is up",
                "a contact goes up that was not down",
            ])
    }

    @Test(
        "An invalid row is damage with its line, and the rows before it are delivered",
        arguments: [
            ("5,130000.1,1,0,move", "a position in points from −130000 to 130000 in the column x", "“130000.1”"),
            ("5,1,-130001,0,move", "a position in points from −130000 to 130000 in the column y", "“-130001”"),
            ("5,nan,1,0,move", "a position in points from −130000 to 130000 in the column x", "“nan”"),
            ("5,1,1,,move", "a value in the column id", "“5,1,1,,move”"),
            ("5,1,1,0,jump", "down, move, up or cancel in the column action", "“jump”"),
            ("5,1", "a value in the column y", "“5,1”"),
            ("x,1,1,0,move", "a time", "“x”"),
        ])
    func damage(row: String, expected: String, found: String) {
        let reading = Reading("t_us,x,y,id,action\n0,1,1,0,down\n\n\(row)\n9,1,1,0,up\n")
        #expect(reading.damage == RecordingDamage(place: .line(4), expected: expected, found: found))
        #expect(reading.events == [id(0, 0), x(0, 1), y(0, 1), touch(0, 1), report(0)])
    }

    @Test("The farthest position is read")
    func farthest() {
        let reading = Reading("t_us,x,y\n0,130000,-130000\n")
        #expect(reading.damage == nil)
        #expect(reading.events.prefix(3) == [id(0, 0), x(0, 130_000), y(0, -130_000)])
    }

    @Test("A damaged table without actions causes no lifts")
    func noLiftAtDamage() {
        let reading = Reading("t_us,x,y\n0,1,1\n1,1,")
        #expect(reading.damage?.place == .line(3))
        #expect(reading.events == [id(0, 0), x(0, 1), y(0, 1), touch(0, 1), report(0)])
    }

    @Test("64 contacts at once are read, one more is damage")
    func manyContacts() {
        let rows = (0..<65).map { "\($0),1,1,\($0),down\n" }
        #expect(Reading("t_us,x,y,id,action\n" + rows.prefix(64).joined()).damage == nil)
        let reading = Reading("t_us,x,y,id,action\n" + rows.joined())
        #expect(reading.damage?.place == .line(66))
        #expect(reading.devices.first?.description?.axes[.slot]?.maximum == 63)
    }

    @Test("A header without a required column, or no line at all, is damage")
    func header() {
        #expect(Reading("# x\nt_ms,x\n1,2\n", as: .samples).damage?.place == .line(2))
        #expect(Reading("t_ms,x,y,x\n1,2\n", as: .samples).damage?.place == .line(1))
        #expect(Reading("# nothing\n", as: .samples).damage?.found == "no line")
    }

    @Test("A written table reads back as the same events")
    func written() {
        let text = "t_us,x,y,id,action\n0,1,-2.5,3,down\n8000,0.125,12.004,3,move\n9000,0,0,3,cancel\n"
        typealias Row = SampleTableWriter.Row
        let rows = [
            Row(time: Timestamp(microseconds: 0), x: 1, y: -2.5, id: 3, action: .down),
            Row(time: Timestamp(microseconds: 8000), x: 0.1252, y: 12.0039, id: 3, action: .move),
            Row(time: Timestamp(microseconds: 9000), x: .nan, y: -0.0001, id: 3, action: .cancel),
        ]
        #expect(SampleTableWriter().table(rows) == text)
        let reading = Reading(text)
        #expect(reading.damage == nil)
        #expect(reading.events.contains(event(at: 8000, 3, 53, 2000)))
    }
}

@Suite(
    "Other people's tables of samples",
    .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
struct SharedSampleTablesTests {
    @Test("All twenty give one contact with every position as written, to 1/16,000 of a point")
    func positions() throws {
        let rows = try SharedMaterial.recordingIndex().filter { $0["format"] == "samples" }
        #expect(rows.count == 20)
        for row in rows {
            let file = try #require(row["file"])
            let bytes = try SharedMaterial.bytes("recordings/\(file)")
            let reading = Reading(bytes)
            #expect(reading.damage == nil, "\(file)")
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
                .filter { !$0.hasPrefix("#") && !$0.hasSuffix("up") }.dropFirst()
                .map { $0.split(separator: ",").compactMap { Double($0) } }
            var tracker = ContactTracker(description: reading.devices.first?.description)
            var positions: [DevicePoint] = []
            for event in reading.events where tracker.handle(event) {
                #expect(tracker.frame.contacts.count == 1, "\(file)")
                if let contact = tracker.frame.contacts.first, contact.isDown, let position = contact.position {
                    positions.append(position)
                }
            }
            #expect(positions.count == lines.count, "\(file)")
            for (position, line) in zip(positions, lines) {
                #expect(abs(Double(position.x) / 16_000 - line[1]) <= 1 / 32_000.0)
                #expect(abs(Double(position.y) / 16_000 - line[2]) <= 1 / 32_000.0)
            }
        }
    }
}
