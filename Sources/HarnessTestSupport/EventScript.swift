import TouchInput

/// Kernel events written by hand, one per line, for tests of what a stream means.
public struct EventScript {
    /// The events so far.
    public private(set) var events: [InputEvent] = []
    /// The time of the next events, in microseconds.
    public var clock: Int64

    /// A script that begins at this time.
    public init(at clock: Int64 = 0) {
        self.clock = clock
    }

    private mutating func add(_ type: EventType, _ code: EventCode, _ value: Int32) {
        events.append(
            InputEvent(time: Timestamp(microseconds: clock), type: type, code: code, value: value))
    }

    /// An `EV_ABS` event.
    public mutating func abs(_ code: EventCode, _ value: Int32) { add(.absolute, code, value) }
    /// An `EV_KEY` event.
    public mutating func key(_ code: EventCode, _ value: Int32) { add(.key, code, value) }
    /// Any event.
    public mutating func raw(_ type: UInt16, _ code: UInt16, _ value: Int32) {
        add(EventType(rawValue: type), EventCode(rawValue: code), value)
    }
    /// `SYN_MT_REPORT`.
    public mutating func packet() { add(.synchronization, .synMTReport, 0) }
    /// `SYN_DROPPED`.
    public mutating func dropped() { add(.synchronization, .synDropped, 0) }
    /// `SYN_REPORT`; the next events come `milliseconds` later. The kernel marks its own frames with a value of 1.
    public mutating func report(then milliseconds: Int64 = 8, value: Int32 = 0) {
        add(.synchronization, .synReport, value)
        clock += milliseconds * 1000
    }

    /// A protocol B finger: slot, id and position.
    public mutating func down(slot: Int32 = 0, id: Int32, _ x: Int32, _ y: Int32) {
        abs(.slot, slot)
        abs(.trackingID, id)
        abs(.positionX, x)
        abs(.positionY, y)
    }

    /// A protocol B finger that moves.
    public mutating func move(slot: Int32 = 0, _ x: Int32, _ y: Int32) {
        abs(.slot, slot)
        abs(.positionX, x)
        abs(.positionY, y)
    }

    /// A protocol B finger that lifts.
    public mutating func up(slot: Int32 = 0) {
        abs(.slot, slot)
        abs(.trackingID, -1)
    }
}

extension DeviceDescription {
    /// A touchscreen for tests: slots 0 to 4, and 10 units per millimetre, so that a unit is 0.6417 points.
    public static func testScreen(width: Int32 = 700, height: Int32 = 1500, resolution: Int32 = 10) -> Self {
        DeviceDescription(
            name: "test screen", properties: .direct,
            codes: [.key: [.touch]],
            axes: [
                .slot: AbsoluteAxis(minimum: 0, maximum: 4),
                .trackingID: AbsoluteAxis(minimum: 0, maximum: 65535),
                .positionX: AbsoluteAxis(minimum: 0, maximum: width, resolution: resolution),
                .positionY: AbsoluteAxis(minimum: 0, maximum: height, resolution: resolution),
            ])
    }

    /// A touchpad for tests: 100 × 70 mm, 10 units per millimetre.
    public static func testPad() -> Self {
        DeviceDescription(
            name: "test pad", properties: [.pointer, .buttonPad],
            codes: [.key: [.leftButton, .toolFinger, .touch, .toolDoubleTap, .toolTripleTap]],
            axes: [
                .slot: AbsoluteAxis(minimum: 0, maximum: 4),
                .trackingID: AbsoluteAxis(minimum: 0, maximum: 65535),
                .positionX: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10),
                .positionY: AbsoluteAxis(minimum: 0, maximum: 700, resolution: 10),
            ])
    }
}
