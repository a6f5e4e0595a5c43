import Geometry
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import Testing
import TouchInput

/// Inputs that broke other programs, each under the name of its row, on the whole road.
@Suite("Inputs that broke other programs")
struct TrapRowsTests {
    private func outcomes(
        _ description: DeviceDescription?, rules: DismissRules = .flowstack, scenario: Scenario = Scenario(),
        _ write: (inout EventScript) -> Void
    ) -> (outcomes: [Outcome], notes: [String]) {
        var script = EventScript(at: 1)
        write(&script)
        var session = Session(
            description: description, rules: rules, scenario: scenario,
            origin: script.events.first?.time ?? Timestamp(microseconds: 0))
        session.advance(through: script.events, in: script.events.indices)
        session.finish()
        return (session.outcomes, session.notes)
    }

    @Test("E3: two fingers in one slot, whose coordinates alternate, make no drag of the leaps between them")
    func e3() {
        let found = outcomes(.testScreen()) {
            $0.down(id: 1, 100, 300)
            $0.report()
            for step in 0..<6 as Range<Int32> {
                $0.move(600, 1200 + step)
                $0.report()
                $0.move(100, 300 + step)
                $0.report()
            }
            $0.up()
            $0.report()
        }
        #expect(found.outcomes.map(\.result) == [.tapped])
        #expect(found.notes == ["6 jumps of the sensor were dropped"])
    }

    @Test("E13: the corners of a semi-mt box may swap; their mean and number count, so nothing moves")
    func e13() {
        var description = DeviceDescription.testPad()
        description.properties = [.pointer, .semiMT]
        let found = outcomes(description) {
            $0.down(slot: 0, id: 1, 300, 300)
            $0.down(slot: 1, id: 2, 420, 360)
            $0.report()
            $0.move(slot: 0, 300, 360)
            $0.move(slot: 1, 420, 300)
            $0.report()
            $0.move(slot: 0, 300, 300)
            $0.move(slot: 1, 420, 360)
            $0.report()
            $0.up(slot: 0)
            $0.up(slot: 1)
            $0.report()
        }
        #expect(found.outcomes.map(\.result) == [.tapped])
        #expect(found.outcomes.first?.peakTranslation == .zero)
    }

    @Test("E15: a clock that is set in the middle makes no velocity, and distance decides")
    func e15() {
        let found = outcomes(.testScreen()) {
            $0.down(id: 1, 300, 300)
            $0.report()
            for step in 1...10 as ClosedRange<Int32> {
                $0.move(300, 300 + 20 * step)
                if step == 5 { $0.clock += 1_700_000_000_000_000 }
                $0.report()
            }
            $0.up()
            $0.report()
        }
        #expect(found.outcomes.map(\.result) == [.dismissed])
        #expect(found.outcomes[0].velocity.speed.isFinite && found.outcomes[0].velocity.speed < 2000)
    }

    @Test("E17: a device without a resolution has points by its axes, and says what was assumed")
    func e17() {
        let surface = Surface(description: .testScreen(resolution: 0))
        #expect(surface.assumptions == [.size, .viewport])
        #expect((surface.viewport.height - 852).magnitude < 1e-9)
        #expect(Surface.knownSize(of: .testScreen(resolution: 0)) == nil)
    }

    @Test("E22 and E8: fingers that are down before the first event make a gesture when they move, and one outcome")
    func e22() {
        let found = outcomes(.testScreen()) {
            for step in 0...10 as ClosedRange<Int32> {
                $0.move(300, 300 + 20 * step)
                $0.report()
            }
            $0.up()
            $0.report()
        }
        #expect(found.outcomes.map(\.result) == [.dismissed])
    }

    @Test("E26: a lift that comes only in a later frame lifts there; a missing SYN_REPORT at the end is unfinished")
    func e26() {
        let late = outcomes(nil) {
            $0.abs(.positionX, 10)
            $0.abs(.positionY, 20)
            $0.packet()
            $0.report()
            $0.packet()
            $0.report()
        }
        #expect(late.outcomes.map(\.result) == [.tapped])
        let missing = outcomes(.testScreen()) {
            $0.down(id: 1, 300, 300)
            $0.report()
            $0.up()
        }
        #expect(missing.outcomes.map(\.reason) == [.unfinished])
        #expect(missing.notes == ["2 events after the last SYN_REPORT were ignored"])
    }

