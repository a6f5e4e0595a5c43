/// How a kernel lays out `struct input_event` in memory.
struct RawLayout: Hashable, Sendable {
    let width: Width
    var isBigEndian = false

    /// The size of one record in bytes.
    enum Width: Int, Sendable {
        /// 64-bit kernels: seconds and microseconds of eight bytes each.
        case wide = 24
        /// 32-bit kernels: seconds and microseconds of four bytes each, unsigned.
        case narrow = 16
    }

    /// The size of one record in bytes.
    var size: Int { width.rawValue }
}
