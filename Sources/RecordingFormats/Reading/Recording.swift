import TouchInput

/// A whole recording as a value, for tests and small recordings.
public struct Recording: Hashable, Sendable {
    /// Its format; `nil` if it is unknown.
    public var format: RecordingFormat?
    /// How it is compressed; `nil` if it is not.
    public var compression: Compression?
    /// Its devices, each with its own events.
    public var devices: [Device]
    /// Remarks on input that is legal but unusual.
    public var notes: [RecordingNote]
    /// Why reading stopped, if it did; the events before that are available.
    public var damage: RecordingDamage?

    /// A device and its events.
    public struct Device: Hashable, Sendable {
        /// Its node; `nil` if the recording does not name it.
        public var node: String?
        /// Its description; `nil` if the recording contains only events.
        public var description: DeviceDescription?
        /// Its events, in the order of the recording.
        public var events: [InputEvent]
    }

    /// The recording in these bytes, in `format` or in the format that the content shows.
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

    /// The earliest time of any event; `nil` without events. It need not be the time of the first event.
    public var start: Timestamp? {
        devices.compactMap { $0.events.map(\.time).min() }.min()
    }
}
