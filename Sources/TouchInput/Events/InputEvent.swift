/// One kernel `struct input_event`.
public struct InputEvent: Hashable, Sendable {
    /// When the kernel stamped it. Old kernels stamp each event of a frame differently.
    public var time: Timestamp
    /// What kind of event it is, such as an absolute axis or a key.
    public var type: EventType
    /// Which axis, key or mark, within the type.
    public var code: EventCode
    /// The axis position in device units, the key's state, or the tracking id.
    public var value: Int32

    /// One event, as the kernel would write it.
    @inlinable
    public init(time: Timestamp, type: EventType, code: EventCode, value: Int32) {
        self.time = time
        self.type = type
        self.code = code
        self.value = value
    }
}

/// The `type` of an event: one of the kernel's `EV_…` numbers, or any other that a file holds.
public struct EventType: RawRepresentable, Hashable, Comparable, Sendable {
    /// The kernel's number.
    public var rawValue: UInt16

    /// The type with this number; every number is allowed, unknown types are skipped and not refused.
    @inlinable
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// By number.
    @inlinable
    public static func < (left: EventType, right: EventType) -> Bool { left.rawValue < right.rawValue }

    /// `EV_SYN`: marks between events.
    @inlinable public static var synchronization: EventType { EventType(rawValue: 0x00) }
    /// `EV_KEY`: keys, buttons and tools.
    @inlinable public static var key: EventType { EventType(rawValue: 0x01) }
    /// `EV_REL`: relative axes.
    @inlinable public static var relative: EventType { EventType(rawValue: 0x02) }
    /// `EV_ABS`: absolute axes.
    @inlinable public static var absolute: EventType { EventType(rawValue: 0x03) }
    /// `EV_MSC`: everything else, such as the device's own time stamp.
    @inlinable public static var miscellaneous: EventType { EventType(rawValue: 0x04) }
    /// `EV_SW`: switches.
    @inlinable public static var switches: EventType { EventType(rawValue: 0x05) }
    /// `EV_LED`: lights.
    @inlinable public static var led: EventType { EventType(rawValue: 0x11) }
}
