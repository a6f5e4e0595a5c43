/// How a device distinguishes its fingers.
public enum TouchProtocol: String, Hashable, Sendable, CaseIterable {
    /// Slots and tracking ids (`ABS_MT_SLOT`); only changes are sent.
    case b = "B"
    /// Every contact in every frame, separated by `SYN_MT_REPORT`.
    case a = "A"
    /// Multitouch axes without slots, ids or marks: one contact, down while `BTN_TOUCH` is.
    case bare = "A1"
    /// `ABS_X` and `ABS_Y`: one contact, down while `BTN_TOUCH` is; without that key, while there is pressure; else
    /// while the button is down.
    case singleTouch = "ST"
}

/// What says whether the finger of a single-touch device is down.
enum SingleTouchGate: Hashable, Sendable {
    case touch
    case pressure
    case button
}

extension DeviceDescription {
    /// The protocol, if the description alone identifies it; `nil` if the events must decide.
    var declaredProtocol: TouchProtocol? {
        if axes.isEmpty { return nil }
        if axes[.slot] != nil { return .b }
        if axes[.positionX] != nil { return nil }
        return axes[.x] != nil ? .singleTouch : nil
    }

    /// The gate of a single touch, if the description alone identifies it.
    var declaredGate: SingleTouchGate? {
        guard let keys = codes[.key] else { return nil }
        if keys.contains(.touch) { return .touch }
        if axes[.pressure] != nil { return .pressure }
        return keys.contains(.leftButton) ? .button : nil
    }
}
