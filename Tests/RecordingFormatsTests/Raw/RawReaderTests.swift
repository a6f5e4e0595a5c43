import RecordingFormats
import Testing
import TouchInput

@Suite("Reading dumps of input events")
struct RawReaderTests {
    private func little(_ number: Int64, bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: number >> Int64(8 * $0)) }
    }

    private func wide(_ seconds: Int64, _ microseconds: Int64, _ type: Int64, _ code: Int64, _ value: Int64) -> [UInt8]
    {
        little(seconds, bytes: 8) + little(microseconds, bytes: 8) + little(type, bytes: 2) + little(code, bytes: 2)
            + little(value, bytes: 4)
    }

    private func narrow(_ seconds: Int64, _ microseconds: Int64, _ type: Int64, _ code: Int64, _ value: Int64)
        -> [UInt8]
    {
        little(seconds, bytes: 4) + little(microseconds, bytes: 4) + little(type, bytes: 2) + little(code, bytes: 2)
            + little(value, bytes: 4)
    }

    @Test("Both sizes are read, whatever the pieces", arguments: [1, 5, 16, 24, 37, 1000])
    func sizes(piece: Int) {
        let expected = [event(1_357_751_031_716_015, 3, 0x39, -1), event(1_357_751_031_716_015, 0, 0, 0)]
        let dump64 = wide(1_357_751_031, 716_015, 3, 0x39, -1) + wide(1_357_751_031, 716_015, 0, 0, 0)
        let dump32 = narrow(1_357_751_031, 716_015, 3, 0x39, -1) + narrow(1_357_751_031, 716_015, 0, 0, 0)
        let reading64 = Reading(dump64, piece: { piece })
        #expect(reading64.format == .raw64)
        #expect(reading64.events == expected)
        #expect(reading64.devices == [RecordedDevice(eventCount: 2)])
        let reading32 = Reading(dump32, piece: { piece })
        #expect(reading32.format == .raw32)
        #expect(reading32.events == expected)
    }

    @Test("The byte order of the device that made the dump does not matter", arguments: [1, 5, 16, 24, 37, 1000])
    func bigEndian(piece: Int) {
        func turned(_ dump: [UInt8], _ parts: [Int]) -> [UInt8] {
            var turned: [UInt8] = []
            while turned.count < dump.count {
                for count in parts { turned += dump[turned.count..<(turned.count + count)].reversed() }
            }
            return turned
        }
        let dump64 = wide(1_357_751_031, 716_015, 3, 0x39, -1) + wide(1_357_751_031, 716_015, 0, 0, 0)
        let dump32 = narrow(1_357_751_031, 716_015, 3, 0x39, -1) + narrow(1_357_751_031, 716_015, 0, 0, 0)
        let expected = Reading(dump64).events
        let reading64 = Reading(turned(dump64, [8, 8, 2, 2, 4]), piece: { piece })
        #expect(reading64.format == .raw64BigEndian && reading64.events == expected)
        let reading32 = Reading(turned(dump32, [4, 4, 2, 2, 4]), piece: { piece })
        #expect(reading32.format == .raw32BigEndian && reading32.events == expected)
    }

    @Test("Seconds of 32 bits have no sign, those of 64 bits have")
    func signs() {
        #expect(
            Reading(narrow(0xffff_ffff, 1, 0, 0, 0), as: .raw32).events == [event(4_294_967_295_000_001, 0, 0, 0)])
        #expect(Reading(wide(-1, 999_999, 0, 0, 0), as: .raw64).events == [event(-1, 0, 0, 0)])
    }

    @Test("A cut last record is left out with a note")
    func cutRecord() {
        let dump = wide(1, 5, 3, 0x35, 7) + wide(1, 5, 0, 0, 0)
        for cut in 1..<24 {
            let reading = Reading(Array(dump.dropLast(cut)), as: .raw64)
            #expect(reading.events.count == 1)
            #expect(reading.damage == nil)
            #expect(
                reading.notes == [
                    RecordingNote(
                        "the last record is cut off after \(24 - cut) of 24 bytes and left out", at: .byte(24))
                ])
        }
    }

    @Test("A record that no kernel writes is damage at its byte, and the events before it are read")
    func damage() {
        for bad in [
            wide(1, 1_000_000, 0, 0, 0), wide(1, -1, 0, 0, 0), wide(1, 0, 0x20, 0, 0),
            wide(9_223_372_036_854, 0, 0, 0, 0),
            wide(.min, 0, 0, 0, 0), wide(.max, .max, 0xffff, 0, 0),
        ] {
            for piece in [7, 1000] {
                let reading = Reading(wide(1, 0, 0, 0, 0) + bad + wide(1, 0, 0, 0, 0), as: .raw64, piece: { piece })
                #expect(reading.events.count == 1)
                #expect(reading.damage?.place == .byte(24))
                #expect(reading.damage?.found.count == 62)
            }
        }
        #expect(Reading(wide(9_223_372_036_853, 999_999, 0x1f, 0xffff, 0), as: .raw64).events.count == 1)
    }
}
