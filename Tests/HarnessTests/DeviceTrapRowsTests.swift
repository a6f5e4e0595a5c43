import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput

/// Inputs of devices that broke other programs, each under the name of its row, on the whole road.
@Suite("Devices that broke other programs")
struct DeviceTrapRowsTests {
    /// A finger down at (300, 300), moved down by 20 units a frame, ten times: 128.3 points on the test screen.
    private func pull(_ script: inout EventScript, id: Int32 = 1, steps: ClosedRange<Int32> = 1...10) {
        script.down(id: id, 300, 300)
        script.report()
        for step in steps {
            script.move(300, 300 + 20 * step)
            script.report()
        }
    }

    private var anyFinger: Scenario {
        var scenario = Scenario()
        scenario.fingers = .any
        return scenario
    }

    @Test("E1: −1 and a new id in one frame are an end and a beginning; where the new one is, is no movement")
    func e1() {
        let road = ScriptedRoad(.testScreen()) {
            $0.down(id: 1, 300, 300)
            $0.report()
            $0.move(300, 310)
            $0.report()
            $0.up()
            $0.down(id: 2, 300, 900)
            $0.report()
            $0.up()
            $0.report()
        }
        #expect(road.results == [.tapped, .tapped])
        #expect(road.outcomes[0].translation == Point(x: 0, y: 6.417) || road.outcomes[0].translation.y < 7)
        #expect(road.outcomes[1].peakTranslation == .zero)
    }

    @Test("E2: an id without −1 ends the contact before it, −1 twice is ignored, and both are told")
    func e2() {
        let road = ScriptedRoad(.testScreen()) {
            pull(&$0)
            $0.clock += 300_000
            $0.down(id: 2, 300, 900)
            $0.report()
            $0.up()
            $0.report()
            $0.up()
            $0.report()
        }
        #expect(road.results == [.dismissed, .notRecognised])
        #expect(road.notes.contains("1 contact was replaced without a lift"))
        #expect(road.notes.contains("1 lift of an empty slot was ignored"))
    }

    @Test("E4: after lost events a vanished contact is cancelled, and one that lives on has no velocity from before")
    func e4() {
        func pull(thenGone: Bool) -> Outcome? {
            ScriptedRoad(.testScreen()) {
                self.pull(&$0)
                $0.dropped()
                $0.report()
                if thenGone {
                    $0.up()
                    $0.report()
                } else {
                    $0.move(300, 510)
                    $0.report()
                    $0.up()
                    $0.report()
                }
            }.outcomes.first
        }
        #expect(pull(thenGone: true)?.reason == .droppedEvents)
        #expect(pull(thenGone: false)?.result == .dismissed)
        #expect(pull(thenGone: false)?.velocity == .zero)
    }

    @Test("E5: a protocol A release, by an empty packet or by BTN_TOUCH 0, is at the last position and not at 0,0")
    func e5() {
        for usesKey in [false, true] {
            let road = ScriptedRoad(nil) {
                for step in 0...10 as ClosedRange<Int32> {
                    if step == 0 { $0.key(.touch, 1) }
                    $0.abs(.positionX, 300)
                    $0.abs(.positionY, 300 + 20 * step)
                    $0.packet()
                    $0.report()
                }
                if usesKey { $0.key(.touch, 0) } else { $0.packet() }
                $0.report()
            }
            #expect(road.results == [.dismissed])
            #expect(road.outcomes.first?.translation == Point(x: 0, y: 200))
        }
    }

    @Test("E6: tracking ids alone, without BTN_TOUCH, are contacts")
    func e6() {
        var description = DeviceDescription.testScreen()
        description.codes[.key] = nil
        let road = ScriptedRoad(description) {
            pull(&$0)
            $0.up()
            $0.report()
        }
        #expect(road.results == [.dismissed])
    }

