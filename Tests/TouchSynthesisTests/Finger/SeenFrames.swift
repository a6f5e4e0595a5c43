import TouchInput
import TouchSynthesis

/// What the synthesised events say, read as simply as possible: one dictionary of fingers per frame.
struct SeenFrame: Hashable {
    var time: Int64
    /// Fingers by tracking id; by position in the packet if there are no ids; or 0 on single-touch devices.
    var fingers: [Int32: DevicePoint] = [:]
    var palms: Set<Int32> = []
    var keys: Set<EventCode> = []
    var isAfterLoss = false
}

enum SeenFrames {
    static func of(_ events: [InputEvent], on device: DeviceDescription) -> [SeenFrame] {
        if device.axes[.slot] != nil { return slots(events) }
        return device.axes[.positionX] != nil ? packets(events) : single(events)
    }

    private struct Slot {
        var id: Int32 = -1
        var point = DevicePoint(x: .min, y: .min)
        var tool: Int32 = 0
    }

    private static func slots(_ events: [InputEvent]) -> [SeenFrame] {
        var frames: [SeenFrame] = []
        var slots: [Int32: Slot] = [:]
        var current: Int32 = 0
        var keys: Set<EventCode> = []
        var followsLoss = false
        for event in events {
            switch (event.type, event.code) {
            case (.absolute, .slot): current = event.value
            case (.absolute, .trackingID): slots[current, default: Slot()].id = event.value
            case (.absolute, .positionX): slots[current, default: Slot()].point.x = event.value
            case (.absolute, .positionY): slots[current, default: Slot()].point.y = event.value
            case (.absolute, .toolType): slots[current, default: Slot()].tool = event.value
            case (.key, _): follow(event, &keys)
            case (.synchronization, .synDropped): followsLoss = true
            case (.synchronization, .synReport):
                var frame = SeenFrame(time: event.time.microseconds, keys: keys, isAfterLoss: followsLoss)
                for slot in slots.values where slot.id >= 0 {
                    frame.fingers[slot.id] = slot.point
                    if slot.tool == 2 { frame.palms.insert(slot.id) }
                }
                frames.append(frame)
                followsLoss = false
            default: break
            }
        }
        return frames
    }

    private static func packets(_ events: [InputEvent]) -> [SeenFrame] {
        var frames: [SeenFrame] = []
        var fingers: [Int32: DevicePoint] = [:]
        var packet: (id: Int32?, x: Int32?, y: Int32?) = (nil, nil, nil)
        var keys: Set<EventCode> = []
        for event in events {
            switch (event.type, event.code) {
            case (.absolute, .trackingID): packet.id = event.value
            case (.absolute, .positionX): packet.x = event.value
            case (.absolute, .positionY): packet.y = event.value
            case (.key, _): follow(event, &keys)
            case (.synchronization, .synMTReport):
                if let x = packet.x, let y = packet.y {
                    fingers[packet.id ?? Int32(fingers.count)] = DevicePoint(x: x, y: y)
                }
                packet = (nil, nil, nil)
            case (.synchronization, .synReport):
                frames.append(SeenFrame(time: event.time.microseconds, fingers: fingers, keys: keys))
                fingers = [:]
            default: break
            }
        }
        return frames
    }

    private static func single(_ events: [InputEvent]) -> [SeenFrame] {
        var frames: [SeenFrame] = []
        var point = DevicePoint(x: .min, y: .min)
        var keys: Set<EventCode> = []
        for event in events {
            switch (event.type, event.code) {
            case (.absolute, .x): point.x = event.value
            case (.absolute, .y): point.y = event.value
            case (.key, _): follow(event, &keys)
            case (.synchronization, .synReport):
                let fingers: [Int32: DevicePoint] = keys.contains(.touch) ? [0: point] : [:]
                frames.append(SeenFrame(time: event.time.microseconds, fingers: fingers, keys: keys))
            default: break
            }
        }
        return frames
    }

    private static func follow(_ event: InputEvent, _ keys: inout Set<EventCode>) {
        if event.value == 0 { keys.remove(event.code) } else { keys.insert(event.code) }
    }
}

extension CatalogDevice {
    /// The events of `sentence` on this device, without noise by default.
    func events(_ sentence: String, jitter: Double = 0, seed: UInt64 = 1) throws -> [InputEvent] {
        var model = model
        model.positionJitter = jitter
        return try Synthesizer(device: description, model: model, seed: seed).events(for: StrokeSentence(sentence))
    }

    func frames(_ sentence: String, jitter: Double = 0, seed: UInt64 = 1) throws -> [SeenFrame] {
        SeenFrames.of(try events(sentence, jitter: jitter, seed: seed), on: description)
    }
}
