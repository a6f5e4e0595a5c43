import TouchInput

/// A device as the kernel keeps it: its state, and the queue of a program that has it open.
struct SimulatedKernel {
    /// As many events as the kernel queues for a device of few axes.
    static let room = 64

    private(set) var state: DeviceState
    private(set) var queue: [InputEvent] = []

    init(_ description: DeviceDescription) {
        state = DeviceState(description)
    }

    /// What the driver says: it changes the state and is queued. A full queue loses all but the newest event.
    mutating func write(_ sent: [Sent]) {
        for event in sent.map(\.event) {
            state.setValue(event.value, of: event.type, event.code)
            if queue.count == Self.room { queue = [Sent.dropped.event] }
            queue.append(event)
        }
    }

    /// Events as through a pipe in the device's place: the device knows nothing of them.
    mutating func writeBeside(_ sent: [Sent]) {
        queue += sent.map(\.event)
    }

    mutating func read() -> InputEvent? {
        queue.isEmpty ? nil : queue.removeFirst()
    }

    mutating func drain() {
        queue = []
    }
}
