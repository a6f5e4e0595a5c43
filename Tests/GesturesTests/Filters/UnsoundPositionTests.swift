import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("Drags over unsound positions")
struct UnsoundPositionTests {
    @Test("The same contact suddenly elsewhere, and staying there, cancels the drag: it is no pull (row E10)")
    func teleport() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.report()
            for y in [310, 1200, 1202, 1204] as [Int32] {
                script.move(300, y)
                script.report()
            }
            script.up()
            script.report()
        }
        #expect(drags.words.first == "begin, down 300 300")
        #expect(drags.words.last == "end")
        #expect(drags.words.filter { $0.hasPrefix("cancel jump 300 3") }.count == 1, "\(drags.words)")
        #expect(!drags.words.contains { $0.contains("lift") || $0.contains("120") })
        #expect(drags.notes[.teleport] == 1)
    }

    @Test("A frame of noise far away is dropped and counted, and the drag goes on (row E11)")
    func noise() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.report()
            for y in [310, 1400, 330, 340] as [Int32] {
                script.move(300, y)
                script.report()
            }
            script.up()
            script.report()
        }
        #expect(
            drags.words == [
                "begin, down 300 300", "move 300 310", "move 300 330", "move 300 340", "lift 300 340, end",
            ])
        #expect(drags.notes.sentences == ["1 jump of the sensor was dropped"])
    }

    @Test("A finger that reports every 8 ms and then rests does not go 60 mm at once: the rest is no time to move in")
    func leapAfterRest() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.report()
            for (y, pause) in [(310, 8), (320, 8), (330, 8), (340, 40), (940, 8), (350, 8)] as [(Int32, Int64)] {
                script.move(300, y)
                script.report(then: pause)
            }
            script.up()
            script.report()
        }
        #expect(
            drags.words == [
                "begin, down 300 300", "move 300 310", "move 300 320", "move 300 330", "move 300 340", "move 300 350",
                "lift 300 350, end",
            ])
        #expect(drags.notes[.jump] == 1)
    }

    @Test("Positions far outside the axes, such as a negative that wrapped, are dropped and counted (rows E9 and E19)")
    func outOfRange() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.report()
            for y in [310, 65523, 320, 1650] as [Int32] {
                script.move(300, y)
                script.report()
            }
            script.up()
            script.report()
        }
        #expect(drags.words.prefix(3) == ["begin, down 300 300", "move 300 310", "move 300 320"])
        #expect(drags.notes[.range] == 1)
    }

    @Test("A contact that begins outside the axes makes its drag at its first sound position (row E9)")
    func beginsOutside() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 65523)
            script.report()
            script.move(300, 8)
            script.report()
            script.move(300, 108)
            script.report()
            script.up()
            script.report()
        }
        #expect(drags.words == ["begin", "down 300 8", "move 300 108", "lift 300 108, end"])
    }

    @Test("On a device without resolution or range nothing is divided by 0 (rows E17 and E18)")
    func noRanges() {
        var description = DeviceDescription.testScreen(resolution: 0)
        description.axes[.positionX] = AbsoluteAxis(minimum: 0, maximum: 0)
        let drags = Drags(description) { script in
            script.down(id: 1, 300, 300)
            script.report()
            script.move(300, 400)
            script.report()
            script.up()
            script.report()
        }
        #expect(drags.words == ["begin, down 300 300", "move 300 400", "lift 300 400, end"])
    }
}
