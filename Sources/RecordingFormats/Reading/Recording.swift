import TouchInput

/// A whole recording as a value: for recordings that are small, and for tests.
public struct Recording: Hashable, Sendable {
    /// Its format; `nil` when it is none that is read.
    public var format: RecordingFormat?
    /// How it is compressed; `nil` when it is not.
    public var compression: Compression?
    /// Its devices, each with its own events.
    public var devices: [Device]
    /// What was legal but worth a word.
    public var notes: [RecordingNote]
    /// Why it could not be read any further, if so; the events before that are there.
    public var damage: RecordingDamage?

    /// One device and its events.
    public struct Device: Hashable, Sendable {
        /// Where it was plugged in; `nil` when the recording does not say.
        public var node: String?
        /// What it says about itself; `nil` when the recording holds events only.
        public var description: DeviceDescription?
        /// Its events in the order of the recording.
        public var events: [InputEvent]
    }

    /// The recording in these bytes, in `format` or in the format that the content tells.
    public init(_ bytes: [UInt8], format: RecordingFormat? = nil) {
        var stream = RecordingStream(format: format)
        var batch = EventBatch()
        stream.read(bytes.span.bytes, into: &batch)
        stream.finish(into: &batch)
        self.init(stream, batch)
    }

    private init(_ stream: borrowing RecordingStream, _ batch: EventBatch) {
        devices = stream.devices.map { Device(node: $0.node, description: $0.description, events: []) }
        var start = 0
        for run in batch.runs {
            devices[run.device].events += batch.events[start..<start + run.count]
            start += run.count
        }
        format = stream.format
        compression = stream.compression
        notes = stream.notes
        damage = stream.damage
    }

    /// The earliest time of any event; `nil` when there are none. The first event need not be the earliest.
    public var start: Timestamp? {
        devices.compactMap { $0.events.map(\.time).min() }.min()
    }
}
