import Geometry
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput

/// Contacts and positions that broke other programs, each under the name of its row, on the whole road.
@Suite("Contacts and positions that broke other programs")
struct ContactTrapRowsTests {
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
            $0.pull()
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
                $0.pull()
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
            $0.pull()
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
        let road = ScriptedRoad(description, scenario: .anyFinger) {
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
            $0.pull()
            $0.abs(.toolType, 2)
            $0.report()
            $0.up()
            $0.report(then: 400)
            $0.pull(id: 2)
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
                $0.pull()
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
}
