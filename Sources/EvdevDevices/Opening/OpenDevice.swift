import CLibevdev
import Glibc
import TouchInput

/// A device opened for reading. It is closed, and released if it was grabbed, with its owner.
///
/// `read` delivers exactly what a recording of the device contains: the state at opening as a separate frame, then
/// kernel events. After lost events come a mark (`SYN_DROPPED`), a `SYN_REPORT` and the events that bring a follower up
/// to date. So a replay sees exactly what was seen live.
public struct OpenDevice: ~Copyable {
    /// The node, such as `/dev/input/event5`.
    public let path: String
    /// The device's description, with the values of its axes at opening.
    public let description: DeviceDescription

    private let descriptor: Descriptor
    private let handle: OpaquePointer
    private var opening: OpeningFrame?
    private let openingTime: Timestamp

    /// The most events that `read` delivers in one call if a frame does not end.
    public static let readLimit = 4096

    /// The longest time in milliseconds between the kernel's releases for a removed device and its disappearance.
    static let removalPause: Int32 = 50

    /// How a call of `read` ended.
    public enum Reading: Hashable, Sendable {
        /// Everything was read. The descriptor becomes readable when there is more.
        case waiting
        /// A frame is complete, or the limit was reached: read again, since there may be more.
        case more
        /// The device is gone.
        case gone
    }

    /// Opens the node and asks the kernel to use `CLOCK_MONOTONIC` for time stamps.
    public init(_ path: String) throws(DeviceFailure) {
        let opened = try Descriptor(path, O_RDONLY | O_NONBLOCK, "open")
        // Set before anything is queued: when the clock changes, the kernel discards its queue and reports a loss. If
        // the device rejects the request, the next call shows it.
        _ = flowtouch_use_clock(opened.number, CLOCK_MONOTONIC)
        let created = try Self.handle(of: opened.number, path)
        let clock = unsafe libevdev_set_clock_id(created, CLOCK_MONOTONIC)
        guard clock == 0 else {
            unsafe libevdev_free(created)
            throw DeviceFailure("set the clock of", path, code: -clock)
        }
        // Everything read from now on is later than this.
        openingTime = DeviceClock.now
        Self.catchUp(created)
        self.path = path
        handle = created
        descriptor = opened
        description = DeviceDescription(created)
        opening = OpeningFrame(description, DeviceState(created, description))
    }

