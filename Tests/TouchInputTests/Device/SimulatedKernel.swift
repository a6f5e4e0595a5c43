import TouchInput

/// A device in the kernel: its state, and the queue of a program that has opened it.
struct SimulatedKernel {
    /// The size of the kernel's queue for a device with few axes.
    static let room = 64

    private(set) var state: DeviceState
    private(set) var queue: [InputEvent] = []

    init(_ description: DeviceDescription) {
        state = DeviceState(description)
    }

    /// An event from the driver: it changes the state and is queued. A full queue keeps only the newest event.
    mutating func write(_ sent: [Sent]) {
        for event in sent.map(\.event) {
            state.setValue(event.value, of: event.type, event.code)
            if queue.count == Self.room { queue = [Sent.dropped.event] }
            queue.append(event)
        }
    }

    /// Events through a pipe instead of the device, whose state they do not change.
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
