import RecordingFormats
import Testing
import TouchSynthesis

@Suite("Recordings with changed bytes")
struct ChangedBytesTests {
    @Test("Changed, lost and repeated bytes never trap, and every counted event is delivered", arguments: 0..<3)
    func changed(index: Int) {
        let sound: [(text: String, format: RecordingFormat)] = [
            (LibinputReaderTests.header + LibinputReaderTests.device(events: LibinputReaderTests.frames), .libinput),
            (
                ActivityLogReaderTests.log([
                    ActivityLogReaderTests.state("1", [(1, "10.5", "20")]), ActivityLogReaderTests.state("1.008", []),
                ]), .activityLog
            ),
            ("t_ms,x,y,id,action\n0,1.5,2,0,down\n8.25,-3,4e1,0,move\n16,3,4,0,up\n20,1,1,1,cancel\n", .samples),
        ]
        var random = SeededRandom(seed: UInt64(index) + 1)
        let telling = Array("0123456789-.eE,;:[]{}\"'#\\> \t\n\r\0&*|%".utf8) + [0xff, 0xc3]
        for _ in 0..<1500 {
            var bytes = Array(sound[index].text.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let offset = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[offset] = telling.randomElement(using: &random) ?? 0
                case 1: bytes.remove(at: offset)
                case 2: bytes.insert(contentsOf: bytes[offset..<min(offset + 12, bytes.count)], at: offset)
                default: bytes.insert(UInt8(ascii: "9"), at: offset)
                }
            }
            let reading = Reading(bytes, as: sound[index].format, piece: { 97 })
            #expect(reading.devices.map(\.eventCount).reduce(0, +) == reading.events.count)
            #expect(reading.runs.allSatisfy { reading.devices.indices.contains($0.device) })
        }
    }
}
