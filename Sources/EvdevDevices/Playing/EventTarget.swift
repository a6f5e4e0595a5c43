import CLibevdev
import Glibc
import TouchInput

/// Something that accepts events as the kernel does from a driver.
public protocol EventTarget: ~Copyable {
    /// Whether it disappears with its owner, together with the fingers on it.
    var goesWithOwner: Bool { get }
    /// Writes the events at once. Their times are ignored, since the kernel stamps them.
    func write(_ events: ArraySlice<InputEvent>) throws(DeviceFailure)
}

/// An existing device that events are written to: every reader sees them as its own.
public struct WrittenDevice: ~Copyable, EventTarget {
    /// The device's description: it ignores all other events.
    public let description: DeviceDescription
    /// No: the device existed before, and stays.
    public var goesWithOwner: Bool { false }
    private let path: String
    private let descriptor: Descriptor

    /// Opens the node for writing. Rejects anything that is not an input device before writing to it.
    public init(_ path: String) throws(DeviceFailure) {
        let opened = try Descriptor(path, O_RDWR | O_NONBLOCK, "write to")
        let handle = try OpenDevice.handle(of: opened.number, path)
        description = DeviceDescription(handle)
        unsafe libevdev_free(handle)
        descriptor = opened
        self.path = path
    }

    /// Passes the events to the kernel.
    public func write(_ events: ArraySlice<InputEvent>) throws(DeviceFailure) {
        try events.write(to: descriptor.number, path)
    }
}

extension ArraySlice<InputEvent> {
    /// One system call for all of them, so that nobody sees half a frame.
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
