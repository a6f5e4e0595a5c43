import Foundation
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchSynthesis

@Suite("Detecting formats by content")
struct FormatDetectorTests {
    private func format(_ text: String) -> RecordingFormat? { FormatDetector.format(of: Array(text.utf8).span.bytes) }

    @Test(
        "Each format is detected by one of its own lines",
        arguments: [
            ("# EVEMU 1.3\n", .evemu), ("E: 0.000001 0003 0039 0009\n", .evemu), ("E: 0.000001 0003 0039 0009", .evemu),
            ("N: Pad\nI: 0011 0002 0007 01b1\n", .evemu), ("# a note\n\nE: 1.5 0003 0039 9\t# EV_ABS\n", .evemu),
            ("\u{feff}# EVEMU 1.2\r\n", .evemu), ("# libinput record\nversion: 1\n", .libinput),
            ("version: 1\nndevices: 1\n", .libinput), ("version: 1\n", .libinput),
            ("> # libinput record\n> version: 1\n", .libinput),
            ("Recording to 'stdout'.\nversion: 1\ndevices:\n", .libinput),
            ("....\n  - evdev:\n    - [  0,      0,   3,  57,      80] # EV_ABS\n", .libinput),
            ("    - [  0,      0,   3,  57,     -80] # EV_ABS\n", .libinput),
            ("add device 1: /dev/input/event2\n", .getevent),
            ("could not get driver version for /dev/input/mice, Not a typewriter\n", .getevent),
            ("0003 0039 ffffffff\n", .getevent), ("/dev/input/event2: EV_ABS ABS_X 00000001\n", .getevent),
            ("Input driver version is 1.0.1\n", .evtest), ("Input device name: \"x\"\n", .evtest),
            ("No device specified\n/dev/input/event0:\tPad\nEvent: time 1.0, ---- SYN_REPORT ----\n", .evtest),
            ("{ \"version\": 1, \"hardwareProperties\": {} }", .activityLog), ("\n {\"entries\": []}", .activityLog),
            ("# a table\nt_ns,x,y,action\n1,2,3,DOWN\n", .samples), ("\"t_ms\"; \"X\"; \"Y\"\n", .samples),
            ("x\ty\tt_s\n", .samples),
        ] as [(String, RecordingFormat)])
    func lines(text: String, expected: RecordingFormat) {
        #expect(format(text) == expected)
    }

    @Test(
        "Other input has no format",
        arguments: [
            "", "\n\n", "hello\n", "{ \"a\": 1 }", "a,b,c\n1,2,3\n", "t_ns,x\n1,2\n", "1,2,3\nt_ns,x,y\n", "N: Pad\n",
            "P: /devices/virtual/input\nN: input/event0\nE: KEY=VALUE\n", "/dev/input/event0: Pad\n", "r 0 ^@^@\n",
            "# D: 0\nR: 9 05 0d 09 04 a1 01 85 01 c0\nN: Pad\nI: 3 03eb 201c\nE: 0.000000 2 01 02\n", "\u{0}\u{0}\u{0}",
        ])
    func nothing(text: String) {
        #expect(format(text) == nil)
    }

    @Test("The answer is open until a line decides, however the bytes come")
    func openAnswers() {
        let text = Array("Some words that a terminal showed\n# EVEMU 1.3\n".utf8)
        for count in 0..<text.count {
            #expect(FormatDetector.examine(Array(text[..<count]).span.bytes, isWhole: false) == .open, "\(count)")
        }
        #expect(FormatDetector.examine(text.span.bytes, isWhole: false) == .format(.evemu))
    }

    @Test("If 64 KiB show no format, the format is unknown")
    func reach() {
        let words = Array(String(repeating: "words words words\n", count: 4000).utf8) + Array("# EVEMU 1.3\n".utf8)
        #expect(FormatDetector.examine(words.span.bytes, isWhole: false) == .unknown)
        #expect(FormatDetector.examine(Array(words[..<60_000]).span.bytes, isWhole: false) == .open)
    }

    @Test("More bytes do not change an answer", arguments: ReaderTrial.allCases)
    func stays(reader: ReaderTrial) throws {
        let folder = SharedMaterial.packageRoot.appendingPathComponent("Tests/Corpus/\(reader.name)")
        var random = SeededRandom(seed: 5)
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let sound = [UInt8](try Data(contentsOf: file))
            for _ in 0..<40 {
                var bytes = sound
                bytes[Int(random.next(below: UInt64(bytes.count)))] ^= UInt8(random.next(below: 256))
                var told = FormatDetector.Answer.open
                for count in (0..<8).map({ _ in Int(random.next(below: UInt64(min(bytes.count, 1500) + 1))) }).sorted()
                {
                    let answer = FormatDetector.examine(Array(bytes[..<count]).span.bytes, isWhole: false)
                    #expect(told == .open || answer == told, "\(file.lastPathComponent) up to \(count)")
                    told = answer
                }
            }
        }
    }

    @Test("The byte order mark of UTF-16 may also begin a dump, so it decides nothing without the bytes after it")
    func wideMark() {
        #expect(FormatDetector.examine(([0xff, 0xfe] as [UInt8]).span.bytes, isWhole: false) == .open)
        #expect(FormatDetector.examine(([0xff, 0xfe, 0x41, 0] as [UInt8]).span.bytes, isWhole: false) == .unknown)
        var dump: [UInt8] = [0xff, 0xfe, 0x12, 0x5f] + [UInt8](repeating: 0, count: 20)
        dump += dump
        #expect(FormatDetector.format(of: dump.span.bytes) == .raw64)
    }

    @Test("A dump whose format was detected before its damage is a damaged dump, not an unknown file")
    func damagedDump() {
        func record(_ microseconds: UInt8, _ type: UInt8) -> [UInt8] {
            [0xe8, 3, 0, 0, 0, 0, 0, 0, microseconds, 0, 0, 0, 0, 0, 0, 0, type, 0, 0, 0, 0, 0, 0, 0]
        }
        let dump = record(1, 3) + record(2, 0) + record(3, 0x77)
        #expect(FormatDetector.format(of: dump.span.bytes) == .raw64)
        // Damage before 24-byte records can be distinguished from other data makes it unknown.
        let early = record(1, 3) + record(2, 0x77) + record(3, 0)
        #expect(FormatDetector.format(of: early.span.bytes) == nil)
    }
}
