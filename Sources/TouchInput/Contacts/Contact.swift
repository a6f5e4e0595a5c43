/// One finger from down to up, as known after a frame.
public struct Contact: Hashable, Sendable {
    /// Counts the contacts of a tracker from 0, in the order in which they were first seen.
    public var number: Int
    /// The slot that the kernel gave the finger. For protocol A and single touch, the lowest free slot.
    public var slot: Int
    /// The tracking id from the kernel; `nil` if the device sends none or the contact was down before the recording
    /// began.
    public var trackingID: Int32?
    /// The frame in which it was first seen.
    public var start: Timestamp
    /// The number of frames in which it was down at a known position, not counting the frame of its lift.
    public var samples: Int
    /// The first known position; `nil` until both axes have been sent.
    public var startPosition: DevicePoint?
    /// The last known position; `nil` until both axes have been sent.
    public var position: DevicePoint?
    /// What this frame did to it.
    public var phase: Phase
    /// What touches the surface.
    public var tool: Tool
    /// The last pressure in device units, if the device sends it.
    public var pressure: Int32?
    /// The last length of the contact ellipse's long axis in device units, if the device sends it.
    public var touchMajor: Int32?
    /// What is odd about it.
    public var oddities: Oddities

    /// Whether the current, unfinished frame began or moved it.
    var touched = false

    /// What a frame did to a contact.
    public enum Phase: Hashable, Sendable {
        /// First seen in this frame.
        case began
        /// Its position changed.
        case moved
        /// Its position did not change.
        case stationary
        /// It is up; this frame is its last.
        case ended(EndReason)
    }

    /// Why a contact ended.
    public enum EndReason: String, Hashable, Sendable, CaseIterable {
        /// The finger left the surface.
        case lift
        /// Another contact took its slot without a lift in between.
        case replaced
        /// After lost events, it was gone or its slot was taken.
        case dropped
        /// The system ended it; no finger left. Either the kernel lifted it because the device was suspended or
        /// inhibited, or an app that logged its touches was told that this one was cancelled.
        case cancelled
    }

    /// What touches the surface, from the kernel's `MT_TOOL_…`.
    public enum Tool: Int32, Hashable, Sendable {
        case finger = 0
        case pen = 1
        case palm = 2
    }

    /// What is odd about a contact.
    public struct Oddities: OptionSet, Hashable, Sendable {
        /// One bit for each member.
        public var rawValue: UInt8

        /// The set with these bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// It was down before the first event.
        public static let preexisting = Oddities(rawValue: 1)
        /// Its position was unknown when it was first seen.
        public static let startUnknown = Oddities(rawValue: 2)
        /// Events were lost while it was down, so its path has a gap.
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

    /// Counts the current frame if the contact is down in it.
    @inline(__always)
    mutating func countSample() -> Bool {
        guard isDown else { return false }
        if touched { touched = false } else { phase = .stationary }
        if position != nil { samples &+= 1 }
        return true
    }

    /// Moves it to `newPosition` in the current frame. An unknown position does not move it.
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
