import TouchInput

/// Writes 24-byte `struct input_event`, little endian, like a 64-bit kernel. The format contains only the events of one
/// device.
public struct RawWriter: FormatWriter {
    /// A writer for the first of these devices.
    public init(devices: [RecordedDevice]) {}

    /// What a dump of events cannot hold.
    public static func losses(of devices: [RecordedDevice]) -> [String] {
        var losses = Losses.ofSeveralDevices(devices, format: "a dump of input events")
        if let first = devices.first, first.description != nil || first.node != nil {
            losses.append("a dump of input events does not hold the device's description")
        }
        return losses
    }

    /// Every time can be written.
    public var notes: [RecordingNote] { [] }

    /// Nothing comes before the events.
    public mutating func begin(into output: inout [UInt8]) {}

    /// Writes one record.
    public mutating func append(_ event: InputEvent, device: Int, to output: inout [UInt8]) {
        guard device == 0 else { return }
        let (seconds, microseconds) = event.time.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        // The kernel's microseconds are never negative.
        let isBefore = microseconds < 0
        Self.append(UInt64(bitPattern: isBefore ? seconds - 1 : seconds), to: &output)
        Self.append(UInt64(bitPattern: isBefore ? microseconds + 1_000_000 : microseconds), to: &output)
        Self.append(
            UInt64(event.type.rawValue) | UInt64(event.code.rawValue) << 16
                | UInt64(UInt32(bitPattern: event.value)) << 32, to: &output)
    }

    /// Nothing follows the events.
    public mutating func finish(into output: inout [UInt8]) {}

    @inline(__always)
    private static func append(_ word: UInt64, to output: inout [UInt8]) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { output.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
}