    @Test("E10: one id that is (787,361) and 5 ms later (490,903), and stays, is a drumroll and no pull of 27 mm")
    func e10() {
        var description = DeviceDescription.testPad()
        description.axes[.positionX] = AbsoluteAxis(minimum: 0, maximum: 2039, resolution: 20)
        description.axes[.positionY] = AbsoluteAxis(minimum: 0, maximum: 1359, resolution: 20)
        let road = ScriptedRoad(description, scenario: anyFinger) {
            $0.down(id: 95, 787, 361)
            for _ in 1...5 { $0.report(then: 5) }
            for step in 0..<4 as Range<Int32> {
                $0.move(490, 903 + step)
                $0.report(then: 5)
            }
            $0.up()
            $0.report()
        }
        #expect(road.reasons == [.jump])
        #expect(road.outcomes.first?.peakTranslation == .zero)
        #expect(
            road.filtered == [
                "jump-filter           contact 1: held back, 30.9 mm away",
                "jump-filter           contact 1: held back, 30.9 mm away",
                "teleport-filter       contact 1: stays 31 mm away",
            ])
    }

    @Test("E11: one frame 76 mm away is dropped and the drag goes on; 7 mm in 12 ms are a flick")
    func e11() {
        let road = ScriptedRoad(.testScreen()) {
            $0.down(id: 1, 300, 300)
            $0.report(then: 12)
            for y in [370, 440, 1200, 510, 580] as [Int32] {
                $0.move(300, y)
                $0.report(then: 12)
            }
            $0.up()
            $0.report()
        }
        #expect(road.results == [.dismissed])
        #expect(road.outcomes.first.map { ($0.translation.y - 28 * 6.417).magnitude < 0.01 } == true)
        #expect(road.notes == ["1 jump of the sensor was dropped"])
    }

    @Test("E14: a palm in mid-drag cancels it, never clears and never sticks: the next id in its slot is a finger")
    func e14() {
        let road = ScriptedRoad(.testScreen()) {
            pull(&$0)
            $0.abs(.toolType, 2)
            $0.report()
            $0.up()
            $0.report(then: 400)
            pull(&$0, id: 2)
            $0.up()
            $0.report()
        }
        #expect(road.reasons == [.palm, .distance])
    }

    @Test("E18: axes that say nothing (min = max, all 0, swapped) are not divided by, and a drag is one")
    func e18() {
        for (minimum, maximum) in [(0, 0), (100, 100), (1500, 0)] as [(Int32, Int32)] {
            var description = DeviceDescription.testScreen()
            description.axes[.positionY] = AbsoluteAxis(minimum: minimum, maximum: maximum, resolution: 10)
            let road = ScriptedRoad(description) {
                pull(&$0)
                $0.up()
                $0.report()
            }
            #expect(road.results == [.dismissed])
            #expect(road.outcomes.allSatisfy { $0.velocity.speed.isFinite && $0.translation.y == 200 })
        }
    }

    @Test("E19: a value outside its axis is taken up to a tenth of the axis, beyond that it is none")
    func e19() {
        for (y, isTaken) in [(1650, true), (1651, false), (-150, true), (-151, false)] as [(Int32, Bool)] {
            let road = ScriptedRoad(.testScreen()) {
                $0.down(id: 1, 300, y < 0 ? 40 : 1450)
                $0.report()
                $0.move(300, y)
                $0.report()
                $0.up()
                $0.report()
            }
            #expect((road.outcomes.first?.peakTranslation != .zero) == isTaken, "\(y)")
            #expect(road.notes.isEmpty == isTaken)
        }
    }

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
            pull(&$0)
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
        pull(&script)
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
        let road = ScriptedRoad(.testScreen()) { pull(&$0) }
        #expect(road.results == [.cancelled] && road.reasons == [.unfinished])
        #expect(road.outcomes.first?.wasPastWhenTaken == true)
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
            pull(&$0, steps: 1...5)
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
            pull(&$0)
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
            pull(&$0)
            $0.move(300, 900)
            $0.up()
            $0.report()
        }
        #expect(road.outcomes.first.map { ($0.translation.y - 200 * 0.6417).magnitude < 0.01 } == true)
    }
}
