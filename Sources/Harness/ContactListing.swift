import RecordingFormats
import TouchInput

/// The contacts of a recording, device by device.
public struct ContactListing: Sendable {
    /// The devices with contacts, in the order in which they are listed.
    public private(set) var devices: [Device] = []
    /// The time of the earliest event of the recording, of any device.
    public private(set) var origin = Timestamp(microseconds: 0)

    /// The contacts of one device.
    public struct Device: Sendable {
        /// Its index among the devices of the recording.
        public var index: Int
        /// Its description, or the one that stands for it.
        public var description: DeviceDescription?
        /// Its contacts, in the order in which they were first seen.
        public var entries: [ContactLog.Entry]
        /// What was out of order.
        public var notes: [String]
    }

    private struct Follower: Sendable {
        var description: DeviceDescription?
        var tracker: ContactTracker
        var log = ContactLog()
    }

    private let description: DeviceDescription?
    private var followers: [Int: Follower] = [:]
    private var earliest: Timestamp?

    /// A listing of nothing yet; `description` stands for what a recording does not hold.
    public init(description: DeviceDescription? = nil) {
        self.description = description
    }

    /// Takes the next events; `recorded` are the reader's devices.
    public mutating func consume(_ batch: EventBatch, devices recorded: [RecordedDevice]) {
        for event in batch.events where earliest.map({ event.time < $0 }) ?? true { earliest = event.time }
        var start = 0
        for run in batch.runs {
            let own = recorded.indices.contains(run.device) ? recorded[run.device].description : nil
            let known = RecordedDevice.fuller(own, description)
            var follower =
                followers[run.device]
                ?? Follower(description: known, tracker: ContactTracker(description: known))
            followers[run.device] = nil
            for index in start..<(start + run.count) where follower.tracker.handle(batch.events[index]) {
                follower.log.record(follower.tracker.frame)
            }
            followers[run.device] = follower
            start += run.count
        }
    }

    /// The recording is at its end.
    public mutating func finish() {
        origin = earliest ?? origin
        devices = followers.keys.sorted().compactMap { index in
            guard var follower = followers[index] else { return nil }
            follower.tracker.finish()
            let entries = follower.log.entries
            guard !entries.isEmpty else { return nil }
            return Device(
                index: index, description: follower.description, entries: entries,
                notes: follower.tracker.notes.sentences)
        }
    }
}
