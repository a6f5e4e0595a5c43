import TouchInput

/// The kernel's input core: it passes on only changes, and drops frames without any.
struct KernelFilter {
    private(set) var events: [InputEvent] = []
    private let device: DeviceDescription
    private let keys: Set<EventCode>
    private var frame: [(type: EventType, code: EventCode, value: Int32)] = []
    private var keyStates: [EventCode: Int32] = [:]
    private var axisStates: [EventCode: Int32] = [:]
    private var slotStates: [SlotAxis: Int32] = [:]
    private var slot: Int32 = 0

    private struct SlotAxis: Hashable {
        var slot: Int32
        var code: EventCode
    }

    init(device: DeviceDescription) {
        self.device = device
        keys = Set(device.codes[.key] ?? [])
    }

    /// Whether the frame is empty so far.
    var isFrameEmpty: Bool { frame.isEmpty }

    mutating func key(_ code: EventCode, _ isDown: Bool) {
        let value: Int32 = isDown ? 1 : 0
        guard keys.contains(code), keyStates[code, default: 0] != value else { return }
        keyStates[code] = value
        frame.append((.key, code, value))
    }

    /// An axis outside the slots. Its first value is always sent, since the kernel's previous value is unknown.
    mutating func axis(_ code: EventCode, _ value: Int32) {
        guard device.axes[code] != nil, axisStates[code] != value else { return }
        axisStates[code] = value
        frame.append((.absolute, code, value))
    }

    /// An axis of `slot`. The slot number is sent first if it has changed.
    mutating func axis(_ code: EventCode, _ value: Int32, slot: Int32) {
        guard device.axes[code] != nil else { return }
        let axis = SlotAxis(slot: slot, code: code)
        guard (slotStates[axis] ?? Self.initial(code)) != value else { return }
        slotStates[axis] = value
        if slot != self.slot {
            self.slot = slot
            frame.append((.absolute, .slot, slot))
        }
        frame.append((.absolute, code, value))
    }

    /// The id last sent for `slot`; −1 for none.
    func sentID(slot: Int32) -> Int32 {
        slotStates[SlotAxis(slot: slot, code: .trackingID)] ?? -1
    }

    /// The value of a slot before its first touch, if known.
    private static func initial(_ code: EventCode) -> Int32? {
        switch code {
        case .trackingID: -1
        case .toolType: 0
        default: nil
        }
    }

    /// An axis of a protocol A packet. The kernel does not filter events without slots.
    mutating func packetAxis(_ code: EventCode, _ value: Int32) {
        guard device.axes[code] != nil else { return }
        frame.append((.absolute, code, value))
    }

    mutating func mark(_ code: EventCode) {
        frame.append((.synchronization, code, 0))
    }

    mutating func deviceTime(_ microseconds: Int64) {
        frame.append((.miscellaneous, .deviceTimestamp, Int32(truncatingIfNeeded: microseconds)))
    }

    /// Ends the frame at `time`; an empty frame is dropped.
    mutating func report(at time: Timestamp) {
        guard !frame.isEmpty else { return }
        mark(.synReport)
        for event in frame {
            events.append(InputEvent(time: time, type: event.type, code: event.code, value: event.value))
        }
        frame.removeAll(keepingCapacity: true)
    }
}
