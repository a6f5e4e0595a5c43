/// The codes that a device declares, stored so that each event can be looked up quickly.
struct DeviceAbilities: Hashable, Sendable {
    /// Room for the kernel's `KEY_CNT`, 0x300 codes.
    static let keyWords = 12
    /// Room for the kernel's `ABS_CNT`, 0x40 codes; lights and switches have fewer.
    static let axisWords = 1

    private(set) var keys = EventCodeSet(words: keyWords)
    private(set) var axes = EventCodeSet(words: axisWords)
    private(set) var leds = EventCodeSet(words: axisWords)
    private(set) var switches = EventCodeSet(words: axisWords)
    /// Codes of types without a state, as type × 65536 + code.
    private var stateless: Set<UInt32> = []

    /// The codes in `description`. Codes outside the kernel's range are left out.
    init(_ description: DeviceDescription) {
        for (type, codes) in description.codes {
            for code in codes { declare(type, code) }
        }
        for code in description.axes.keys { axes[code] = true }
    }

    private mutating func declare(_ type: EventType, _ code: EventCode) {
        switch type {
        case .key: keys[code] = true
        case .absolute: axes[code] = true
        case .led: leds[code] = true
        case .switches: switches[code] = true
        default: stateless.insert(Self.number(type, code))
        }
    }

    /// Whether the device can send `code` of `type`. Marks (`EV_SYN`) are always possible.
    func has(_ type: EventType, _ code: EventCode) -> Bool {
        switch type {
        case .synchronization: true
        case .key: keys[code]
        case .absolute: axes[code]
        case .led: leds[code]
        case .switches: switches[code]
        default: stateless.contains(Self.number(type, code))
        }
    }

    private static func number(_ type: EventType, _ code: EventCode) -> UInt32 {
        UInt32(type.rawValue) << 16 | UInt32(code.rawValue)
    }
}
