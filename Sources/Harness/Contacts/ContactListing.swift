import RecordingFormats
import TouchInput

/// The contacts of a recording by device, either all at its end or in parts as they end, so that a recording of any
/// length needs little memory.
public struct ContactListing: Sendable {
    /// The devices with contacts, in their order; filled at the end.
    public private(set) var devices: [Device] = []
    /// The time of the earliest event of any device: in the whole recording or, once contacts were taken, before that
    /// point.
    public private(set) var origin = Timestamp(microseconds: 0)
    /// How many later events were earlier than the origin. They do not move it.
    public private(set) var earlierEvents = 0

    /// The contacts of one device.
    public struct Device: Sendable {
        /// Its index among the recording's devices.
        public var index: Int
        /// Its description, or the substitute for it.
        public var description: DeviceDescription?
        /// How many of its units make a point, for a table of samples.
        public var unitsPerPoint: Double?
        /// Its contacts in the order in which they first appeared, without those already taken.
        public var entries: [ContactLog.Entry]
        /// Its irregularities.
        public var notes: [String]
    }

    private struct Follower: Sendable {
        var description: DeviceDescription?
        var unitsPerPoint: Double?
        var tracker: ContactTracker
        var queue = ContactQueue()

        func device(_ index: Int, _ entries: [ContactLog.Entry], notes: [String] = []) -> Device {
            Device(
                index: index, description: description, unitsPerPoint: unitsPerPoint, entries: entries, notes: notes)
        }
    }

    private let description: DeviceDescription?
    private var followers: [Int: Follower] = [:]
    private var earliest: Timestamp?
    private var isOriginSettled = false

    /// An empty listing. `description` is used for recordings without one.
    public init(description: DeviceDescription? = nil) {
        self.description = description
    }

    /// Takes the next events. `recorded` are the reader's devices.
    public mutating func consume(_ batch: EventBatch, devices recorded: [RecordedDevice]) {
        for event in batch.events where earliest.map({ event.time < $0 }) ?? true {
            if isOriginSettled { earlierEvents += 1 } else { earliest = event.time }
        }
        var start = 0
        for run in batch.runs {
            let own = recorded.indices.contains(run.device) ? recorded[run.device] : nil
            let known = RecordedDevice.fuller(own?.description, description)
            var follower =
                followers[run.device]
                ?? Follower(
                    description: known, unitsPerPoint: own?.unitsPerPoint, tracker: ContactTracker(description: known))
            followers[run.device] = nil
            for index in start..<(start + run.count) where follower.tracker.handle(batch.events[index]) {
                follower.queue.record(follower.tracker.frame)
            }
            followers[run.device] = follower
            start += run.count
        }
    }

    /// How many contacts can be taken.
    public var readyCount: Int { followers.values.reduce(0) { $0 + $1.queue.readyCount } }

    /// Takes the contacts that have ended and whose turn has come, by device. From then on, times count from the
    /// current origin.
    public mutating func takeReady() -> [Device] {
        origin = earliest ?? origin
        isOriginSettled = true
        return followers.keys.sorted().compactMap { index in
            guard var follower = followers[index] else { return nil }
            followers[index] = nil
            defer { followers[index] = follower }
            let entries = follower.queue.takeReady()
            return entries.isEmpty ? nil : follower.device(index, entries)
        }
    }

    /// Call at the end of the recording.
    public mutating func finish() {
        origin = earliest ?? origin
        devices = followers.keys.sorted().compactMap { index in
            guard var follower = followers[index], !follower.queue.isEmpty else { return nil }
            follower.tracker.finish()
            let entries = follower.queue.takeRest()
            return follower.device(index, entries, notes: follower.tracker.notes.sentences)
        }
    }
}
