import Glibc

/// A file descriptor that is closed with its owner. Closing it, even when the program is killed, makes the kernel
/// release what depends on it: a grab or a virtual device.
struct Descriptor: ~Copyable {
    let number: Int32

    /// Takes ownership of a descriptor that a system call returned; a negative number means that the call failed.
    init(_ number: Int32, _ operation: String, _ path: String) throws(DeviceFailure) {
        guard number >= 0 else { throw DeviceFailure(operation, path, code: errno) }
        self.number = number
    }

    /// Opens the path. Other programs never inherit the descriptor.
    init(_ path: String, _ flags: Int32, _ operation: String) throws(DeviceFailure) {
        let opened = unsafe open(path, flags | O_CLOEXEC)
        guard opened >= 0 else {
            let code = errno
            throw DeviceFailure(operation, path, code: code, advice: Permission.advice(for: path, code: code))
        }
        number = opened
    }

    deinit { close(number) }
}
