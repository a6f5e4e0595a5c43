/// How a device tells its fingers apart.
public enum TouchProtocol: String, Hashable, Sendable, CaseIterable {
    /// Slots and tracking ids (`ABS_MT_SLOT`); only what changed is sent.
    case b = "B"
    /// Every contact in every frame, parted by `SYN_MT_REPORT`.
    case a = "A"
    /// Multitouch axes with neither slots, ids nor marks: one contact, down while `BTN_TOUCH` is.
    case bare = "A1"
    /// `ABS_X` and `ABS_Y`: one contact, down while `BTN_TOUCH`, else pressure, else the button is.
    case singleTouch = "ST"
}

/// What tells a single-touch device's finger from none.
enum SingleTouchGate: Hashable, Sendable {
    case touch
    case pressure
    case button
}

extension DeviceDescription {
    /// The protocol, as far as the description alone can tell; `nil` when the events must decide.
    var declaredProtocol: TouchProtocol? {
        if axes.isEmpty { return nil }
        if axes[.slot] != nil { return .b }
        if axes[.positionX] != nil { return nil }
        return axes[.x] != nil ? .singleTouch : nil
    }

    /// What gates a single touch, as far as the description alone can tell.
    var declaredGate: SingleTouchGate? {
        guard let keys = codes[.key] else { return nil }
        if keys.contains(.touch) { return .touch }
        if axes[.pressure] != nil { return .pressure }
        return keys.contains(.leftButton) ? .button : nil
    }
}
