import Glibc

/// The system refused something about an input device.
public struct DeviceFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was tried, after “cannot”: `open`, `read`, `grab`.
    public var operation: String
    /// The node, or what stands for it. May hold any text, so it is cleaned before it is printed.
    public var path: String
    /// The system's error number.
    public var code: Int32
    /// What helps, where that is known: one or more sentences, else empty.
    public var advice: String

    /// A refusal with this error number.
    public init(_ operation: String, _ path: String, code: Int32, advice: String = "") {
        self.operation = operation
        self.path = path
        self.code = code
        self.advice = advice
    }

    /// Whether it would have worked with more rights.
    public var isForbidden: Bool { code == EACCES || code == EPERM }

    /// Whether another program has the device to itself.
    public var isBusy: Bool { code == EBUSY }

    /// Whether there is no such device, or no longer.
    public var isAbsent: Bool { code == ENOENT || code == ENODEV || code == ENXIO }

    /// `cannot open /dev/input/event5: Permission denied. To be allowed to …`
    public var description: String {
        let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
        return "cannot \(operation) \(path): \(reason)" + (advice.isEmpty ? "" : ". \(advice)")
    }
}
