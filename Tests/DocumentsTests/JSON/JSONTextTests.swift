import Documents
import RecordingFormats
import Testing
import TouchSynthesis

@Suite("Writing JSON")
struct JSONTextTests {
    @Test("Keys keep their order, on one line without spaces")
    func order() {
        let value: JSONText = ["z": 1, "a": [true, nil1, "x", 2.5], "m": [:]]
        #expect(value.text == #"{"z":1,"a":[true,null,"x",2.5],"m":{}}"#)
    }

    private var nil1: JSONText { .null }

    @Test(
        "A number has the fewest digits",
        arguments: [
            (80.0, "80"), (12.4, "12.4"), (-0.0, "0"), (0.1 + 0.2, "0.30000000000000004"), (1e21, "1e+21"),
            (.nan, "null"), (.infinity, "null"), (-1.5, "-1.5"), (1e-7, "1e-07"),
        ])
    func numbers(value: Double, text: String) {
        #expect(JSONText.double(value).text == text)
    }

    @Test("Nothing that controls a terminal is written")
    func escapes() {
        let text = JSONText.string("\"\\\n\t\r\u{1b}[2J\u{7f}\u{9b}\u{202e}\u{2028}\u{e0001}é😀").text
        #expect(text == #""\"\\\n\t\r\u001b[2J\u007f\u009b\u202e\u2028\udb40\udc01é😀""#)
    }

    @Test("Invalid UTF-8 is repaired")
    func repaired() {
        #expect(JSONText.string(bytes: [0x61, 0xff, 0x62]).text == "\"a\u{fffd}b\"")
    }

    @Test("Written JSON reads back the same")
    func roundTrip() throws {
        var random = SeededRandom(seed: 3)
        for _ in 0..<500 {
            let scalars = (0..<20).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x1_1000, using: &random)) }
            let text = String(String.UnicodeScalarView(scalars))
            let number = Double(bitPattern: random.next())
            let value: JSONText = ["t": .string(text), "n": .double(number)]
            let root = try YamlDocument(value.text).root
            #expect(root["t"]?.string?.unicodeScalars.elementsEqual(scalars) == true)
            if number.isFinite { #expect(root["n"]?.double == number) }
        }
    }
}
