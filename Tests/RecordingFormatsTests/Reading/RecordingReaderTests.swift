import RecordingFormats
import Testing
import TouchInput
import TouchSynthesis

@Suite("Reading any recording")
struct RecordingReaderTests {
    @Test("Input of an unknown format is damage that names the known formats and what was found")
    func unknownInput() {
        for piece in [1, 1000] {
            let reading = Reading("\n\u{1b}[31mhello\nworld\n", piece: { piece })
            #expect(reading.format == nil)
            #expect(reading.damage?.place == .line(2))
            #expect(reading.damage?.found == "“\\u{1b}[31mhello”")
            #expect(reading.damage?.expected.contains("evemu, libinput record, getevent, evtest") == true)
        }
        #expect(Reading("\n \n").damage?.found == "blank lines only")
        #expect(Reading("# a\nb\n").damage?.found == "“# a”")
        #expect(Reading("# a\nb\n").damage?.place == .line(1))
        #expect(
            Reading([0, 1, 2, 3, 255, 255, 255, 255] + [UInt8](repeating: 255, count: 64)).damage?.place == .byte(0))
        #expect(Reading([0xff, 0xfe, 0x45, 0]).damage?.found == "UTF-16 text; save it as UTF-8")
    }

    @Test("Empty input is damage, whatever format is given")
    func emptyInput() {
        #expect(Reading([]).damage?.found == "nothing: the input is empty")
        for format in RecordingFormat.allCases {
            #expect(Reading([], as: format).damage != nil)
        }
    }

    @Test("A given format is used, and content without it is damage")
    func givenFormat() {
        for format in [RecordingFormat.evemu, .getevent, .evtest] {
            let reading = Reading("words\nmore words\n", as: format)
            #expect(reading.format == format)
            #expect(reading.damage?.place == .line(1))
            #expect(reading.damage?.found == "“words”")
            #expect(reading.events.isEmpty)
        }
    }

    @Test("Random bytes never trap, in any format and pieces")
    func randomBytes() {
        var random = SeededRandom(seed: 11)
        let seeds = [
            "E: 0.000001 0003 0039 0009\nN: x\nA: 00 1 2 3 4\nB: 01 ff ff ff ff ff ff ff ff\n",
            "[ 1.000000] /dev/input/event2: EV_ABS ABS_X 00000001\nadd device 1: /dev/x\n  events:\n    ABS (0003): 0000 : value 1, min 2\n",
            "Event: time 1.5, type 3 (EV_ABS), code 53 (x), value 9\n  Event type 3 (EV_ABS)\n Event code 5 (x)\n Value 1\n",
        ].map { Array($0.utf8) }
        for round in 0..<3000 {
            var bytes = seeds[round % seeds.count] + seeds[(round / 3) % seeds.count]
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: index)
                default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: index)
                }
            }
            let formats: [RecordingFormat?] = [nil, .evemu, .getevent, .evtest, .raw64, .raw32]
            let format = formats[round % formats.count]
            let whole = Reading(bytes, as: format)
            let cut = Reading(bytes, as: format, piece: { Int.random(in: 1...20, using: &random) })
            #expect(whole.events == cut.events)
            #expect(whole.damage == cut.damage)
            #expect(whole.devices == cut.devices)
            #expect(whole.notes == cut.notes)
        }
    }
}
