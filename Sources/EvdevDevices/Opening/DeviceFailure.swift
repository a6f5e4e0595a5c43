import Glibc

/// A system error for an input device.
public struct DeviceFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was attempted, to follow “cannot”: `open`, `read`, `grab`.
    public var operation: String
    /// The node, or what stands for it. It may contain any characters, so it is cleaned before printing.
    public var path: String
    /// The system's error number.
    public var code: Int32
    /// What to do, if known: one or more sentences; otherwise empty.
    public var advice: String

    /// A failure with this error number.
    public init(_ operation: String, _ path: String, code: Int32, advice: String = "") {
        self.operation = operation
        self.path = path
        self.code = code
        self.advice = advice
    }

    /// Whether more permissions would have helped.
    public var isForbidden: Bool { code == EACCES || code == EPERM }

    /// Whether another program has grabbed the device.
    public var isBusy: Bool { code == EBUSY }

    /// Whether the device does not exist, or no longer exists.
    public var isAbsent: Bool { code == ENOENT || code == ENODEV || code == ENXIO }

    /// `cannot open /dev/input/event5: Permission denied. To get access: …`
    public var description: String {
        let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
        return "cannot \(operation) \(path): \(reason)" + (advice.isEmpty ? "" : ". \(advice)")
    }
}
