import CLibevdev
import Glibc
import TouchInput

/// A virtual device of the kernel's uinput: other programs treat it like any device. It disappears with its owner.
public struct VirtualDevice: ~Copyable, EventTarget {
    /// Where virtual devices are created.
    public static let node = "/dev/uinput"
    /// The name of a device whose description has none; the kernel requires one.
    public static let fallbackName = "FlowTouch virtual device"

    /// The node of the device, such as `/dev/input/event7`; `nil` if it cannot be determined.
    public let path: String?

    /// Yes: the kernel removes it when it is closed.
    public var goesWithOwner: Bool { true }
    private let handle: OpaquePointer

    /// Creates a device with this description.
    ///
    /// It has no noise filter (`fuzz`), since recorded events have already been filtered; no key repeat, which the
    /// kernel would generate itself; and no force feedback. Its name is cut to the 79 bytes that the kernel allows.
    public init(_ description: DeviceDescription) throws(DeviceFailure) {
        let model = try Self.model(description)
        defer { unsafe libevdev_free(model) }
        var created: OpaquePointer?
        let code = unsafe libevdev_uinput_create_from_device(model, LIBEVDEV_UINPUT_OPEN_MANAGED.rawValue, &created)
        guard code == 0, let created else {
            let advice =
                -code == EINVAL ? Self.refusal(of: description) : Permission.advice(for: Self.node, code: -code)
            throw DeviceFailure("make a virtual device with", Self.node, code: -code, advice: advice)
        }
        handle = created
        path = unsafe libevdev_uinput_get_devnode(created).map { unsafe String(cString: $0) }
    }

    deinit {
        unsafe libevdev_uinput_destroy(handle)
    }

    /// Passes the events to the kernel, which delivers only changes.
    public func write(_ events: ArraySlice<InputEvent>) throws(DeviceFailure) {
        try events.write(to: unsafe libevdev_uinput_get_fd(handle), path ?? Self.node)
    }

    /// What in the description the kernel rejects, if it can be determined.
    private static func refusal(of description: DeviceDescription) -> String {
        for (code, axis) in description.axes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let name = EventNames.name(of: code, type: .absolute) ?? "axis \(code.rawValue)"
            if axis.minimum > axis.maximum {
                return "The recording gives \(name) the range \(axis.minimum) to \(axis.maximum), which is reversed"
            }
            if code == .slot && axis.maximum >= slotLimit {
                return
                    "The recording describes \(Int(axis.maximum) + 1) slots, but the kernel allows at most \(slotLimit)"
            }
        }
        return "The kernel rejects this description"
    }

    /// The most slots that the kernel allows, from its `input_mt_init_slots`.
    private static let slotLimit: Int32 = 1024

    private static let leftOut: [EventType] = [
        .synchronization, .repetition, .forceFeedback, .power, .forceFeedbackStatus,
    ]

    private static func model(_ description: DeviceDescription) throws(DeviceFailure) -> OpaquePointer {
        guard let model = unsafe libevdev_new() else { throw DeviceFailure("describe", Self.node, code: ENOMEM) }
        var name = description.name.prefix { $0 != "\0" }
        while name.utf8.count > 79 { name.removeLast() }
        unsafe libevdev_set_name(model, name.isEmpty ? fallbackName : String(name))
        if let identity = description.identity {
            unsafe libevdev_set_id_bustype(model, Int32(identity.bus))
            unsafe libevdev_set_id_vendor(model, Int32(identity.vendor))
            unsafe libevdev_set_id_product(model, Int32(identity.product))
            unsafe libevdev_set_id_version(model, Int32(identity.version))
        }
        let properties = description.properties?.rawValue ?? 0
        for bit in 0..<UInt32(INPUT_PROP_CNT) where properties >> UInt64(bit) & 1 == 1 {
            unsafe libevdev_enable_property(model, bit)
        }
        for (type, codes) in description.codes where !leftOut.contains(type) && type != .absolute {
            for code in codes {
                unsafe libevdev_enable_event_code(model, UInt32(type.rawValue), UInt32(code.rawValue), nil)
            }
        }
        for code in Set(description.codes[.absolute] ?? []).union(description.axes.keys) {
            let axis = description.axes[code] ?? AbsoluteAxis(minimum: 0, maximum: 0)
            var range = input_absinfo()
            range.minimum = axis.minimum
            range.maximum = axis.maximum
            range.flat = axis.flat
            range.resolution = axis.resolution
            range.value = code.isSlotAxis || code == .slot ? 0 : axis.value ?? 0
            unsafe libevdev_enable_event_code(model, UInt32(EV_ABS), UInt32(code.rawValue), &range)
        }
        return model
    }
}
