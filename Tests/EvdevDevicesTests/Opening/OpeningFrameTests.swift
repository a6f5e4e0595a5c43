import HarnessTestSupport
import Testing
import TouchInput

@testable import EvdevDevices

@Suite("The state of a device at opening")
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

    @Test(
        "With nothing down there is no contact, nothing odd, and the position of every slot is known to later contacts")
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
        // A palm that has left says nothing about the next finger.
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

    @Test("A device with a pressed key counts as touched")
    func pressed() {
        #expect(tracked { $0.setValue(1, of: .key, .touch) }.opening.isTouched)
    }
}
