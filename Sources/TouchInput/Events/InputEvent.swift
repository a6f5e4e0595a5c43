/// One kernel `struct input_event`.
public struct InputEvent: Hashable, Sendable {
    /// The kernel's time stamp. Old kernels stamp each event of a frame differently.
    public var time: Timestamp
    /// What kind of event it is, such as an absolute axis or a key.
    public var type: EventType
    /// The axis, key or mark within the type.
    public var code: EventCode
    /// The position on the axis in device units, the state of the key, or the tracking id.
    public var value: Int32

    /// An event as the kernel would send it.
    @inlinable
    public init(time: Timestamp, type: EventType, code: EventCode, value: Int32) {
        self.time = time
        self.type = type
        self.code = code
        self.value = value
    }
}

/// The `type` of an event: one of the kernel's `EV_…` numbers, or any other number in a file.
public struct EventType: RawRepresentable, Hashable, Comparable, Sendable {
    /// The kernel's number.
    public var rawValue: UInt16

    /// The type with this number. Any number is allowed: unknown types are ignored, not rejected.
    @inlinable
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Ordered by number.
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
    /// `EV_MSC`: everything else, such as the device's own time.
    @inlinable public static var miscellaneous: EventType { EventType(rawValue: 0x04) }
    /// `EV_SW`: switches.
    @inlinable public static var switches: EventType { EventType(rawValue: 0x05) }
    /// `EV_LED`: lights.
    @inlinable public static var led: EventType { EventType(rawValue: 0x11) }
    /// `EV_SND`: sounds.
    @inlinable public static var sound: EventType { EventType(rawValue: 0x12) }
    /// `EV_REP`: how held keys repeat.
    @inlinable public static var repetition: EventType { EventType(rawValue: 0x14) }
    /// `EV_FF`: force feedback.
    @inlinable public static var forceFeedback: EventType { EventType(rawValue: 0x15) }
    /// `EV_PWR`: power buttons of old kernels.
    @inlinable public static var power: EventType { EventType(rawValue: 0x16) }
    /// `EV_FF_STATUS`: the state of force feedback.
    @inlinable public static var forceFeedbackStatus: EventType { EventType(rawValue: 0x17) }
}
