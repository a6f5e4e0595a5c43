import Foundation
import HarnessTestSupport
import Testing
import TouchInput

@testable import EvdevDevices

@Suite("The state in which a device is found")
struct OpeningFrameTests {
    private var description: DeviceDescription {
        var description = DeviceDescription.testScreen()
        description.axes[.toolType] = AbsoluteAxis(minimum: 0, maximum: 2)
        description.codes[.absolute] = description.axes.keys.sorted()
        return description
    }

    private func tracked(_ change: (inout DeviceState) -> Void) -> (tracker: ContactTracker, opening: OpeningFrame) {
        var state = DeviceState(description)
        change(&state)
        let opening = OpeningFrame(description, state)
        var tracker = ContactTracker(description: description)
        for event in opening.events(at: Timestamp(microseconds: 5)) { _ = tracker.handle(event) }
        return (tracker, opening)
    }

    @Test("Nothing down: no contact, nothing odd, and every slot's place is known to whoever comes next")
    func atRest() {
        var (tracker, opening) = tracked {
            $0.setSlotValue(120, slot: 2, axis: .positionX)
            $0.setSlotValue(2, slot: 2, axis: .toolType)
        }
        #expect(!opening.isTouched)
        #expect(tracker.frame.contacts.isEmpty && tracker.notes.sentences.isEmpty)
        #expect(tracker.frame.time == Timestamp(microseconds: 5))
        var script = EventScript(at: 10)
        script.abs(.slot, 2)
        script.abs(.trackingID, 9)
        script.abs(.positionY, 40)
        script.report()
        for event in script.events { _ = tracker.handle(event) }
        #expect(tracker.frame.contacts.map(\.position) == [DevicePoint(x: 120, y: 40)])
        // A palm that left says nothing of the next finger.
        #expect(tracker.frame.contacts.map(\.tool) == [.finger])
    }

    @Test("A finger that is down is a contact, and the current slot is the device's")
    func touched() {
        let (tracker, opening) = tracked {
            $0.setSlotValue(7, slot: 1, axis: .trackingID)
            $0.setSlotValue(30, slot: 1, axis: .positionX)
            $0.setValue(1, of: .absolute, .slot)
        }
        #expect(opening.isTouched)
        #expect(tracker.frame.contacts.map(\.trackingID) == [7])
        #expect(tracker.frame.contacts.map(\.position) == [DevicePoint(x: 30, y: 0)])
        #expect(opening.events(at: Timestamp(microseconds: 0)).dropLast().last?.value == 1)
    }

    @Test("A key that is pressed makes a device one that is touched")
    func pressed() {
        #expect(tracked { $0.setValue(1, of: .key, .touch) }.opening.isTouched)
    }

    @Test("Words of hexadecimal digits are read from the last")
    func bits() {
        #expect(ListedDevice.bits("") == [])
        #expect(ListedDevice.bits("3") == [0, 1])
        #expect(ListedDevice.bits("400 0 1") == [0, 2 * UInt.bitWidth + 10])
        #expect(ListedDevice.bits("x 2") == [1])
    }

    @Test("A refusal says what was tried, why not, and what helps")
    func refusal() throws {
        let failure = DeviceFailure(
            "open", "/dev/uinput", code: 13, advice: Permission.advice(for: "/dev/uinput", code: 13))
        #expect(failure.isForbidden)
        #expect(failure.description.hasPrefix("cannot open /dev/uinput: Permission denied. "))
        #expect(failure.description.contains("tools/70-flowtouch.rules' /etc/udev/rules.d/ && sudo udevadm control"))
        #expect(Permission.advice(for: "/dev/uinput", code: 2).contains("sudo modprobe uinput"))
        // A program without the project around it says the rule itself.
        let file = SharedMaterial.packageRoot.appendingPathComponent("tools/70-flowtouch.rules")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.map(String.init) == Permission.rules)
    }
}
