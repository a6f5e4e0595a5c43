import RecordingFormats
import TouchInput

/// The contacts of a recording, device by device: all of them at its end, or, so that a recording of any length takes no
/// memory, in parts as they end.
public struct ContactListing: Sendable {
    /// The devices with contacts, in the order in which they are listed; filled at the end.
    public private(set) var devices: [Device] = []
    /// The time of the earliest event of any device: of the whole recording, or, once contacts were taken, of what came
    /// before that.
    public private(set) var origin = Timestamp(microseconds: 0)
    /// How many events came after contacts were taken and yet are earlier than the origin, which they do not move.
    public private(set) var earlierEvents = 0

    /// The contacts of one device.
    public struct Device: Sendable {
        /// Its index among the devices of the recording.
        public var index: Int
        /// Its description, or the one that stands for it.
        public var description: DeviceDescription?
        /// How many of its units make a point, for a table of samples.
        public var unitsPerPoint: Double?
        /// Its contacts, in the order in which they were first seen, without those that were taken before.
        public var entries: [ContactLog.Entry]
        /// What was out of order.
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

    /// A listing of nothing yet; `description` stands for what a recording does not hold.
    public init(description: DeviceDescription? = nil) {
        self.description = description
    }

    /// Takes the next events; `recorded` are the reader's devices.
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

    /// The contacts that ended and whose turn has come, device by device, which are then forgotten here. From then on
    /// times are counted from the origin as it is now.
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

    /// The recording is at its end.
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
