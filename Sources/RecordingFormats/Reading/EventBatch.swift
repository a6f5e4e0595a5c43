import TouchInput

/// The events that a reader delivers. The batch is reused from call to call, so that events cost no allocations.
public struct EventBatch: Sendable {
    /// The events in the order of the recording.
    public private(set) var events: [InputEvent] = []
    private var closedRuns: [Run] = []
    private var openRun = Run(device: 0, count: 0)

    /// Which device each run of `events` came from, in order; the counts add up to `events.count`.
    public var runs: [Run] { openRun.count > 0 ? closedRuns + [openRun] : closedRuns }

    /// Consecutive events of one device.
    public struct Run: Hashable, Sendable {
        /// The index of the device in the reader's `devices`.
        public var device: Int
        /// The number of events.
        public var count: Int
    }

    /// An empty batch.
    public init() {}

    /// Adds an event of the device with this index.
    @inline(__always)
    public mutating func append(_ event: InputEvent, device: Int) {
        events.append(event)
        // The open run is kept outside the array, since this is called for every event.
        if device != openRun.device {
            if openRun.count > 0 { closedRuns.append(openRun) }
            openRun = Run(device: device, count: 0)
        }
        openRun.count &+= 1
    }

    /// Calls `body` with each run of events and its device, in order.
    public func forEachRun(_ body: (_ device: Int, _ events: ArraySlice<InputEvent>) -> Void) {
        var start = 0
        for run in runs {
            body(run.device, events[start..<(start + run.count)])
            start += run.count
        }
    }

    /// Adds the content of `other`.
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

    /// Takes over the content of `other`, reusing the memory.
    public mutating func replaceAll(with other: EventBatch) {
        removeAll()
        events.append(contentsOf: other.events)
        closedRuns.append(contentsOf: other.closedRuns)
        openRun = other.openRun
    }

    /// Removes the events and keeps the memory.
    public mutating func removeAll() {
        events.removeAll(keepingCapacity: true)
        closedRuns.removeAll(keepingCapacity: true)
        openRun = Run(device: 0, count: 0)
    }
}
