import EvdevDevices
import Foundation
import Gestures
import Harness
import HarnessTestSupport
import Testing
import TouchInput

@Suite("Reading a device", .serialized, .enabled(if: Guest.isHere, "\(Guest.absence)"))
struct OpenDeviceTests {
    private func contacts(_ events: [InputEvent], _ description: DeviceDescription) -> ContactTracker {
        var tracker = ContactTracker(description: description)
        for event in events { _ = tracker.handle(event) }
        return tracker
    }

    @Test("An untouched device is described when its first event comes, so that values that do not change are known")
    func opensAtRest() throws {
        var screen = try TouchedDevice()
        try screen.pull(by: 40, id: 1)
        var reader = try OpenDevice(screen.path)
        #expect(try reader.readAll().isEmpty)
        // The finger lands exactly where the previous one left, so the kernel sends neither axis again.
        try screen.send {
            $0.down(id: 2, 300, 240)
            $0.report()
        }
        let events = try reader.readAll()
        let tracker = contacts(events, reader.description)
        #expect(Set(events.map(\.time)).count == 1)
        #expect(tracker.frame.contacts.map(\.position) == [DevicePoint(x: 300, y: 240)])
        #expect(tracker.frame.contacts.map(\.trackingID) == [2])
        #expect(tracker.notes.sentences.isEmpty)
    }

    @Test("A finger that is down at opening is known at once")
    func opensTouched() throws {
        var screen = try TouchedDevice()
        try screen.pull(by: 80, id: 7, lifts: false)
        var reader = try OpenDevice(screen.path)
        let tracker = contacts(try reader.readAll(), reader.description)
        #expect(tracker.frame.contacts.map(\.position) == [DevicePoint(x: 300, y: 280)])
        #expect(tracker.frame.contacts.map(\.trackingID) == [7])
        try screen.lift()
        #expect(contacts(try reader.readAll(), reader.description).frame.contacts.isEmpty)
    }

    @Test("Events are stamped with the clock that the program chose")
    func clock() throws {
        var screen = try TouchedDevice()
        var reader = try OpenDevice(screen.path)
        _ = try reader.readAll()
        let before = DeviceClock.now
        try screen.pull(by: 40, id: 1)
        let events = try reader.readAll()
        let after = DeviceClock.now
        #expect(!events.isEmpty)
        #expect(events.allSatisfy { before <= $0.time && $0.time <= after })
    }

    @Test("After lost events the contacts match the device, and a replay equals what was seen live")
    func lostEvents() throws {
        var screen = try TouchedDevice()
        var reader = try OpenDevice(screen.path)
        try screen.pull(by: 400, id: 1, lifts: false)
        var events = try reader.readAll()
        let before = events.count
        // Far more than the kernel's queue holds: finger 1 leaves, and two others come and stay.
        try screen.lift()
        for round in Int32(0)..<2000 {
            try screen.send {
                $0.move(100 + round % 50, 900 + round % 70)
                $0.report()
            }
        }
        try screen.send {
            $0.down(slot: 0, id: 2, 111, 222)
            $0.down(slot: 3, id: 3, 333, 444)
            $0.report()
        }
        events += try reader.readAll()
        let tracker = contacts(events, reader.description)
        #expect(tracker.notes.droppedMarks == 1)
        #expect(events[before...].contains { $0.type == .synchronization && $0.code == .synDropped })
        #expect(events.last?.code == .synReport)
        let down = tracker.frame.contacts.filter(\.isDown)
        #expect(down.map(\.trackingID) == [2, 3])
        #expect(down.map(\.position) == [DevicePoint(x: 111, y: 222), DevicePoint(x: 333, y: 444)])

        var session = Session(
            description: reader.description, rules: .flowstack, origin: events[0].time, recordsTrace: true)
        session.advance(through: events, in: 0..<events.count)
        #expect(session.outcomes.map(\.reason) == [.droppedEvents])
        // Nothing is stuck: the next finger makes a new gesture.
        try screen.send {
            $0.up(slot: 0)
            $0.up(slot: 3)
            $0.report()
        }
        // The view settles in the meantime.
        usleep(300_000)
        try screen.pull(by: 400, id: 4)
        let rest = try reader.readAll()
        session.advance(through: rest, in: 0..<rest.count)
        // A lift is held back until no later frame can show that the finger returned.
        if let time = session.restTime { session.rest(by: time) }
        #expect(session.outcomes.last?.result == .dismissed)
    }

