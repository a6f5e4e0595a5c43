import CLibevdev
import Glibc
import TouchInput

/// Something that takes events as the kernel would from a driver.
public protocol EventTarget: ~Copyable {
    /// Whether it is gone with its owner, and whatever is down on it.
    var goesWithOwner: Bool { get }
    /// Writes the events at once; their times are not written, the kernel stamps them.
    func write(_ events: ArraySlice<InputEvent>) throws(DeviceFailure)
}

/// An existing device, written to from outside: every reader gets the events as if they were its own.
public struct WrittenDevice: ~Copyable, EventTarget {
    /// What the device says about itself: it takes no other events.
    public let description: DeviceDescription
    /// No: it was there before, and stays.
    public var goesWithOwner: Bool { false }
    private let path: String
    private let descriptor: Descriptor

    /// Opens the node for writing. Refuses, before anything is written, what is no input device.
    public init(_ path: String) throws(DeviceFailure) {
        let opened = try Descriptor(path, O_RDWR | O_NONBLOCK, "write to")
        let handle = try OpenDevice.handle(of: opened.number, path)
        description = DeviceDescription(handle)
        unsafe libevdev_free(handle)
        descriptor = opened
        self.path = path
    }

    /// Hands the events to the kernel.
    public func write(_ events: ArraySlice<InputEvent>) throws(DeviceFailure) {
        try events.write(to: descriptor.number, path)
    }
}

extension ArraySlice<InputEvent> {
    /// One call of the system for all of them, so that a frame is never seen in halves.
    func write(to number: Int32, _ path: String) throws(DeviceFailure) {
        let events = map { event in
            var kernel = input_event()
            kernel.type = event.type.rawValue
            kernel.code = event.code.rawValue
            kernel.value = event.value
            return kernel
        }
        var code: Int32 = 0
        unsafe events.withUnsafeBytes { bytes in
            var count: Int
            repeat {
                count = unsafe Glibc.write(number, bytes.baseAddress, bytes.count)
            } while count < 0 && errno == EINTR
            if count != bytes.count { code = count < 0 ? errno : EIO }
        }
        if code != 0 { throw DeviceFailure("write to", path, code: code) }
    }
}
