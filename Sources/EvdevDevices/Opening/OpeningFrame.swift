import TouchInput

/// The state in which a device was found, as one frame of events. It tells followers about fingers that are down, and
/// about values that the kernel will not send again because they do not change.
public struct OpeningFrame: Sendable {
    /// The events, with time 0.
    private(set) var events: [InputEvent] = []
    /// Whether a finger is down or a key is pressed.
    private(set) var isTouched = false

    private let description: DeviceDescription
    private let state: DeviceState

    /// The frame for a device with this description and state.
    public init(_ description: DeviceDescription, _ state: DeviceState) {
        self.description = description
        self.state = state
        let absolute = description.codes[.absolute] ?? []
        for code in absolute where !(code == .slot || code.isSlotAxis) {
            if let value = state.value(of: .absolute, code) { add(.absolute, code, value) }
        }
        for slot in 0..<state.slotCount { add(slot, absolute.filter(\.isSlotAxis)) }
        if let current = state.currentSlot, state.slotCount > 0 { add(.absolute, .slot, Int32(current)) }
        for code in description.codes[.key] ?? [] where state.value(of: .key, code) == 1 {
            add(.key, code, 1)
            isTouched = true
        }
        if !events.isEmpty { add(.synchronization, .synReport, 0) }
    }

    /// The events with this time.
    public func events(at time: Timestamp) -> [InputEvent] {
        events.map { InputEvent(time: time, type: $0.type, code: $0.code, value: $0.value) }
    }

    /// Adds the values of a slot. An empty slot says so first, so that its values are not taken for a finger's.
    private mutating func add(_ slot: Int, _ axes: [EventCode]) {
        let id = state.slotValue(slot, .trackingID)
        let isDown = id.map { $0 >= 0 } ?? false
        isTouched = isTouched || isDown
        add(.absolute, .slot, Int32(slot))
        if let id { add(.absolute, .trackingID, isDown ? id : -1) }
        for axis in axes where axis != .trackingID {
            // The tool belongs to a finger, not to its slot: after a palm has left, it says nothing about the next
            // finger.
            if axis == .toolType && !isDown { continue }
            guard let value = state.slotValue(slot, axis) else { continue }
            // A position must be sent even if it is 0, or it stays unknown; on other axes, 0 says nothing.
            if value != 0 || axis == .positionX || axis == .positionY { add(.absolute, axis, value) }
        }
    }

    private mutating func add(_ type: EventType, _ code: EventCode, _ value: Int32) {
        events.append(InputEvent(time: Timestamp(microseconds: 0), type: type, code: code, value: value))
    }
}
