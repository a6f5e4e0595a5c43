/// What a device is to someone who drags on it.
public enum DeviceKind: String, Hashable, Sendable, CaseIterable {
    /// What is touched is what is meant.
    case touchscreen
    /// Moves a pointer; two fingers move the content.
    case touchpad
    /// Not made for fingers, or without a position to touch.
    case other

    /// What of the description decides it.
    public enum Sign: String, Hashable, Sendable, CaseIterable {
        /// The device says that what is touched is what is meant.
        case direct = "INPUT_PROP_DIRECT"
        /// The device says that it moves a pointer, or has what only touchpads have.
        case pointer = "INPUT_PROP_POINTER"
        /// It tells fingers from pens and knows no pen.
        case fingerTool = "BTN_TOOL_FINGER"
        /// It tells touches.
        case touch = "BTN_TOUCH"
        /// It tells positions of several fingers, or positions and not a single key.
        case positions = "positions"
        /// It is a pen's.
        case pen = "pen"
        /// It feels how it is moved itself.
        case accelerometer = "accelerometer"
        /// It tells a position and no touch, as a joystick does.
        case noTouch = "no BTN_TOUCH"
        /// It tells no position.
        case noPosition = "no position"
    }
}

extension DeviceDescription {
    /// What the device is, decided as udev's `input_id` does: what feels movement and what takes pens is not touched;
    /// then by the direct property, then by the finger tool. A screen that takes fingers besides pens tells several
    /// positions, and is a touchscreen. `isCertain` is false when the description does not hold the properties.
    public var kind: (kind: DeviceKind, isCertain: Bool, sign: DeviceKind.Sign) {
        let isMultitouch = axes[.positionX] != nil && axes[.positionY] != nil
        let hasPosition = isMultitouch || (axes[.x] != nil && axes[.y] != nil)
        guard hasPosition else { return (.other, true, .noPosition) }
        let isCertain = properties != nil
        if properties?.contains(.accelerometer) ?? false { return (.other, true, .accelerometer) }
        if isPen && !isMultitouch { return (.other, true, .pen) }
        if let properties {
            if properties.contains(.direct) { return (.touchscreen, true, .direct) }
            if !properties.isDisjoint(with: [.pointer, .buttonPad, .semiMT, .topButtonPad]) {
                return (.touchpad, true, .pointer)
            }
        }
        if has(.key, .toolFinger) && !has(.key, .toolPen) { return (.touchpad, isCertain, .fingerTool) }
        if has(.key, .touch) { return (.touchscreen, isCertain, .touch) }
        if isMultitouch || codes[.key] == nil { return (.touchscreen, isCertain, .positions) }
        return (.other, isCertain, .noTouch)
    }

    /// Screens for fingers are found that know the tool of a pen; a pen's button has only what takes pens.
    private var isPen: Bool {
        has(.key, .stylus) || has(.key, .toolPen) && !has(.key, .touch)
    }
}
