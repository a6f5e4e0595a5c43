import Geometry
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput

/// Clocks and releases that broke other programs, each under the name of its row, on the whole road.
@Suite("Clocks and releases that broke other programs")
struct ReleaseTrapRowsTests {
    @Test("V13: two reports of one scan, less than a millisecond apart, move each finger once and fling no faster")
    func v13() {
        func drag(apart: Bool) -> Outcome? {
            ScriptedRoad(.testPad()) {
                for slot in 0..<Int32(2) { $0.down(slot: slot, id: slot + 1, 100 + 200 * slot, 100) }
                $0.report()
                for step in 1...12 as ClosedRange<Int32> {
                    $0.move(slot: 0, 100, 100 + 15 * step)
                    if apart {
                        $0.report(then: 0)
                        $0.clock += 400
                    }
                    $0.move(slot: 1, 300, 100 + 15 * step)
                    $0.report()
                    if apart { $0.clock -= 400 }
                }
                for slot in 0..<Int32(2) { $0.up(slot: slot) }
                $0.report()
            }.outcomes.first
        }
        let (together, apart) = (drag(apart: false), drag(apart: true))
        #expect(together?.translation == apart?.translation && apart?.result == .dismissed)
        #expect(abs((together?.velocity.y ?? 0) / (apart?.velocity.y ?? 1) - 1) < 0.05)
    }

    @Test("V15: time that goes back in mid-drag costs the velocity before it and nothing of the way")
    func v15() {
        let road = ScriptedRoad(.testScreen()) {
            $0.pull(steps: 1...5)
            $0.clock -= 500_000
            for step in 6...10 as ClosedRange<Int32> {
                $0.move(300, 300 + 20 * step)
                $0.report()
            }
            $0.up()
            $0.report()
        }
        #expect(road.results == [.dismissed])
        #expect(road.filtered == ["clock-filter          492 ms back, velocity forgotten"])
        #expect(road.outcomes.first.map { ($0.velocity.y - 20 * 0.6417 / 0.008).magnitude < 1 } == true)
    }

    @Test(
        "E15: a clock that is set back between gestures takes nothing from those that follow", arguments: [8, 30, 400])
    func e15(pause: Int64) {
        let road = ScriptedRoad(.testScreen()) {
            $0.pull()
            $0.up()
            $0.report(then: pause)
            $0.clock -= 3_600_000_000
            for (id, wait) in [(2, 300), (3, 5000), (4, 60_000)] as [(Int32, Int64)] {
                $0.pull(id: id)
                $0.up()
                $0.report(then: wait)
            }
        }
        #expect(road.results == [.dismissed, .dismissed, .dismissed, .dismissed])
        #expect(!road.notes.contains { $0.contains("while fingers were down") })
    }

    @Test("V15: time that stands still moves the finger, flings it not, and nothing is divided by it")
    func v15StandsStill() {
        let road = ScriptedRoad(.testScreen()) {
            $0.down(id: 1, 300, 300)
            $0.report(then: 0)
            for step in 1...10 as ClosedRange<Int32> {
                $0.move(300, 300 + 20 * step)
                $0.report(then: 0)
            }
            $0.up()
            $0.report()
        }
        #expect(road.results == [.dismissed] && road.outcomes.first?.velocity == .zero)
    }

    @Test("V17: no velocity is left from the gesture before")
    func v17() {
        let road = ScriptedRoad(.testScreen()) {
            $0.pull()
            $0.up()
            $0.report(then: 30)
            $0.down(id: 2, 300, 900)
            $0.report()
            $0.up()
            $0.report()
        }
        #expect((road.outcomes.first?.velocity.y ?? 0) > 1000)
        #expect(road.outcomes.last?.velocity == .zero)
    }

    @Test("V20: a position in the frame of the lift moves nothing")
    func v20() {
        let road = ScriptedRoad(.testScreen()) {
            $0.pull()
            $0.move(300, 900)
            $0.up()
            $0.report()
        }
        #expect(road.outcomes.first.map { ($0.translation.y - 200 * 0.6417).magnitude < 0.01 } == true)
    }
}
