import Testing
import TouchInput
import TouchSynthesis

@Suite("The protocols of devices")
struct FrameWriterTests {
    private func device(_ name: String) throws -> CatalogDevice {
        try #require(DeviceCatalog.device(named: name))
    }

    private func count(_ events: [InputEvent], _ type: EventType, _ code: EventCode) -> Int {
        events.filter { $0.type == type && $0.code == code }.count
    }

    static let busy = """
        down 100pt in 180ms, lift, wait 100ms, tap; finger 2 at 70% 40%: wait 50ms, down 40pt left 20pt in 150ms, lift; \
        finger 3 at 20% 60%: wait 70ms, hold 90ms, lift
        """

    @Test(
        "Every event has a code of the device, and every value is within its axis", arguments: DeviceCatalog.devices
    )
    func capabilities(_ device: CatalogDevice) throws {
        for event in try device.events(Self.busy, jitter: 0.1) {
            #expect(device.description.has(event.type, event.code))
            if event.type == .absolute, event.code != .trackingID {
                let axis = try #require(device.description.axes[event.code])
                #expect(event.value >= axis.minimum && event.value <= axis.maximum)
            }
        }
    }

    @Test("With slots, only changes are sent", arguments: DeviceCatalog.devices)
    func filtered(_ device: CatalogDevice) throws {
        guard device.description.axes[.slot] != nil else { return }
        struct Axis: Hashable {
            var slot: Int32
            var code: EventCode
        }
        var values: [Axis: Int32] = [:]
        var slot: Int32 = 0
        for event in try device.events(Self.busy, jitter: 0.1) where event.type == .absolute {
            let axis = Axis(slot: event.code.isSlotAxis ? slot : -1, code: event.code)
            #expect(values[axis] != event.value)
            values[axis] = event.value
            if event.code == .slot { slot = event.value }
        }
    }

    @Test("Every finger that touches lifts, and all are up at the end", arguments: DeviceCatalog.devices)
    func allLift(_ device: CatalogDevice) throws {
        let events = try device.events(Self.busy)
        let frames = SeenFrames.of(events, on: device.description)
        #expect(frames.last?.fingers.isEmpty ?? false)
        #expect(frames.last?.keys.isEmpty ?? false)
        if device.description.axes[.slot] != nil {
            let ids = events.filter { $0.type == .absolute && $0.code == .trackingID }
            #expect(ids.filter { $0.value == -1 }.count == ids.count / 2)
            #expect(Set(ids.map(\.value)).count == ids.count / 2 + 1)
        }
    }

    @Test("A first finger is in slot 0 without naming it, a second slot is named")
    func slotNames() throws {
        #expect(count(try device("phone").events("down 100pt in 180ms, lift"), .absolute, .slot) == 0)
        let events = try device("phone").events("two fingers: hold 50ms, lift")
        #expect(events.first { $0.code == .slot && $0.type == .absolute }?.value == 1)
    }

    @Test("Protocol A sends every finger in every frame and an empty packet at the end")
    func packets() throws {
        let events = try device("protocol-a").events("hold 100ms, lift")
        #expect(count(events, .synchronization, .synMTReport) == 14 + 1)
        #expect(count(events, .absolute, .positionX) == 14)
        #expect(count(events, .absolute, .trackingID) == 0)
        #expect(events.suffix(3).map(\.code) == [.synMTReport, .touch, .synReport])
        let ids = try device("protocol-a-ids").events("hold 100ms, lift").filter { $0.code == .trackingID }
        #expect(ids.count == 14 && ids.allSatisfy { $0.value == 1 })
    }

    @Test("A single-touch device follows the finger that has been down longest")
    func single() throws {
        let frames = try device("single-touch").frames(
            "at 20% 50%, hold 100ms, lift; finger 2 at 80% 50%: wait 50ms, hold 200ms, lift")
        #expect(frames.map { $0.fingers[0]?.x } == [12000, 18000, nil])
    }

