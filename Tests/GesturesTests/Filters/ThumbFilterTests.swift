import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("thumb-filter: thumbs that rest at the lower edge")
struct ThumbFilterTests {
    /// A thumb comes down at `y` of 700; another finger goes down by 200 with the button held, the thumb to `end`.
    private func drag(
        thumb y: Int32, to end: Int32? = nil, on pad: DeviceDescription = .testPad(), without: [InputFilter] = []
    ) -> Drags {
        Drags(pad, without: without) { script in
            script.down(slot: 0, id: 1, 500, y)
            script.report()
            script.key(.leftButton, 1)
            script.report()
            script.down(slot: 1, id: 2, 300, 100)
            script.report()
            for step in 1...20 as ClosedRange<Int32> {
                script.move(slot: 1, 300, 100 + 10 * step)
                if let end { script.move(slot: 0, 500, y + (end - y) * step / 20) }
                script.report()
            }
            script.key(.leftButton, 0)
            for slot in 0..<Int32(2) { script.up(slot: slot) }
            script.report()
        }
    }

    @Test("A thumb that presses the button at the lower edge is no finger: the other one drags, all of its way")
    func presses() {
        let drags = drag(thumb: 645)
        #expect(drags.words.first == "begin, down 300 100")
        #expect(drags.words.last == "lift 300 300, end")
        #expect(drags.filtered == ["thumb-filter 0"])
        #expect(drags.notes.sentences == ["1 contact at the lower edge was taken for a thumb"])
    }

    @Test("Exactly on the lower line, at 92 % of the height, a finger comes down")
    func lowerLine() {
        #expect(drag(thumb: 644).notes[.thumb] == 0)
        #expect(drag(thumb: 645).notes[.thumb] == 1)
    }

    @Test("A thumb becomes a finger above the upper line, at 85 % of the height, and not on it")
    func upperLine() {
        #expect(drag(thumb: 660, to: 595).filtered == ["thumb-filter 0"])
        #expect(drag(thumb: 660, to: 594).filtered.filter { $0 == "thumb-filter 0" }.count == 2)
    }

    @Test("A pad less than 50 mm high, one of unknown height and one without a button below it have no resting thumbs")
    func pads() {
        var low = DeviceDescription.testPad()
        low.axes[.positionY]?.resolution = 14
        var lowest = low
        lowest.axes[.positionY]?.maximum = 699
        var unknown = DeviceDescription.testPad()
        unknown.axes[.positionX]?.resolution = 0
        unknown.axes[.positionY]?.resolution = 0
        var separate = DeviceDescription.testPad()
        separate.properties = .pointer
        #expect(drag(thumb: 690, on: low).notes[.thumb] == 1)
        #expect(drag(thumb: 690, on: lowest).notes[.thumb] == 0)
        #expect(drag(thumb: 690, on: unknown).notes[.thumb] == 0)
        #expect(drag(thumb: 690, on: separate).notes[.thumb] == 0)
    }

    @Test("A thumb alone is no gesture; switched off by its name, it is a finger")
    func alone() {
        func rest(without: [InputFilter]) -> [String] {
            Drags(.testPad(), without: without) { script in
                script.down(id: 1, 500, 690)
                script.report(then: 500)
                script.up()
                script.report()
            }.words
        }
        #expect(rest(without: []).isEmpty)
        #expect(rest(without: [.thumb]) == ["begin", "no drag: pointerMotion, end"])
    }

    @Test("While a thumb rests, two fingers make drag after drag")
    func twoDrags() {
        let drags = Drags(.testPad()) { script in
            script.down(slot: 0, id: 1, 500, 690)
            script.report()
            for round in 0..<Int32(2) {
                for slot in 1...Int32(2) { script.down(slot: slot, id: 10 * round + slot + 1, 200 * slot, 100) }
                script.report()
                for slot in 1...Int32(2) { script.move(slot: slot, 200 * slot, 150) }
                script.report()
                for slot in 1...Int32(2) { script.up(slot: slot) }
                script.report(then: 200)
            }
        }
        #expect(
            drags.words == [
                "begin, down 300 100", "move 300 150", "lift 300 150, end", "begin, down 300 100", "move 300 150",
                "lift 300 150, end",
            ])
    }
}
