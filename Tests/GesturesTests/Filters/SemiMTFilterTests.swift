import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("semi-mt-filter: corners of a box instead of fingers")
struct SemiMTFilterTests {
    private static var semiMT: DeviceDescription {
        var description = DeviceDescription.testPad()
        description.properties = [.pointer, .semiMT]
        return description
    }

    /// One finger moves, a second joins so that the first slot leaps to a corner, both go down by 50.
    private func drag(_ description: DeviceDescription, without: [InputFilter] = []) -> Drags {
        Drags(description, count: .any, without: without) { script in
            script.down(slot: 0, id: 1, 300, 300)
            script.report()
            script.move(slot: 0, 300, 310)
            script.report()
            script.move(slot: 0, 200, 250)
            script.down(slot: 1, id: 2, 300, 310)
            script.key(.toolDoubleTap, 1)
            script.report()
            for step in 1...5 as ClosedRange<Int32> {
                script.move(slot: 0, 200, 250 + 10 * step)
                script.move(slot: 1, 300, 310 + 10 * step)
                script.report()
            }
            for slot in 0..<Int32(2) { script.up(slot: slot) }
            script.report()
        }
    }

    @Test("When a finger joins, the corner that leaps moves nothing")
    func joins() {
        let drags = drag(Self.semiMT)
        #expect(drags.words.last == "lift 300 360, end", "\(drags.words)")
        #expect(drags.filtered.contains("semi-mt-filter"))
        #expect(drags.notes[.semiMT] == 1)
    }

    @Test("On a device that reports fingers, and with the filter off, it is a movement like any other")
    func others() {
        #expect(drag(.testPad()).words.last != "lift 300 360, end")
        #expect(drag(Self.semiMT, without: [.semiMT]).words.last != "lift 300 360, end")
        #expect(drag(.testPad()).notes[.semiMT] == 0)
    }

    @Test("A corner of several fingers may leap: no path of its own is judged, the mean counts")
    func leaps() {
        let drags = Drags(Self.semiMT) { script in
            script.down(slot: 0, id: 1, 100, 100)
            script.down(slot: 1, id: 2, 900, 600)
            script.report()
            // The fingers crossed: the box is the other way round, its middle where it was.
            script.move(slot: 0, 100, 600)
            script.move(slot: 1, 900, 100)
            script.report()
            for slot in 0..<Int32(2) { script.up(slot: slot) }
            script.report()
        }
        #expect(drags.words.last == "lift 500 350, end")
        #expect(drags.notes == FilterNotes())
    }

    @Test("A pad with one place that counts two fingers is the same kind")
    func onePlace() {
        let description = DeviceDescription(
            name: "one place", properties: .pointer, codes: [.key: [.toolFinger, .touch, .toolDoubleTap]],
            axes: [
                .x: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10),
                .y: AbsoluteAxis(minimum: 0, maximum: 700, resolution: 10),
            ])
        let drags = Drags(description) { script in
            script.key(.touch, 1)
            script.key(.toolDoubleTap, 1)
            script.abs(.x, 300)
            script.abs(.y, 300)
            script.report()
            script.abs(.y, 350)
            script.report()
            script.key(.touch, 0)
            script.key(.toolDoubleTap, 0)
            script.report()
        }
        #expect(drags.words == ["begin, down 300 300", "move 300 350", "lift 300 350, end"])
    }
}
