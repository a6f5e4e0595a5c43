import TouchInput

/// One device of a recording.
public struct RecordedDevice: Hashable, Sendable {
    /// Where it was plugged in, such as `/dev/input/event2`; `nil` when the recording does not say.
    public var node: String?
    /// What it says about itself; `nil` when the recording holds events only.
    public var description: DeviceDescription?
    /// How many of its events were read so far.
    public var eventCount: Int
    /// How many of its units make a point, when it was made up for a table of positions in points; `nil` for a device.
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
