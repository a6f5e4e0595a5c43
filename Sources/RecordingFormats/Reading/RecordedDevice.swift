import TouchInput

/// A device of a recording.
public struct RecordedDevice: Hashable, Sendable {
    /// Its node, such as `/dev/input/event2`; `nil` if the recording does not name it.
    public var node: String?
    /// Its description; `nil` if the recording contains only events.
    public var description: DeviceDescription?
    /// The number of its events read so far.
    public var eventCount: Int
    /// How many of its units make a point, if it stands for a table of positions in points; `nil` for a real device.
    public var unitsPerPoint: Double?

    /// A device with no events yet.
    public init(
        node: String? = nil, description: DeviceDescription? = nil, eventCount: Int = 0, unitsPerPoint: Double? = nil
    ) {
        self.node = node
        self.description = description
        self.eventCount = eventCount
        self.unitsPerPoint = unitsPerPoint
    }
}
