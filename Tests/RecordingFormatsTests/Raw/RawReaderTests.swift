import RecordingFormats
import Testing
import TouchInput

@Suite("Reading raw input events")
struct RawReaderTests {
    private func little(_ number: Int64, bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: number >> Int64(8 * $0)) }
    }

    private typealias Stamp = (seconds: Int64, microseconds: Int64)

    private func wide(at time: Stamp, _ type: Int64, _ code: Int64, _ value: Int64) -> [UInt8] {
        little(time.seconds, bytes: 8) + little(time.microseconds, bytes: 8) + content(type, code, value)
    }

    private func narrow(at time: Stamp, _ type: Int64, _ code: Int64, _ value: Int64) -> [UInt8] {
        little(time.seconds, bytes: 4) + little(time.microseconds, bytes: 4) + content(type, code, value)
    }

    private func content(_ type: Int64, _ code: Int64, _ value: Int64) -> [UInt8] {
        little(type, bytes: 2) + little(code, bytes: 2) + little(value, bytes: 4)
    }

    @Test("Both sizes are read, in pieces of any size", arguments: [1, 5, 16, 24, 37, 1000])
    func sizes(piece: Int) {
        let expected = [event(at: 1_357_751_031_716_015, 3, 0x39, -1), event(at: 1_357_751_031_716_015, 0, 0, 0)]
        let dump64 = wide(at: (1_357_751_031, 716_015), 3, 0x39, -1) + wide(at: (1_357_751_031, 716_015), 0, 0, 0)
        let dump32 = narrow(at: (1_357_751_031, 716_015), 3, 0x39, -1) + narrow(at: (1_357_751_031, 716_015), 0, 0, 0)
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
        let dump64 = wide(at: (1_357_751_031, 716_015), 3, 0x39, -1) + wide(at: (1_357_751_031, 716_015), 0, 0, 0)
        let dump32 = narrow(at: (1_357_751_031, 716_015), 3, 0x39, -1) + narrow(at: (1_357_751_031, 716_015), 0, 0, 0)
        let expected = Reading(dump64).events
        let reading64 = Reading(turned(dump64, [8, 8, 2, 2, 4]), piece: { piece })
        #expect(reading64.format == .raw64BigEndian && reading64.events == expected)
        let reading32 = Reading(turned(dump32, [4, 4, 2, 2, 4]), piece: { piece })
        #expect(reading32.format == .raw32BigEndian && reading32.events == expected)
    }

    @Test("Seconds of 32 bits are unsigned, those of 64 bits are signed")
    func signs() {
        #expect(
            Reading(narrow(at: (0xffff_ffff, 1), 0, 0, 0), as: .raw32).events == [
                event(at: 4_294_967_295_000_001, 0, 0, 0)
            ])
        #expect(Reading(wide(at: (-1, 999_999), 0, 0, 0), as: .raw64).events == [event(at: -1, 0, 0, 0)])
    }

    @Test("A last record that is cut off is left out with a note")
    func cutRecord() {
        let dump = wide(at: (1, 5), 3, 0x35, 7) + wide(at: (1, 5), 0, 0, 0)
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
            wide(at: (1, 1_000_000), 0, 0, 0), wide(at: (1, -1), 0, 0, 0), wide(at: (1, 0), 0x20, 0, 0),
            wide(at: (9_223_372_036_854, 0), 0, 0, 0),
            wide(at: (.min, 0), 0, 0, 0), wide(at: (.max, .max), 0xffff, 0, 0),
        ] {
            for piece in [7, 1000] {
                let reading = Reading(
                    wide(at: (1, 0), 0, 0, 0) + bad + wide(at: (1, 0), 0, 0, 0), as: .raw64, piece: { piece })
                #expect(reading.events.count == 1)
                #expect(reading.damage?.place == .byte(24))
                #expect(reading.damage?.found.count == 62)
            }
        }
        #expect(Reading(wide(at: (9_223_372_036_853, 999_999), 0x1f, 0xffff, 0), as: .raw64).events.count == 1)
    }
}
