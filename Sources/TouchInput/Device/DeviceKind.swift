/// What kind of device it is for someone who drags on it.
public enum DeviceKind: String, Hashable, Sendable, CaseIterable {
    /// Touched where the content is.
    case touchscreen
    /// Moves a pointer; two fingers move the content.
    case touchpad
    /// Not for fingers, or without a position to touch.
    case other

    /// The part of the description that decided the kind.
    public enum Sign: String, Hashable, Sendable, CaseIterable {
        /// The device declares that it is touched where the content is.
        case direct = "INPUT_PROP_DIRECT"
        /// The device declares that it moves a pointer, or has properties that only touchpads have.
        case pointer = "INPUT_PROP_POINTER"
        /// It reports fingers as a tool, and no pens.
        case fingerTool = "BTN_TOOL_FINGER"
        /// It reports touches.
        case touch = "BTN_TOUCH"
        /// It reports positions of several fingers, or positions and not a single key.
        case positions = "positions"
        /// It is for pens.
        case pen = "pen"
        /// It measures its own movement.
        case accelerometer = "accelerometer"
        /// It reports a position and no touch, like a joystick.
        case noTouch = "no BTN_TOUCH"
        /// It reports no position.
        case noPosition = "no position"
    }
}

extension DeviceDescription {
    /// The kind of device, decided as in udev's `input_id`: accelerometers and pens first, then the direct property,
    /// then the finger tool. A screen for fingers and pens reports several positions, so it counts as a touchscreen.
    /// `isCertain` is false if the description lacks the properties.
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

    /// Some finger touchscreens declare the pen tool, but only pen devices declare the button of a pen.
    private var isPen: Bool {
        has(.key, .stylus) || has(.key, .toolPen) && !has(.key, .touch)
    }
}
