import CLibevdev
import Glibc
import TouchInput

/// A device that is open for reading. Closed, and let go of if it was grabbed, with its owner.
///
/// What `read` hands on is what a recording of the device holds: kernel events, before them the state at opening as a
/// frame of its own, and after a loss of events the mark (`SYN_DROPPED`), a `SYN_REPORT` and what brings a follower up
/// to date. Whoever replays them later is told exactly what was told live.
public struct OpenDevice: ~Copyable {
    /// The node, such as `/dev/input/event5`.
    public let path: String
    /// What the device says about itself, with the values that its axes had at opening.
    public let description: DeviceDescription

    private let descriptor: Descriptor
    private let handle: OpaquePointer
    private var opening: OpeningFrame?
    private let openingTime: Timestamp

    /// How many events `read` hands on at the most before it returns, where a frame has no end.
    public static let readLimit = 4096

    /// How long the kernel may take, in milliseconds, from its releases in a device's place until the device is gone.
    static let removalPause: Int32 = 50

    /// What `read` came to.
    public enum Reading: Hashable, Sendable {
        /// Everything was read; more comes when the descriptor is readable.
        case waiting
        /// A frame is complete, or the limit was reached: read again, for there may be more.
        case more
        /// The device is gone.
        case gone
    }

    /// Opens the node and asks the kernel to stamp events with `CLOCK_MONOTONIC`.
    public init(_ path: String) throws(DeviceFailure) {
        let opened = try Descriptor(path, O_RDONLY | O_NONBLOCK, "open")
        // Before anything is queued: the kernel throws away what it has when the clock becomes another, and says so later.
        // Whether it may be asked at all, the next call tells.
        _ = flowtouch_use_clock(opened.number, CLOCK_MONOTONIC)
        let created = try Self.handle(of: opened.number, path)
        let clock = unsafe libevdev_set_clock_id(created, CLOCK_MONOTONIC)
        guard clock == 0 else {
            unsafe libevdev_free(created)
            throw DeviceFailure("set the clock of", path, code: -clock)
        }
        // Whatever is read from here on is later than this.
        openingTime = DeviceClock.now
        Self.catchUp(created)
        self.path = path
        handle = created
        descriptor = opened
        description = DeviceDescription(created)
        opening = OpeningFrame(description, DeviceState(created, description))
    }

    /// A device that is touched meanwhile has sent events since it was opened, of which its state tells already: with
    /// the state before them a finger would go there twice.
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

    /// What libevdev knows of the device behind a descriptor; whoever asks frees it.
    static func handle(of number: Int32, _ path: String) throws(DeviceFailure) -> OpaquePointer {
        // libevdev complains on standard error, with names as the device gives them.
        libevdev_set_log_function(nil, nil)
        var created: OpaquePointer?
        let code = unsafe libevdev_new_from_fd(number, &created)
        guard code == 0, let created else {
            // What is no input device does not know the questions that are put to one.
            let advice = -code == ENOTTY || -code == EINVAL ? "It is no input device" : ""
            throw DeviceFailure("read the description of", path, code: -code, advice: advice)
        }
        return created
    }

    /// What `poll` is asked about: readable when there are events, hung up when the device is gone.
    public var number: Int32 { descriptor.number }

    /// Keeps the events from every other program until this value or the process ends.
    public func grab() throws(DeviceFailure) {
        let code = unsafe libevdev_grab(handle, LIBEVDEV_GRAB)
        guard code == 0 else {
            let advice = -code == EBUSY ? "Another program has it to itself" : ""
            throw DeviceFailure("grab", path, code: -code, advice: advice)
        }
    }

    /// Lets other programs have the events again.
    public func release() {
        _ = unsafe libevdev_grab(handle, LIBEVDEV_UNGRAB)
    }

    /// Adds the events that are there, up to the end of a frame, so that what becomes of the frame does not wait for the
    /// kernel to say that there is no other; never waits, but for a moment where the kernel released what was pressed:
    /// that is no frame when the device goes with it. Call it once before waiting for the first: fingers that were down
    /// at opening are handed on at once, a device at rest is described when its first event comes, with that time.
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

    /// Whether the frame is what the kernel says in a device's place when it takes the device away: it releases what is
    /// pressed, as it does at suspend, and the device is gone at once. Nobody lifted anything then.
    private func goesNow(after frame: ArraySlice<InputEvent>) -> Bool {
        // Key repeat, which is the kernel's own too, has another value.
        guard frame.contains(where: { $0.type == .key && $0.value == 0 }) else { return false }
        var wish = pollfd(fd: descriptor.number, events: 0, revents: 0)
        return unsafe poll(&wish, 1, Self.removalPause) > 0
    }

    private mutating func open(at time: Timestamp, into events: inout [InputEvent]) {
        if let opening { events += opening.events(at: time) }
        opening = nil
    }

    /// Events were lost. libevdev fetches the kernel's state; what it tells of the difference leaves out the values of
    /// slots whose finger left, so the difference is made from the states before and after.
    private mutating func synchronize(at lost: Timestamp, into events: inout [InputEvent]) throws(DeviceFailure) {
        let before = DeviceState(handle, description)
        var time = lost
        var event = input_event()
        var status = Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue)
        while status == Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue) || status == -EINTR {
            status = unsafe libevdev_next_event(handle, LIBEVDEV_READ_FLAG_SYNC.rawValue, &event)
            if status == Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue) { time = max(time, event.timestamp) }
        }
        // A device that is gone shows it at the next reading.
        guard status == -EAGAIN || status == -ENODEV else { throw DeviceFailure("read", path, code: -status) }
        events.append(InputEvent(time: lost, type: .synchronization, code: .synDropped, value: 0))
        events.append(InputEvent(time: lost, type: .synchronization, code: .synReport, value: 0))
        let difference = before.events(toReach: DeviceState(handle, description), at: time)
        events += difference
        if difference.isEmpty {
            // The frame after a loss is the one that shows what became of the contacts: here, nothing.
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
