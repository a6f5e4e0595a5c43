import Glibc

/// A file descriptor that is closed with its owner. The kernel lets go of what hangs on it (a grab, a virtual device)
/// when it is closed, also when the program is killed.
struct Descriptor: ~Copyable {
    let number: Int32

    /// Owns the descriptor with this number, which a call of the system has just given; below 0 it refused.
    init(_ number: Int32, _ operation: String, _ path: String) throws(DeviceFailure) {
        guard number >= 0 else { throw DeviceFailure(operation, path, code: errno) }
        self.number = number
    }

    /// Opens the path; never inherited by other programs.
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
