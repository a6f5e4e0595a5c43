import Testing

@testable import TouchSynthesis

@Suite("Stroke sentences")
struct StrokeSentenceTests {
    private func kinds(_ text: String) throws -> [StrokeSentence.Kind] {
        try StrokeSentence(text).parts.flatMap { $0.clauses.map(\.kind) }
    }

    private func points(_ value: Double) -> StrokeSentence.Length {
        StrokeSentence.Length(value: value, unit: .points)
    }

    @Test("A sentence is one finger that performs its clauses in order")
    func oneFinger() throws {
        let sentence = try StrokeSentence("down 120pt in 180ms, hold 50ms, lift")
        #expect(sentence.parts.count == 1)
        #expect(sentence.parts[0].fingers == [1])
        #expect(
            sentence.parts[0].clauses.map(\.kind) == [
                .move(.by(x: points(0), y: points(120)), microseconds: 180_000), .hold(microseconds: 50_000), .lift,
            ])
        #expect(sentence.parts[0].clauses.map(\.column) == [1, 22, 33])
    }

    @Test(
        "Directions, offsets and positions are movements",
        arguments: [
            ("up 120 pt in 1s", 0.0, -120.0), ("LEFT 20pt in 50ms", -20, 0), ("right 2.5pt in 50ms", 2.5, 0),
            ("down 60pt right 20pt in 100ms", 20, 60), ("right 20pt down 60pt in 100ms", 20, 60),
            ("by 10pt -20pt in 50ms", 10, -20), ("by −10pt +20pt in 50ms", -10, 20),
        ])
    func movements(_ text: String, x: Double, y: Double) throws {
        guard case .move(.by(let foundX, let foundY), _) = try kinds(text)[0] else {
            Issue.record("not a movement")
            return
        }
        #expect(foundX == points(x) && foundY == points(y))
    }

    @Test("Lengths are points, millimetres or percent, times are milliseconds or seconds")
    func units() throws {
        let position = StrokeSentence.Position(
            x: StrokeSentence.Length(value: 50, unit: .percent),
            y: StrokeSentence.Length(value: 3.5, unit: .millimetres))
        #expect(try kinds("at 50% 3.5mm, hold 0.25s") == [.startAt(position), .hold(microseconds: 250_000)])
        #expect(try kinds("to 50% 3.5 mm in 1.5ms") == [.move(.to(position), microseconds: 1500)])
    }

    @Test("Every clause is understood")
    func everyClause() throws {
        let text = """
            wait 300ms, tap, tap for 90ms, press, hold 60ms, release, palm, jump down 300pt, drop 5 frames,
            lift then flick up 60pt in 33ms then hold 5ms, drop 1 frame, unlifted
            """
        #expect(
            try kinds(text) == [
                .wait(microseconds: 300_000), .tap(microseconds: 60_000), .tap(microseconds: 90_000), .press,
                .hold(microseconds: 60_000), .release, .palm, .jump(.by(x: points(0), y: points(300))),
                .drop(frames: 5), .lift, .flick(.by(x: points(0), y: points(-60)), microseconds: 33_000),
                .hold(microseconds: 5000), .drop(frames: 1), .unlifted,
            ])
    }

    @Test("Parts are separated by a semicolon or “and”, and each has its own fingers")
    func parts() throws {
        let sentence = try StrokeSentence(
            "down 120pt in 180ms, lift; finger 3 at 60% 40%: wait 50ms, tap and two fingers 20mm apart: tap; 3 fingers: tap"
        )
        #expect(sentence.parts.map(\.fingers) == [[1], [3], [2, 4], [5, 6, 7]])
        #expect(sentence.parts[2].spacing == StrokeSentence.Length(value: 20, unit: .millimetres))
        #expect(sentence.parts[3].spacing == nil)
        #expect(sentence.parts[1].clauses.count == 3)
    }

    static let wrong: [(text: String, column: Int, expected: String, found: String)] = [
        ("", 1, "a clause", "the end"),
        ("  ", 3, "a clause", "the end"),
        ("jiggle", 1, "a clause", "“jiggle”"),
        ("!", 1, "a clause", "“!”"),
        ("\u{1b}[31m", 1, "a clause", "“\u{fffd}”"),
        ("down", 5, "a distance such as “120pt”", "the end"),
        ("down fast", 6, "a distance such as “120pt”", "“fast”"),
        ("down 120 in 180ms", 10, "the unit of the distance", "“in”"),
        ("down 120kg in 180ms", 9, "the unit of the distance", "“kg”"),
        ("down 1.2.3pt in 180ms", 6, "a number with one decimal point", "“1.2.3”"),
        ("down 120pt", 11, "“in” and a time", "the end"),
        ("down 120pt, lift", 11, "“in” and a time", "“,”"),
        ("down 120pt in", 14, "a time such as “50ms”", "the end"),
        ("down 120pt in 180", 18, "the unit of the time", "the end"),
        ("down 120pt in 180h", 18, "the unit of the time", "“h”"),
        ("down 120pt in 0ms", 15, "a time from 1 ms to 60 s", "“0ms”"),
        ("hold 60.001s", 6, "a time from 1 ms to 60 s", "“60.001s”"),
        ("hold -5ms", 6, "a time from 1 ms to 60 s", "“-5ms”"),
        ("down 10001pt in 5ms", 6, "a distance from 0 to 10000", "“10001”"),
        ("down -5pt in 5ms", 6, "a distance from 0 to 10000", "“-5”"),
        ("by 5pt in 5ms", 8, "a distance down", "“in”"),
        ("by -10001pt 0pt in 5ms", 4, "a distance from -10000 to 10000", "“-10001”"),
        ("down 5pt up 5pt in 5ms", 10, "“in” and a time", "“up”"),
        ("flick in 5ms", 7, "a movement", "“in”"),
        ("jump", 5, "a movement", "the end"),
        ("at 5pt", 7, "a distance from the top", "the end"),
        ("at -5pt 5pt", 4, "a distance from 0 to 10000", "“-5”"),
        ("lift", 1, "a finger that is down", "“lift”"),
        ("tap, lift", 6, "a finger that is down", "“lift”"),
        ("flick up 5pt in 5ms, lift", 22, "a finger that is down", "“lift”"),
        ("hold 5ms, at 5pt 5pt", 11, "a finger that is not down", "“at”"),
        ("hold 5ms, wait 5ms", 11, "a finger that is not down", "“wait”"),
        ("hold 5ms, tap", 11, "a finger that is not down", "“tap”"),
        ("unlifted", 1, "a finger that is down", "“unlifted”"),
        ("hold 5ms, unlifted, lift", 21, "nothing after “unlifted”", "“lift”"),
        ("release", 1, "a button that is held", "“release”"),
        ("press, press", 8, "a button that is not held", "“press”"),
        ("press, release", 8, "a hold or a movement between", "“release”"),
        ("press, hold 5ms, lift", 18, "a button that is not held", "“lift”"),
        ("press, flick up 5pt in 5ms", 8, "a button that is not held", "“flick”"),
        ("drop 5 frames", 1, "a finger that is down", "“drop”"),
        ("hold 5ms, drop 0 frames", 16, "a number of frames from 1 to 1000", "“0”"),
        ("hold 5ms, drop 1001 frames", 16, "a number of frames from 1 to 1000", "“1001”"),
        ("hold 5ms, drop 1.5 frames", 16, "a number of frames from 1 to 1000", "“1.5”"),
        ("hold 5ms, drop 5 words", 18, "“frames”", "“words”"),
        ("tap for", 8, "a time", "the end"),
        ("tap lift", 5, "“,” and another clause", "“lift”"),
        ("tap,", 5, "a clause", "the end"),
        ("tap;", 5, "a clause", "the end"),
        ("finger 0: tap", 8, "a finger’s number from 1 to 10", "“0”"),
        ("finger 11: tap", 8, "a finger’s number from 1 to 10", "“11”"),
        ("finger two: tap", 8, "a finger’s number from 1 to 10", "“two”"),
        ("finger 2 tap", 10, "“:”", "“tap”"),
        ("tap; finger 1: tap", 13, "a finger that has no part yet", "“1”"),
        ("1 fingers: tap", 1, "a count of fingers from 2 to 10", "“1”"),
        ("two thumbs: tap", 5, "“fingers”", "“thumbs”"),
        ("two fingers 20mm: tap", 17, "“apart”", "“:”"),
        ("tap; ten fingers: tap", 6, "at most 10 fingers in all", "more"),
        ("ten fingers: tap; tap", 19, "at most 10 fingers in all", "more"),
    ]

    @Test("The error for an invalid sentence says where, what was expected and what was found", arguments: wrong)
    func errors(_ text: String, column: Int, expected: String, found: String) {
        let error = #expect(throws: SentenceError.self) { try StrokeSentence(text) }
        #expect(error?.column == column)
        #expect(error?.expected.hasPrefix(expected) ?? false, "\(error?.expected ?? "")")
        #expect(error?.found == found)
    }

    @Test("An error is one sentence, with advice at its end")
    func errorText() {
        let error = #expect(throws: SentenceError.self) { try StrokeSentence("hold 5ms, wait 5ms") }
        #expect(
            error?.description
                == "column 11: expected a finger that is not down, found “wait”; a finger that is down rests with “hold”"
        )
    }

    @Test("The limits are allowed, one more is not")
    func limits() throws {
        #expect(throws: Never.self) { try StrokeSentence("hold 1ms, hold 60s, hold 60000ms") }
        let clauses = Array(repeating: "hold 1ms", count: 1000).joined(separator: ",")
        #expect(throws: Never.self) { try StrokeSentence(clauses) }
        let manyClauses = #expect(throws: SentenceError.self) { try StrokeSentence(clauses + ", lift") }
        #expect(manyClauses?.expected == "at most 1000 clauses")
        let minutes = Array(repeating: "hold 60s", count: 10).joined(separator: ",")
        #expect(throws: Never.self) { try StrokeSentence(minutes) }
        let long = #expect(throws: SentenceError.self) { try StrokeSentence(minutes + ", hold 1ms") }
        #expect(long?.expected == "at most 10 minutes in all")
        let bytes = String(repeating: " ", count: 65533)
        #expect(throws: Never.self) { try StrokeSentence(bytes + "tap") }
        #expect(throws: SentenceError.self) { try StrokeSentence(bytes + " tap") }
    }

    @Test("No text traps the parser")
    func anyText() {
        var random = SeededRandom(seed: 7)
        let words = [
            "down", "5pt", "in", "5ms", ",", ";", "and", "finger", "2", ":", "two", "fingers", "apart", "at", "%",
            "lift", "-", ".", "1e9", "99999999999999999999", "ß", "\u{0}", "hold", "press", "release", "drop", "👆",
            "to",
        ]
        for _ in 0..<2000 {
            let count = Int.random(in: 0...12, using: &random)
            let text = (0..<count).compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
            do throws(SentenceError) {
                let sentence = try StrokeSentence(text)
                #expect(!sentence.parts.isEmpty)
            } catch {
                #expect(error.column >= 1 && error.column <= text.count + 1)
            }
        }
    }
}
