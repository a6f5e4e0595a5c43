import Testing

@testable import FlowTouchCLI

@Suite("Spelling suggestions")
struct SpellingTests {
    @Test("An added, missing, wrong or swapped letter counts as one")
    func distance() {
        for (one, other, distance) in [
            ("replay", "replay", 0), ("rplay", "replay", 1), ("reeplay", "replay", 1), ("repkay", "replay", 1),
            ("erplay", "replay", 1), ("", "abc", 3), ("abc", "", 3), ("", "", 0), ("kitten", "sitting", 3),
        ] {
            #expect(Spelling.distance(Array(one), Array(other)) == distance, "\(one), \(other)")
        }
    }

    @Test("A word of six letters may be two letters off, not three")
    func limit() {
        #expect(Spelling.nearest(to: "rexxay", among: ["replay"]) == "replay")
        #expect(Spelling.nearest(to: "rexxxy", among: ["replay"]) == nil)
    }

    @Test("The beginning of a word is near if no other word has it")
    func beginning() {
        #expect(Spelling.nearest(to: "comp", among: ["completions", "contacts"]) == "completions")
        #expect(Spelling.nearest(to: "con", among: ["contacts", "convert"]) == nil)
        #expect(Spelling.nearest(to: "", among: ["contacts"]) == nil)
    }

    @Test("No word is near one of more than forty letters")
    func long() {
        let word = String(repeating: "a", count: 41)
        #expect(Spelling.nearest(to: word, among: [word]) == nil)
    }
}
