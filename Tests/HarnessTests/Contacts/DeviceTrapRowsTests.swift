import Geometry
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput

/// Devices that broke other programs, each under the name of its row, on the whole road.
@Suite("Devices that broke other programs")
struct DeviceTrapRowsTests {
    @Test("E20: on a device with one point a second finger shows as a leap of it, which makes no pull")
    func e20() {
        let description = DeviceDescription(
            name: "one point", properties: .direct, codes: [.key: [.touch]],
            axes: [
                .x: AbsoluteAxis(minimum: 0, maximum: 700, resolution: 10),
                .y: AbsoluteAxis(minimum: 0, maximum: 1500, resolution: 10),
            ])
        func touch(_ ys: [Int32]) -> ScriptedRoad {
            ScriptedRoad(description) {
                $0.key(.touch, 1)
                for y in ys {
                    $0.abs(.x, 300)
                    $0.abs(.y, y)
                    $0.report()
                }
                $0.key(.touch, 0)
                $0.report()
            }
        }
        #expect(touch(Array(stride(from: 300, through: 500, by: 20))).results == [.dismissed])
        #expect(touch([300, 310, 900, 901, 902, 903, 310, 311]).reasons == [.jump])
    }

    @Test("E21: BTN_TOOL_TRIPLETAP with two slots is three fingers: no drag of two, and one of three where asked for")
    func e21() {
        var description = DeviceDescription.testPad()
        description.axes[.slot] = AbsoluteAxis(minimum: 0, maximum: 1)
        func drag(_ scenario: Scenario) -> ScriptedRoad {
            ScriptedRoad(description, scenario: scenario) {
                for slot in 0..<Int32(2) { $0.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
                $0.key(.toolTripleTap, 1)
                $0.report()
                for step in 1...20 as ClosedRange<Int32> {
                    for slot in 0..<Int32(2) { $0.move(slot: slot, 100 + 200 * slot, 100 + 10 * step) }
                    $0.report()
                }
                for slot in 0..<Int32(2) { $0.up(slot: slot) }
                $0.key(.toolTripleTap, 0)
                $0.report()
            }
        }
        var three = Scenario()
        three.fingers = .exactly(3)
        #expect(drag(Scenario()).reasons == [.tooManyFingers])
        #expect(drag(three).results == [.dismissed])
    }

    @Test("E23: the id of a slot is kept, so a release that says only −1 ends that contact")
    func e23() {
        let road = ScriptedRoad(.testScreen()) {
            $0.pull()
            $0.abs(.trackingID, -1)
            $0.report()
        }
        #expect(road.results == [.dismissed])
    }

    @Test("E24: at 25 frames a second a flick of three samples dismisses, and filters of time drop nothing of it")
    func e24() {
        var rules = DismissRules.flowstack
        rules.down = .millimetres(60)
        rules.fling = .init(limit: .points(700))
        let road = ScriptedRoad(.testScreen(), rules: rules) {
            $0.down(id: 1, 300, 300)
            $0.report(then: 40)
            for y in [400, 600, 800] as [Int32] {
                $0.move(300, y)
                $0.report(then: 40)
            }
            $0.up()
            $0.report()
        }
        #expect(road.results == [.dismissed] && road.reasons == [.velocity])
        #expect(road.notes.isEmpty)
    }

    @Test("E25: frames that were read at once have each their own time: whole, or event by event, is the same")
    func e25() {
        var script = EventScript()
        script.pull()
        script.up()
        script.report()
        func trace(_ pieces: [Range<Int>]) -> [TraceLine] {
            var session = Session(
                description: .testScreen(), rules: .flowstack, origin: Timestamp(microseconds: 0), recordsTrace: true)
            for piece in pieces { session.advance(through: script.events, in: piece) }
            session.finish()
            return session.trace
        }
        let all = script.events.indices
        #expect(trace([all]) == trace(all.map { $0..<($0 + 1) }))
    }

    @Test("E27: a recording that ends with the finger down is cancelled and not lifted")
    func e27() {
        let road = ScriptedRoad(.testScreen()) { $0.pull() }
        #expect(road.results == [.cancelled] && road.reasons == [.unfinished])
        #expect(road.outcomes.first?.ending.cancellation?.drag?.isPast == true)
    }

    @Test("E33: a finger that is lifted 68.9 or 96.1 ms after its last sample, at 14 ms a frame, had stopped")
    func e33() {
        for (pause, isAtRest) in [(68_900, true), (96_100, true), (28_000, false)] as [(Int64, Bool)] {
            let road = ScriptedRoad(.testScreen()) {
                $0.down(id: 1, 300, 300)
                $0.report(then: 14)
                for step in 1...10 as ClosedRange<Int32> {
                    $0.move(300, 300 + 10 * step)
                    $0.report(then: 14)
                }
                $0.clock += pause - 14_000
                $0.up()
                $0.report()
            }
            #expect((road.outcomes.first?.velocity == .zero) == isAtRest, "\(pause) µs")
        }
    }
}