    @Test("E31: a threshold in millimetres holds whatever the units of the device", arguments: [5, 10, 40] as [Int32])
    func e31(resolution: Int32) {
        var rules = DismissRules.flowstack
        rules.down = .millimetres(12)
        let description = DeviceDescription.testScreen(
            width: 70 * resolution, height: 150 * resolution, resolution: resolution)
        for (millimetres, result) in [(12, Outcome.Result.returned), (13, .dismissed)] as [(Int32, Outcome.Result)] {
            let found = outcomes(description, rules: rules) {
                $0.down(id: 1, 30 * resolution, 30 * resolution)
                $0.report()
                for step in 1...millimetres {
                    $0.move(30 * resolution, (30 + step) * resolution)
                    $0.report()
                }
                $0.up()
                $0.report()
            }
            #expect(found.outcomes.map(\.result) == [result], "\(millimetres) mm")
        }
    }

    @Test("E32: a panel that is mounted upside down has its orientation applied before the rule")
    func e32() {
        // What two fingers that scroll down send there, and the beginning of a drag up and down.
        func drag(_ ways: [Int32], _ scenario: Scenario) -> Outcome? {
            outcomes(.testScreen(), scenario: scenario) {
                for (slot, _) in ways.enumerated() { $0.down(slot: Int32(slot), id: Int32(slot) + 1, 300, 600) }
                $0.report()
                for step in 1...10 as ClosedRange<Int32> {
                    for (slot, way) in ways.enumerated() {
                        $0.move(slot: Int32(slot), 300, 600 + way * step / 10)
                    }
                    $0.report()
                }
                for slot in ways.indices { $0.up(slot: Int32(slot)) }
                $0.report()
            }.outcomes.first
        }
        var turned = Scenario()
        turned.surface.orientation = .upsideDown
        for (ways, mean) in [([-331, -276], -303.5), ([485], 485)] as [([Int32], Double)] {
            let (naive, sound) = (drag(ways, Scenario()), drag(ways, turned))
            #expect(naive.map { ($0.translation.y > 0) == (mean > 0) } == true)
            #expect(sound.map { ($0.translation.y + mean * 6.417 / 10).magnitude < 0.5 } == true, "\(ways)")
            #expect((sound?.result == .dismissed) == (mean < 0) && (naive?.result == .dismissed) == (mean > 0))
        }
    }

    @Test("V16: nothing but the device's own stamps is ever subtracted, so an offset of its clock changes nothing")
    func v16() {
        func pull(offset: Int64) -> [Outcome] {
            outcomes(.testScreen()) {
                $0.clock += offset
                $0.down(id: 1, 300, 300)
                $0.report()
                for step in 1...10 as ClosedRange<Int32> {
                    $0.move(300, 300 + 20 * step)
                    $0.report()
                }
                $0.up()
                $0.report()
            }.outcomes
        }
        let (near, far) = (pull(offset: 0)[0], pull(offset: 1_700_000_000_123_457)[0])
        #expect(near.velocity == far.velocity && near.measure == far.measure && near.result == far.result)
    }

    @Test("V21: what is replayed keeps its timing: three samples in a millisecond are no flick of three frames")
    func v21() {
        var rules = DismissRules.flowstack
        rules.fling = FlingRule(limit: .points(700))
        func flick(interval: Int64) -> [Outcome] {
            outcomes(.testScreen(), rules: rules) {
                $0.down(id: 1, 300, 300)
                $0.report(then: interval)
                for step in 1...3 as ClosedRange<Int32> {
                    $0.move(300, 300 + 20 * step)
                    $0.report(then: interval)
                }
                $0.up()
                $0.report()
            }.outcomes
        }
        let slow = flick(interval: 60)[0]
        let quick = flick(interval: 8)[0]
        #expect(slow.result == .returned && quick.result == .dismissed && quick.reason == .velocity)
    }
}
