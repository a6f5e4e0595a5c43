/// One finger from down to up, as it stands after a frame.
public struct Contact: Hashable, Sendable {
    /// Counts the contacts of one tracker from 0, in the order in which they were first seen.
    public var number: Int
    /// The kernel's place for the finger. For protocol A and single touch, the lowest place that was free.
    public var slot: Int
    /// The kernel's name for the finger, or `nil` when the device gave none or the contact was down before the
    /// recording began.
    public var trackingID: Int32?
    /// The frame in which it was first seen.
    public var start: Timestamp
    /// Frames in which it was down with a known position; the frame of its lift is not one.
    public var samples: Int
    /// The first known position; `nil` until both axes were heard of.
    public var startPosition: DevicePoint?
    /// The last known position; `nil` until both axes were heard of.
    public var position: DevicePoint?
    /// What this frame did to it.
    public var phase: Phase
    /// What touches.
    public var tool: Tool
    /// The last pressure, in device units, when the device sends it.
    public var pressure: Int32?
    /// The last length of the ellipse's long axis, in device units, when the device sends it.
    public var touchMajor: Int32?
    /// What is odd about it.
    public var oddities: Oddities

    /// Whether the frame in the making began or moved it.
    var touched = false

    /// What a frame did to a contact.
    public enum Phase: Hashable, Sendable {
        /// First seen in this frame.
        case began
        /// Its position changed.
        case moved
        /// Nothing about its position changed.
        case stationary
        /// It is up; this frame is its last.
        case ended(EndReason)
    }

    /// Why a contact ended.
    public enum EndReason: String, Hashable, Sendable, CaseIterable {
        /// The finger left.
        case lift
        /// Another contact took its slot without a lift between.
        case replaced
        /// It was found gone, or its slot taken, when the state was read again after lost events.
        case dropped
        /// The system took it away, no finger left: the kernel lifted it since the device was put to sleep or inhibited,
        /// or an app that logged its touches was told that this one is cancelled.
        case cancelled
    }

    /// What touches the surface, as the kernel's `MT_TOOL_…` says.
    public enum Tool: Int32, Hashable, Sendable {
        case finger = 0
        case pen = 1
        case palm = 2
    }

    /// What is odd about a contact.
    public struct Oddities: OptionSet, Hashable, Sendable {
        /// A bit for each member.
        public var rawValue: UInt8

        /// The set with these bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// It was down before the first event.
        public static let preexisting = Oddities(rawValue: 1)
        /// Its position was not known when it was first seen.
        public static let startUnknown = Oddities(rawValue: 2)
        /// Events were lost while it was down, so its path has a hole.
        public static let droppedEvents = Oddities(rawValue: 4)
        /// It came and went within one frame.
        public static let withinOneFrame = Oddities(rawValue: 8)
    }

    init(number: Int, slot: Int, trackingID: Int32?, start: Timestamp) {
        self.number = number
        self.slot = slot
        self.trackingID = trackingID
        self.start = start
        samples = 0
        startPosition = nil
        position = nil
        phase = .began
        tool = .finger
        pressure = nil
        touchMajor = nil
        oddities = []
    }

    /// Whether the finger is on the surface after this frame.
    @inlinable
    public var isDown: Bool {
        switch phase {
        case .began, .moved, .stationary: true
        case .ended: false
        }
    }

    /// Counts the frame in the making, when it is down in it; answers whether it is.
    @inline(__always)
    mutating func countSample() -> Bool {
        guard isDown else { return false }
        if touched { touched = false } else { phase = .stationary }
        if position != nil { samples &+= 1 }
        return true
    }

    /// Moves it to `position` in the frame in the making; an unknown position moves nothing.
    mutating func move(to newPosition: DevicePoint?) {
        guard let newPosition, position != newPosition else { return }
        if startPosition == nil { startPosition = newPosition }
        position = newPosition
        if !touched {
            touched = true
            phase = .moved
        }
    }
}
