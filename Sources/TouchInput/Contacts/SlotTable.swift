/// The values of a device's multitouch axes, slot by slot, and the slot that the next event belongs to.
struct SlotTable: Hashable, Sendable {
    /// More slots than any device has; what a description may ask memory for ends here.
    static let limit = 64
    /// `ABS_RESERVED`. A device that declares it numbers its axes without a plan, and its `ABS_MT_SLOT` is no slot.
    static let reservedAxis = EventCode(rawValue: 0x2e)
    /// The tracking id of an empty slot.
    static let noID: Int32 = -1

    private static let firstAxis = 0x30
    private static let axisCount = 0x3e - firstAxis

    /// How many slots there are, at least one.
    let count: Int
    /// The slot that the next event belongs to, in 0 ..< `count`.
    private(set) var current: Int
    /// The declared axes that belong to slots, ascending.
    let axes: [EventCode]
    private let declared: EventCodeSet
    private var values: [Int32]

    /// The slots of the device, all empty; `nil` when it has none.
    init?(_ description: DeviceDescription, _ abilities: DeviceAbilities) {
        guard let range = description.axes[.slot], range.maximum >= 0, !abilities.axes[Self.reservedAxis] else {
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

    /// The value of `axis` in `slot`; `nil` when the device has no such slot or the axis is not one of its slots'.
    /// What is set to such a place is lost.
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

    /// Whether `number` names a slot that the device has.
    func has(_ number: Int32) -> Bool { number >= 0 && Int(number) < count }

    /// Goes to slot `number`, or to the last slot when there is no such one.
    mutating func choose(_ number: Int32) {
        current = has(number) ? Int(number) : count - 1
    }

    /// Whether something is down in `slot`, as far as tracking ids tell; never on a device that does not send them.
    func isDown(_ slot: Int) -> Bool {
        self[slot, .trackingID].map { $0 != Self.noID } ?? false
    }
}
