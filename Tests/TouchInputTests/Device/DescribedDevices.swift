import TouchInput

extension EventCode {
    /// `ABS_MAX`.
    static let lastAxis = EventCode(rawValue: 0x3f)
}

extension DeviceDescription {
    /// A device with these axes, from 0 to the given maximum, and these keys.
    static func device(_ maxima: [EventCode: Int32], keys: [EventCode] = []) -> DeviceDescription {
        DeviceDescription(
            codes: [.key: keys.sorted()],
            axes: maxima.reduce(into: [:]) { axes, axis in
                axes[axis.key] = AbsoluteAxis(minimum: axis.key == .trackingID ? -1 : 0, maximum: axis.value)
            })
    }

    /// A device with positions in slots 0 ... `lastSlot`, a single-touch position, and these keys.
    static func slotted(lastSlot: Int32, lastID: Int32?, keys: [EventCode] = []) -> DeviceDescription {
        var maxima: [EventCode: Int32] = [
            .x: 1000, .y: 1000, .positionX: 1000, .positionY: 1000, .slot: lastSlot,
        ]
        maxima[.trackingID] = lastID
        return device(maxima, keys: keys)
    }
}
