/// What a device is to someone who drags on it.
public enum DeviceKind: String, Hashable, Sendable, CaseIterable {
    /// What is touched is what is meant.
    case touchscreen
    /// Moves a pointer; two fingers move the content.
    case touchpad
    /// No position to touch.
    case other
}

extension DeviceDescription {
    /// What the device is, decided as udev's `input_id` does: by the direct property, then by the finger tool.
    /// `isCertain` is false when the description does not hold the properties.
    public var kind: (kind: DeviceKind, isCertain: Bool) {
        let isMultitouch = axes[.positionX] != nil && axes[.positionY] != nil
        let hasPosition = isMultitouch || (axes[.x] != nil && axes[.y] != nil)
        guard hasPosition else { return (.other, true) }
        if let properties {
            if properties.contains(.direct) { return (.touchscreen, true) }
            if !properties.isDisjoint(with: [.pointer, .buttonPad, .semiMT, .topButtonPad]) {
                return (.touchpad, true)
            }
        }
        let hasFinger = has(.key, .toolFinger)
        if hasFinger && !has(.key, .toolPen) { return (.touchpad, properties != nil) }
        if has(.key, .touch) || isMultitouch || codes[.key] == nil { return (.touchscreen, properties != nil) }
        return (.other, properties != nil)
    }
}
