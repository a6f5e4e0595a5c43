import TouchInput

/// Events as a reader hands them on: reused from call to call, so that no event costs an allocation.
public struct EventBatch: Sendable {
    /// The events in the order of the recording.
    public private(set) var events: [InputEvent] = []
    private var closedRuns: [Run] = []
    private var openRun = Run(device: 0, count: 0)

    /// Which device each stretch of `events` came from, in order; the counts add up to `events.count`.
    public var runs: [Run] { openRun.count > 0 ? closedRuns + [openRun] : closedRuns }

    /// A stretch of events of one device.
    public struct Run: Hashable, Sendable {
        /// The index of the device in the reader's `devices`.
        public var device: Int
        /// How many events in a row.
        public var count: Int
    }

    /// A batch with no events.
    public init() {}

    /// Adds one event of the device with this index.
    @inline(__always)
    public mutating func append(_ event: InputEvent, device: Int) {
        events.append(event)
        // The open run is kept apart from the array: this is done for every event.
        if device != openRun.device {
            if openRun.count > 0 { closedRuns.append(openRun) }
            openRun = Run(device: device, count: 0)
        }
        openRun.count &+= 1
    }

    /// Hands on each stretch of events with its device, in order.
    public func forEachRun(_ body: (_ device: Int, _ events: ArraySlice<InputEvent>) -> Void) {
        var start = 0
        for run in runs {
            body(run.device, events[start..<(start + run.count)])
            start += run.count
        }
    }

    /// Adds all that `other` holds.
    public mutating func append(contentsOf other: EventBatch) {
        for run in other.runs {
            if run.device == openRun.device {
                openRun.count += run.count
            } else {
                if openRun.count > 0 { closedRuns.append(openRun) }
                openRun = run
            }
        }
        events.append(contentsOf: other.events)
    }

    /// Holds what `other` holds, in the memory that it has.
    public mutating func replaceAll(with other: EventBatch) {
        removeAll()
        events.append(contentsOf: other.events)
        closedRuns.append(contentsOf: other.closedRuns)
        openRun = other.openRun
    }

    /// Forgets the events and keeps the memory.
    public mutating func removeAll() {
        events.removeAll(keepingCapacity: true)
        closedRuns.removeAll(keepingCapacity: true)
        openRun = Run(device: 0, count: 0)
    }
}
