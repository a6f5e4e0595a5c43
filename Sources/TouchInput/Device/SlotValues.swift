/// The values of a device's multitouch axes for each slot, and the current slot.
struct SlotValues: Hashable, Sendable {
    /// More slots than any device has. Limits how much memory a description can claim.
    static let limit = 64
    /// The tracking id of an empty slot.
    static let noID: Int32 = -1

    private static let firstAxis = 0x30
    private static let axisCount = 0x3e - firstAxis

    /// How many slots there are, at least one.
    let count: Int
    /// The slot that the next event applies to, in 0 ..< `count`.
    private(set) var current: Int
    /// The declared axes that belong to slots, ascending.
    let axes: [EventCode]
    private let declared: EventCodeSet
    private var values: [Int32]

    /// The slots of the device, all empty; `nil` if it has no slots.
    init?(_ description: DeviceDescription, _ abilities: DeviceAbilities) {
        // A device with the reserved axis numbers its axes arbitrarily, and its `ABS_MT_SLOT` is not a slot.
        guard let range = description.axes[.slot], range.maximum >= 0, !abilities.axes[.reservedAxis] else {
            return nil
        }
        count = Int(min(range.maximum, Int32(Self.limit) - 1)) + 1
        current = 0
        axes = abilities.axes.codes.filter(\.isSlotAxis)
        declared = abilities.axes
        values = Array(repeating: 0, count: count * Self.axisCount)
        if declared[.trackingID] {
            for slot in 0..<count { self[slot, .trackingID] = Self.noID }
        }
        choose(range.value ?? 0)
    }

    /// The value of `axis` in `slot`; `nil` if the device has no such slot or slot axis. Setting it there has no
    /// effect.
    subscript(slot: Int, axis: EventCode) -> Int32? {
        get { index(slot, axis).map { values[$0] } }
        set {
            if let newValue, let index = index(slot, axis) { values[index] = newValue }
        }
    }

    private func index(_ slot: Int, _ axis: EventCode) -> Int? {
        guard slot >= 0, slot < count, axis.isSlotAxis, declared[axis] else { return nil }
        return slot * Self.axisCount + Int(axis.rawValue) - Self.firstAxis
    }

    /// Whether the device has a slot with this number.
    func has(_ number: Int32) -> Bool { number >= 0 && Int(number) < count }

    /// Makes slot `number` the current one, or the last slot if there is no such number.
    mutating func choose(_ number: Int32) {
        current = has(number) ? Int(number) : count - 1
    }

    /// Whether a finger is down in `slot`, according to the tracking ids; always false for a device that sends none.
    func isDown(_ slot: Int) -> Bool {
        self[slot, .trackingID].map { $0 != Self.noID } ?? false
    }
}
