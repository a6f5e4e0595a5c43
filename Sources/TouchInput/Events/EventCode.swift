/// The `code` of an event. Its meaning depends on the event's type: 0 is `SYN_REPORT`, but also `ABS_X`.
///
/// The constants are the codes of touch devices, numbered as in the kernel's `input-event-codes.h`.
public struct EventCode: RawRepresentable, Hashable, Comparable, Sendable {
    /// The kernel's number.
    public var rawValue: UInt16

    /// The code with this number. Any number is allowed: unknown codes are ignored, not rejected.
    @inlinable
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Ordered by number.
    @inlinable
    public static func < (left: EventCode, right: EventCode) -> Bool { left.rawValue < right.rawValue }
}

/// Marks (`EV_SYN`).
extension EventCode {
    /// `SYN_REPORT`: the frame is complete.
    @inlinable public static var synReport: EventCode { EventCode(rawValue: 0) }
    /// `SYN_CONFIG`: the device has another configuration; old drivers sent it.
    @inlinable public static var synConfig: EventCode { EventCode(rawValue: 1) }
    /// `SYN_MT_REPORT`: one contact of a protocol A frame is complete.
    @inlinable public static var synMTReport: EventCode { EventCode(rawValue: 2) }
    /// `SYN_DROPPED`: the kernel's queue was full and events are missing.
    @inlinable public static var synDropped: EventCode { EventCode(rawValue: 3) }
}

/// Absolute axes (`EV_ABS`).
extension EventCode {
    /// `ABS_X`: the single-touch position.
    @inlinable public static var x: EventCode { EventCode(rawValue: 0x00) }
    /// `ABS_Y`: the single-touch position.
    @inlinable public static var y: EventCode { EventCode(rawValue: 0x01) }
    /// `ABS_PRESSURE`: the single-touch pressure.
    @inlinable public static var pressure: EventCode { EventCode(rawValue: 0x18) }
    /// `ABS_TOOL_WIDTH`: the width of the finger on a single-touch device.
    @inlinable public static var toolWidth: EventCode { EventCode(rawValue: 0x1c) }
    /// `ABS_RESERVED`: the unused code before the multitouch axes.
    @inlinable public static var reservedAxis: EventCode { EventCode(rawValue: 0x2e) }
    /// `ABS_MT_SLOT`: the finger that the following axes belong to.
    @inlinable public static var slot: EventCode { EventCode(rawValue: 0x2f) }
    /// `ABS_MT_TOUCH_MAJOR`: the long axis of the contact's ellipse.
    @inlinable public static var touchMajor: EventCode { EventCode(rawValue: 0x30) }
    /// `ABS_MT_TOUCH_MINOR`: the short axis of the contact's ellipse.
    @inlinable public static var touchMinor: EventCode { EventCode(rawValue: 0x31) }
    /// `ABS_MT_ORIENTATION`: how the contact's ellipse is turned.
    @inlinable public static var orientation: EventCode { EventCode(rawValue: 0x34) }
    /// `ABS_MT_POSITION_X`.
    @inlinable public static var positionX: EventCode { EventCode(rawValue: 0x35) }
    /// `ABS_MT_POSITION_Y`.
    @inlinable public static var positionY: EventCode { EventCode(rawValue: 0x36) }
    /// `ABS_MT_TOOL_TYPE`: finger, pen or palm.
    @inlinable public static var toolType: EventCode { EventCode(rawValue: 0x37) }
    /// `ABS_MT_TRACKING_ID`: the kernel's id for a finger from down to up; −1 lifts it.
    @inlinable public static var trackingID: EventCode { EventCode(rawValue: 0x39) }
    /// `ABS_MT_PRESSURE`.
    @inlinable public static var touchPressure: EventCode { EventCode(rawValue: 0x3a) }
    /// `ABS_MT_DISTANCE`: how far a hovering tool is from the surface; 0 touches it.
    @inlinable public static var distance: EventCode { EventCode(rawValue: 0x3b) }
    /// Whether the axis belongs to a slot (`ABS_MT_…` except the slot number itself).
    @inlinable public var isSlotAxis: Bool { rawValue > 0x2f && rawValue <= 0x3d }
}

/// Keys, buttons and tools (`EV_KEY`).
extension EventCode {
    /// `BTN_LEFT`: the button under a touchpad.
    @inlinable public static var leftButton: EventCode { EventCode(rawValue: 0x110) }
    /// `BTN_RIGHT`.
    @inlinable public static var rightButton: EventCode { EventCode(rawValue: 0x111) }
    /// `BTN_MIDDLE`.
    @inlinable public static var middleButton: EventCode { EventCode(rawValue: 0x112) }
    /// `BTN_TOOL_PEN`.
    @inlinable public static var toolPen: EventCode { EventCode(rawValue: 0x140) }
    /// `BTN_TOOL_FINGER`: one finger.
    @inlinable public static var toolFinger: EventCode { EventCode(rawValue: 0x145) }
    /// `BTN_TOOL_QUINTTAP`: five fingers.
    @inlinable public static var toolQuintTap: EventCode { EventCode(rawValue: 0x148) }
    /// `BTN_TOUCH`: something touches the surface.
    @inlinable public static var touch: EventCode { EventCode(rawValue: 0x14a) }
    /// `BTN_STYLUS`: the button of a pen, which identifies drawing tablets.
    @inlinable public static var stylus: EventCode { EventCode(rawValue: 0x14b) }
    /// `BTN_TOOL_DOUBLETAP`: two fingers.
    @inlinable public static var toolDoubleTap: EventCode { EventCode(rawValue: 0x14d) }
    /// `BTN_TOOL_TRIPLETAP`: three fingers.
    @inlinable public static var toolTripleTap: EventCode { EventCode(rawValue: 0x14e) }
    /// `BTN_TOOL_QUADTAP`: four fingers.
    @inlinable public static var toolQuadTap: EventCode { EventCode(rawValue: 0x14f) }
}

/// Everything else (`EV_MSC`).
extension EventCode {
    /// `MSC_RAW`: a code as the hardware sends it.
    @inlinable public static var rawCode: EventCode { EventCode(rawValue: 0x03) }
    /// `MSC_SCAN`: the scan code of a key.
    @inlinable public static var scanCode: EventCode { EventCode(rawValue: 0x04) }
    /// `MSC_TIMESTAMP`: microseconds of the device's own clock.
    @inlinable public static var deviceTimestamp: EventCode { EventCode(rawValue: 0x05) }
}