    @Test("A removed device is reported, and nothing is read from it again")
    func gone() throws {
        var reader: OpenDevice
        do {
            var screen = try TouchedDevice()
            reader = try OpenDevice(screen.path)
            try screen.pull(by: 40, id: 1, lifts: false)
            #expect(try reader.readToEnd() == .waiting)
        }
        #expect(try reader.readToEnd() == .gone)
        #expect(try reader.readToEnd() == .gone)
    }

    @Test(
        "A single-touch device removed under a finger is gone, and the kernel's release is not a lift")
    func goneUnderFinger() throws {
        var description = DeviceDescription(
            name: "single", properties: .direct, codes: [.key: [.touch]],
            axes: [.x: AbsoluteAxis(minimum: 0, maximum: 700), .y: AbsoluteAxis(minimum: 0, maximum: 1500)])
        description.codes[.absolute] = [.x, .y]
        var reader: OpenDevice
        do {
            var screen = try TouchedDevice(description)
            reader = try OpenDevice(screen.path)
            try screen.send {
                $0.key(.touch, 1)
                $0.abs(.x, 300)
                $0.abs(.y, 300)
                $0.report()
            }
            _ = try reader.readAll()
        }
        var events: [InputEvent] = []
        while try reader.read(into: &events) == .more {}
        #expect(events.isEmpty, "\(events)")
        #expect(try reader.readToEnd() == .gone)
    }

    @Test("If a finger moves while the device is opened, the opening frame comes first and nothing in it is repeated")
    func opensInMotion() throws {
        var screen = try TouchedDevice()
        try screen.pull(by: 40, id: 3, lifts: false)
        for round in Int32(0)..<10 {
            // Some move before opening, some between opening and reading.
            for step in 0..<20 as Range<Int32> {
                try screen.send {
                    $0.move(300, 300 + 20 * round + step)
                    $0.report(then: 0)
                }
            }
            var reader = try OpenDevice(screen.path)
            try screen.send {
                $0.move(310, 330 + 20 * round)
                $0.report(then: 0)
            }
            let events = try reader.readAll()
            #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
            var tracker = ContactTracker(description: reader.description)
            let positions = events.compactMap { tracker.handle($0) ? tracker.frame.contacts.first?.position?.y : nil }
            #expect(positions.last == 330 + 20 * round && positions == positions.sorted(), "\(positions)")
        }
    }

    @Test(
        "A grabbed device sends nothing to other readers, which cannot grab it; when released, it sends them everything"
    )
    func grab() throws {
        var screen = try TouchedDevice()
        var other = try OpenDevice(screen.path)
        do {
            var reader = try OpenDevice(screen.path)
            try reader.grab()
            do throws(DeviceFailure) {
                try other.grab()
                Issue.record("grabbed twice")
            } catch {
                #expect(error.isBusy && error.description.contains("Another program"))
            }
            try screen.pull(by: 40, id: 1)
            #expect(try !reader.readAll().isEmpty)
            #expect(try other.readAll().isEmpty)
        }
        try screen.pull(by: 40, id: 2)
        #expect(try !other.readAll().isEmpty)
    }

    @Test("Other devices and missing nodes are rejected with a sentence")
    func refusals() {
        func failure(_ path: String) -> DeviceFailure? {
            do throws(DeviceFailure) {
                _ = try OpenDevice(path)
                return nil
            } catch {
                return error
            }
        }
        #expect(failure("/dev/null")?.description.hasSuffix("It is not an input device") == true)
        #expect(failure("/dev/input/event99")?.isAbsent == true)
    }
}