    @Test("A touchpad reports how many fingers it feels, even more than it has slots")
    func fingerCounts() throws {
        func tools(_ name: String, _ sentence: String) throws -> [Set<EventCode>] {
            try device(name).frames(sentence).map { $0.keys.subtracting([.touch]) }
        }
        #expect(try tools("clickpad", "hold 50ms, lift") == [[.toolFinger], []])
        #expect(try tools("clickpad", "two fingers: hold 50ms, lift") == [[.toolDoubleTap], []])
        #expect(try tools("clickpad", "three fingers: hold 50ms, lift") == [[.toolTripleTap], []])
        #expect(try tools("t440", "5 fingers 10mm apart: hold 50ms, lift") == [[.toolQuintTap], []])
        #expect(try tools("clickpad5", "6 fingers 10mm apart: hold 50ms, lift") == [[.toolQuintTap], []])
        let three = try device("clickpad").frames("three fingers: hold 50ms, lift")
        #expect(three[0].fingers.count == 2)
    }

    @Test("A semi-multitouch device sends the corners of the box around the fingers")
    func corners() throws {
        let frames = try device("semi-mt").frames(
            "at 75% 25%, hold 200ms, lift; finger 2 at 25% 75%: wait 40ms, hold 60ms, lift")
        let points = frames.map { frame in frame.fingers.sorted { $0.key < $1.key }.map(\.value) }
        #expect(
            points == [
                [DevicePoint(x: 1500, y: 350)], [DevicePoint(x: 500, y: 350), DevicePoint(x: 1500, y: 1050)],
                [DevicePoint(x: 1500, y: 350)], [],
            ])
    }

    @Test("Two fingers move side by side at the given distance")
    func twoFingers() throws {
        for frame in try device("clickpad").frames("two fingers 20mm apart: down 100pt in 200ms, lift") {
            let fingers = frame.fingers.values.sorted { $0.x < $1.x }
            guard fingers.count == 2 else { continue }
            #expect(abs(fingers[1].x - fingers[0].x - 240) <= 1)
            #expect(fingers[1].y == fingers[0].y)
        }
    }

    @Test("A palm is reported from its clause until it lifts, and the next touch is a finger")
    func palm() throws {
        let frames = try device("phone").frames("hold 50ms, palm, hold 50ms, lift, wait 50ms, hold 50ms, lift")
        #expect(frames.map { $0.fingers.count } == [1, 1, 0, 1, 0])
        #expect(frames.map { $0.palms.count } == [0, 1, 0, 0, 0])
    }

    @Test("The button is down from press to release")
    func button() throws {
        let frames = try device("clickpad").frames("press, hold 60ms, release, hold 40ms, lift")
        #expect(frames.map { $0.keys.contains(.leftButton) } == [true, false, false])
        #expect(frames[1].time == 64_001)
    }

    @Test("Lost frames leave a mark, and one frame with everything that changed in the meantime")
    func lostFrames() throws {
        let device = try device("phone")
        let events = try device.events("down 60pt in 96ms, drop 5 frames, down 60pt in 96ms, lift")
        let whole = try device.events("down 60pt in 96ms, down 60pt in 96ms, lift")
        let mark = try #require(events.firstIndex { $0.type == .synchronization && $0.code == .synDropped })
        #expect(events[mark + 1].code == .synReport)
        #expect(events[mark].time.microseconds == 96_001 + 5 * 8000)
        #expect(events[..<mark] == whole.filter { $0.time.microseconds < 96_001 }[...])
        #expect(events[(mark + 2)...] == whole.filter { $0.time >= events[mark].time }[...])
    }

    @Test("A touch that ended during a loss is lifted, and one that took its slot follows")
    func lostLift() throws {
        let device = try device("phone")
        let frames = try device.frames("hold 50ms, drop 20 frames, lift, wait 50ms, hold 500ms, lift")
        #expect(frames.map { $0.fingers.keys.sorted() } == [[1], [1], [], [2], []])
        let gone = try device.frames("hold 50ms, drop 20 frames, lift")
        #expect(gone.map { $0.fingers.count } == [1, 1, 0])
    }
}