    /// If the device is touched while it is opened, its queue contains events that its state includes already. After
    /// that state, they would move a finger twice.
    private static func catchUp(_ handle: OpaquePointer) {
        var event = input_event()
        var status = unsafe libevdev_next_event(handle, LIBEVDEV_READ_FLAG_FORCE_SYNC.rawValue, &event)
        while status == Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue) || status == -EINTR {
            status = unsafe libevdev_next_event(handle, LIBEVDEV_READ_FLAG_SYNC.rawValue, &event)
        }
    }

    deinit {
        unsafe libevdev_free(handle)
    }

    /// libevdev's data for the device behind a descriptor; the caller frees it.
    static func handle(of number: Int32, _ path: String) throws(DeviceFailure) -> OpaquePointer {
        // libevdev prints complaints to standard error, including unfiltered device names.
        libevdev_set_log_function(nil, nil)
        var created: OpaquePointer?
        let code = unsafe libevdev_new_from_fd(number, &created)
        guard code == 0, let created else {
            // Other devices reject these ioctls.
            let advice = -code == ENOTTY || -code == EINVAL ? "It is not an input device" : ""
            throw DeviceFailure("read the description of", path, code: -code, advice: advice)
        }
        return created
    }

    /// The descriptor for `poll`: readable if there are events, hung up if the device is gone.
    public var number: Int32 { descriptor.number }

    /// Keeps the events from all other programs until this value or the process ends.
    public func grab() throws(DeviceFailure) {
        let code = unsafe libevdev_grab(handle, LIBEVDEV_GRAB)
        guard code == 0 else {
            let advice = -code == EBUSY ? "Another program has grabbed it" : ""
            throw DeviceFailure("grab", path, code: -code, advice: advice)
        }
    }

    /// Lets other programs receive the events again.
    public func release() {
        _ = unsafe libevdev_grab(handle, LIBEVDEV_UNGRAB)
    }

    /// Adds the pending events up to the end of a frame, so that the frame can be processed before the kernel is asked
    /// for more. It never waits, except briefly after releases by the kernel, which are not a frame if the device
    /// disappears. Call it once before waiting for the first time: fingers that were down at opening are delivered at
    /// once; an untouched device is described when its first event comes, with that event's time.
    public mutating func read(into events: inout [InputEvent]) throws(DeviceFailure) -> Reading {
        if opening?.isTouched == true { open(at: openingTime, into: &events) }
        let limit = events.count + Self.readLimit
        let frameStart = events.count
        var event = input_event()
        while events.count < limit {
            let status = unsafe libevdev_next_event(handle, LIBEVDEV_READ_FLAG_NORMAL.rawValue, &event)
            switch status {
            case Int32(LIBEVDEV_READ_STATUS_SUCCESS.rawValue):
                if opening != nil { open(at: event.timestamp, into: &events) }
                events.append(InputEvent(event))
                guard event.type == UInt16(EV_SYN) && event.code == UInt16(SYN_REPORT) else { continue }
                if event.value != 0 && goesNow(after: events[frameStart...]) {
                    events.removeSubrange(frameStart...)
                    return .gone
                }
                return .more
            case Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue):
                if opening != nil { open(at: event.timestamp, into: &events) }
                try synchronize(at: max(event.timestamp, openingTime), into: &events)
            case -EAGAIN: return .waiting
            case -EINTR: continue
            case -ENODEV: return .gone
            default: throw DeviceFailure("read", path, code: -status)
            }
        }
        return .more
    }

    /// Whether these are the kernel's own releases for a device that it removes. As at suspend, the kernel releases
    /// what is pressed, and the device disappears at once; no finger lifted.
    private func goesNow(after frame: ArraySlice<InputEvent>) -> Bool {
        // Key repeat also comes from the kernel, but has another value.
        guard frame.contains(where: { $0.type == .key && $0.value == 0 }) else { return false }
        var wish = pollfd(fd: descriptor.number, events: 0, revents: 0)
        return unsafe poll(&wish, 1, Self.removalPause) > 0
    }

    private mutating func open(at time: Timestamp, into events: inout [InputEvent]) {
        if let opening { events += opening.events(at: time) }
        opening = nil
    }

    /// Handles lost events. libevdev reads the kernel's state, but its own events omit the values of slots whose finger
    /// left, so the events are derived from the states before and after.
    private mutating func synchronize(at lost: Timestamp, into events: inout [InputEvent]) throws(DeviceFailure) {
        let before = DeviceState(handle, description)
        var time = lost
        var event = input_event()
        var status = Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue)
        while status == Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue) || status == -EINTR {
            status = unsafe libevdev_next_event(handle, LIBEVDEV_READ_FLAG_SYNC.rawValue, &event)
            if status == Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue) { time = max(time, event.timestamp) }
        }
        // If the device is gone, the next read shows it.
        guard status == -EAGAIN || status == -ENODEV else { throw DeviceFailure("read", path, code: -status) }
        events.append(InputEvent(time: lost, type: .synchronization, code: .synDropped, value: 0))
        events.append(InputEvent(time: lost, type: .synchronization, code: .synReport, value: 0))
        let difference = before.events(toReach: DeviceState(handle, description), at: time)
        events += difference
        if difference.isEmpty {
            // The frame after a loss shows what happened to the contacts: here, nothing.
            events.append(InputEvent(time: time, type: .synchronization, code: .synReport, value: 0))
        }
    }
}

extension input_event {
    var timestamp: Timestamp {
        var copy = self
        return Timestamp(microseconds: unsafe flowtouch_event_microseconds(&copy))
    }
}

extension InputEvent {
    init(_ event: input_event) {
        self.init(
            time: event.timestamp, type: EventType(rawValue: event.type), code: EventCode(rawValue: event.code),
            value: event.value)
    }
}
