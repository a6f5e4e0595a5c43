import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("palm-filter: palms by tool, size and pressure")
struct PalmFilterTests {
    private static func screen(majorResolution: Int32) -> DeviceDescription {
        var description = DeviceDescription.testScreen()
        description.axes[.touchMajor] = AbsoluteAxis(minimum: 0, maximum: 1500, resolution: majorResolution)
        return description
    }

    private static func pad(pressure maximum: Int32 = 255, resolution: Int32 = 0) -> DeviceDescription {
        var description = DeviceDescription.testPad()
        description.axes[.touchPressure] = AbsoluteAxis(minimum: 0, maximum: maximum, resolution: resolution)
        return description
    }

    /// A drag of 60 during which the contact says `value` of `code`.
    private func drag(
        _ description: DeviceDescription, _ code: EventCode, _ value: Int32, without: [InputFilter] = []
    ) -> Drags {
        Drags(description, count: .any, without: without) { script in
            script.down(id: 1, 300, 300)
            script.report()
            script.move(300, 330)
            script.report()
            script.move(300, 360)
            script.abs(code, value)
            script.report()
            script.abs(code, 0)
            script.report()
            script.up()
            script.report()
        }
    }

    @Test("A contact of at least 21.2 mm is a palm, in the units of its axis or else in those of positions")
    func width() {
        for (resolution, palm) in [(0, 212), (10, 212), (20, 424), (1, 22)] as [(Int32, Int32)] {
            let description = Self.screen(majorResolution: resolution)
            #expect(drag(description, .touchMajor, palm).words.last == "cancel palm 300 330, end")
            #expect(drag(description, .touchMajor, palm - 1).words.last == "lift 300 360, end")
        }
        let drags = drag(Self.screen(majorResolution: 0), .touchMajor, 300)
        #expect(drags.actions.map { $0.deed as? PalmFilter.Sign } == [.width(30)])
    }

    @Test("Where no unit is known there is no size to judge")
    func noUnit() {
        var description = DeviceDescription.testScreen(resolution: 0)
        description.axes[.touchMajor] = AbsoluteAxis(minimum: 0, maximum: 255)
        #expect(drag(description, .touchMajor, 255).words.last == "lift 300 360, end")
    }

    @Test("On a touchpad a pressure of at least 200 of 255 is a palm's; on other axes pressure says nothing")
    func pressure() {
        #expect(drag(Self.pad(), .touchPressure, 200).words.last == "cancel palm 300 330, end")
        #expect(drag(Self.pad(), .touchPressure, 199).words.last == "lift 300 360, end")
        #expect(drag(Self.pad(pressure: 1023), .touchPressure, 1000).words.last == "lift 300 360, end")
        #expect(drag(Self.pad(resolution: 10), .touchPressure, 250).words.last == "lift 300 360, end")
        var screen = DeviceDescription.testScreen()
        screen.axes[.touchPressure] = AbsoluteAxis(minimum: 0, maximum: 255)
        #expect(drag(screen, .touchPressure, 255).words.last == "lift 300 360, end")
    }

    @Test("Once a palm, a contact stays one, though its sign is gone")
    func stays() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.abs(.toolType, 2)
            script.report()
            script.move(300, 340)
            script.abs(.toolType, 0)
            script.report()
            script.move(300, 540)
            script.report()
            script.up()
            script.report()
        }
        #expect(drags.words.isEmpty)
        #expect(drags.notes.sentences == ["1 contact was a palm"])
        #expect(drags.actions.map { $0.deed as? PalmFilter.Sign } == [.tool])
    }

    @Test("A palm beside a finger moves nothing and cancels nothing")
    func beside() {
        let drags = Drags(.testScreen(), secondFinger: .cancels) { script in
            script.down(id: 1, 300, 300)
            script.report()
            script.down(slot: 1, id: 2, 600, 1200)
            script.abs(.toolType, 2)
            script.report()
            for step in 1...5 as ClosedRange<Int32> {
                script.move(slot: 0, 300, 300 + 20 * step)
                script.move(slot: 1, 600, 1200 - 30 * step)
                script.report()
            }
            script.up(slot: 0)
            script.report()
            script.up(slot: 1)
            script.report()
        }
        #expect(drags.words.last == "lift 300 400, end")
    }

    @Test("Switched off by its name, a palm is a finger")
    func off() {
        let drags = drag(.testScreen(), .toolType, 2, without: [.palm])
        #expect(drags.words.last == "lift 300 360, end")
        #expect(drags.notes[.palm] == 0)
    }
}
