/// What a device says about itself, from the header of a recording or from the kernel.
public struct DeviceDescription: Hashable, Sendable {
    /// The device's name exactly as given. It may contain any characters, so clean it before printing it.
    public var name: String
    /// Bus, vendor, product and version, if known.
    public var identity: DeviceIdentity?
    /// `INPUT_PROP_…` bits; `nil` if the source does not include them (old evtest, old getevent).
    public var properties: InputProperties?
    /// The codes that the device can send, by type; each list is sorted and has no duplicates.
    public var codes: [EventType: [EventCode]]
    /// The ranges of its absolute axes.
    public var axes: [EventCode: AbsoluteAxis]
    /// States of lights and switches at the start, by type and code, if the recording has them.
    public var states: [EventType: [EventCode: Int32]]

    /// A description with these parts; the others are unknown or empty.
    public init(
        name: String = "",
        identity: DeviceIdentity? = nil,
        properties: InputProperties? = nil,
        codes: [EventType: [EventCode]] = [:],
        axes: [EventCode: AbsoluteAxis] = [:],
        states: [EventType: [EventCode: Int32]] = [:]
    ) {
        self.name = name
        self.identity = identity
        self.properties = properties
        self.codes = codes
        self.axes = axes
        self.states = states
    }

    /// Whether it lists nothing that the device can send: some logs contain only a name.
    public var isBare: Bool { axes.isEmpty && codes.isEmpty }

    /// Whether the device can send `code` of `type`.
    public func has(_ type: EventType, _ code: EventCode) -> Bool {
        if type == .absolute && axes[code] != nil { return true }
        return codes[type]?.contains(code) ?? false
    }
}

/// The four numbers by which the kernel identifies a device.
public struct DeviceIdentity: Hashable, Sendable {
    /// `BUS_…`: 3 is USB, 0x18 I²C, 0x11 PS/2.
    public var bus: UInt16
    /// The manufacturer's number.
    public var vendor: UInt16
    /// The manufacturer's number for the product.
    public var product: UInt16
    /// The version of the product or firmware.
    public var version: UInt16

    /// The identity with these numbers.
    public init(bus: UInt16, vendor: UInt16, product: UInt16, version: UInt16) {
        self.bus = bus
        self.vendor = vendor
        self.product = product
        self.version = version
    }
}

/// The kernel's `INPUT_PROP_…` bits.
public struct InputProperties: OptionSet, Hashable, Sendable {
    /// Bit n stands for property n.
    public var rawValue: UInt64

    /// The properties whose bits are set.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Moves a pointer: a touchpad or mouse.
    public static let pointer = InputProperties(rawValue: 1 << 0)
    /// Touched where the content is: a touchscreen.
    public static let direct = InputProperties(rawValue: 1 << 1)
    /// A button under the whole surface.
    public static let buttonPad = InputProperties(rawValue: 1 << 2)
    /// The two slots are the corners of a box around the fingers, not fingers.
    public static let semiMT = InputProperties(rawValue: 1 << 3)
    /// Soft buttons along the top edge.
    public static let topButtonPad = InputProperties(rawValue: 1 << 4)
    /// Its axes measure acceleration or rotation of the device itself.
    public static let accelerometer = InputProperties(rawValue: 1 << 6)
}

/// The range of one absolute axis, in device units.
public struct AbsoluteAxis: Hashable, Sendable {
    /// The smallest value that the device declares.
    public var minimum: Int32
    /// The largest value that the device declares. If it is not above `minimum`, the range is unknown.
    public var maximum: Int32
    /// How much noise the kernel filters out.
    public var fuzz: Int32
    /// The dead zone around a joystick's centre.
    public var flat: Int32
    /// Units per millimetre; 0 means unknown.
    public var resolution: Int32
    /// The value at the start, if known.
    public var value: Int32?

    /// An axis with this range.
    public init(
        minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0, value: Int32? = nil
    ) {
        self.minimum = minimum
        self.maximum = maximum
        self.fuzz = fuzz
        self.flat = flat
        self.resolution = resolution
        self.value = value
    }

    /// `maximum − minimum`; `nil` if that is not positive.
    public var span: Int64? {
        let span = Int64(maximum) - Int64(minimum)
        return span > 0 ? span : nil
    }
}
