import CLibevdev
import TouchInput

extension DeviceDescription {
    /// libevdev's description of an open device. The marks (`EV_SYN`) are left out, since every device sends them.
    init(_ handle: OpaquePointer) {
        self.init(
            name: unsafe libevdev_get_name(handle).map { unsafe String(cString: $0) } ?? "",
            identity: unsafe DeviceIdentity(
                bus: UInt16(truncatingIfNeeded: libevdev_get_id_bustype(handle)),
                vendor: UInt16(truncatingIfNeeded: libevdev_get_id_vendor(handle)),
                product: UInt16(truncatingIfNeeded: libevdev_get_id_product(handle)),
                version: UInt16(truncatingIfNeeded: libevdev_get_id_version(handle))),
            properties: [])
        for property in 0..<UInt32(INPUT_PROP_CNT) where unsafe libevdev_has_property(handle, property) != 0 {
            properties?.insert(InputProperties(rawValue: 1 << UInt64(property)))
        }
        for type in 1..<UInt32(EV_CNT) where unsafe libevdev_has_event_type(handle, type) != 0 {
            let last = libevdev_event_type_get_max(type)
            guard last >= 0 else { continue }
            let type16 = EventType(rawValue: UInt16(type))
            let found = (0...UInt32(last)).filter { code in
                unsafe libevdev_has_event_code(handle, type, code) != 0
            }
            codes[type16] = found.map { EventCode(rawValue: UInt16($0)) }
        }
        for code in codes[.absolute] ?? [] {
            guard let range = unsafe libevdev_get_abs_info(handle, UInt32(code.rawValue)) else { continue }
            let info = unsafe range.pointee
            axes[code] = AbsoluteAxis(
                minimum: info.minimum, maximum: info.maximum, fuzz: info.fuzz, flat: info.flat,
                resolution: info.resolution, value: code.isSlotAxis ? nil : info.value)
        }
        if axes[.slot] != nil, unsafe libevdev_get_num_slots(handle) > 0 {
            axes[.slot]?.value = Int32(libevdev_get_current_slot(handle))
        }
        for type in [EventType.led, .switches] {
            for code in codes[type] ?? [] {
                let value = unsafe libevdev_get_event_value(handle, UInt32(type.rawValue), UInt32(code.rawValue))
                states[type, default: [:]][code] = Int32(value)
            }
        }
    }
}

extension DeviceState {
    /// libevdev's current state of the device.
    init(_ handle: OpaquePointer, _ description: DeviceDescription) {
        self.init(description)
        for type in [EventType.key, .led, .switches, .absolute] {
            for code in description.codes[type] ?? [] where type != .absolute || !(code == .slot || code.isSlotAxis) {
                let value = unsafe libevdev_get_event_value(handle, UInt32(type.rawValue), UInt32(code.rawValue))
                setValue(Int32(value), of: type, code)
            }
        }
        guard slotCount > 0, unsafe libevdev_get_num_slots(handle) > 0 else { return }
        for code in description.codes[.absolute] ?? [] where code.isSlotAxis {
            for slot in 0..<slotCount {
                let value = unsafe libevdev_get_slot_value(handle, UInt32(slot), UInt32(code.rawValue))
                setSlotValue(Int32(value), slot: slot, axis: code)
            }
        }
        setValue(Int32(libevdev_get_current_slot(handle)), of: .absolute, .slot)
    }
}
