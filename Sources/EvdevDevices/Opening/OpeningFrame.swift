import TouchInput

/// The state in which a device was found, as one frame of events, so that whoever follows its events knows the fingers
/// that are down, and the values that the kernel will not send again because they did not change.
public struct OpeningFrame: Sendable {
    /// The events, stamped with 0.
    private(set) var events: [InputEvent] = []
    /// Whether a finger is down or a key is pressed.
    private(set) var isTouched = false

    private let description: DeviceDescription
    private let state: DeviceState

    /// The frame of a device of this description in this state.
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

    /// The events at this time.
    public func events(at time: Timestamp) -> [InputEvent] {
        events.map { InputEvent(time: time, type: $0.type, code: $0.code, value: $0.value) }
    }

    /// What a slot holds. An empty one says so before its values, which would else be taken for a finger's.
    private mutating func add(_ slot: Int, _ axes: [EventCode]) {
        let id = state.slotValue(slot, .trackingID)
        let isDown = id.map { $0 >= 0 } ?? false
        isTouched = isTouched || isDown
        add(.absolute, .slot, Int32(slot))
        if let id { add(.absolute, .trackingID, isDown ? id : -1) }
        for axis in axes where axis != .trackingID {
            // The tool is told of a finger and not of its place: a palm that left says nothing of the next.
            if axis == .toolType && !isDown { continue }
            guard let value = state.slotValue(slot, axis) else { continue }
            // A position is not known before it is told, even if it is 0; of the other axes 0 says nothing.
            if value != 0 || axis == .positionX || axis == .positionY { add(.absolute, axis, value) }
        }
    }

    private mutating func add(_ type: EventType, _ code: EventCode, _ value: Int32) {
        events.append(InputEvent(time: Timestamp(microseconds: 0), type: type, code: code, value: value))
    }
}
