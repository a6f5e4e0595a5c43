import TouchInput

/// Writes evemu 1.3: the description of one device and its events.
///
/// The comments hold what evemu's lines cannot: the values of the axes at the start, of which the current slot matters.
/// An unknown name or identity is written as an empty name and zeros, since evemu reads no description without them.
public struct EvemuWriter: FormatWriter {
    private let device: RecordedDevice?
    private var shift = TimeShift()

    /// A writer for the first of these devices.
    public init(devices: [RecordedDevice]) {
        device = devices.first
    }

    /// What evemu cannot hold.
    public static func losses(of devices: [RecordedDevice]) -> [String] {
        var losses = Losses.ofSeveralDevices(devices, format: "evemu")
        let first = Array(devices.prefix(1))
        losses += Losses.ofNames(first, format: "evemu")
        losses += Losses.ofStates(first, format: "evemu", held: [.led, .switches])
        if let description = first.first?.description {
            if description.identity == nil {
                losses.append("evemu requires bus, vendor, product and version: zeros are written")
            }
            if !(description.codes[.synchronization] ?? []).isEmpty {
                losses.append("evemu does not hold which marks a device sends")
            }
        }
        return losses
    }

    /// Times that had to be changed.
    public var notes: [RecordingNote] { shift.notes }

    /// Writes the version and the description.
    public mutating func begin(into output: inout [UInt8]) {
        output.append("# EVEMU 1.3\n")
        if let node = device?.node { output.append("# device \(LineText.cleaned(node))\n") }
        guard let description = device?.description else { return }
        Self.writeComments(description, to: &output)
        Self.write(description, to: &output)
    }

    /// Writes one line.
    public mutating func append(_ event: InputEvent, device: Int, to output: inout [UInt8]) {
        guard device == 0 else { return }
        output.append("E: ")
        output.append(time: shift.microseconds(event.time))
        output.append(0x20)
        output.append(hexadecimal: UInt32(event.type.rawValue), digits: 4)
        output.append(0x20)
        output.append(hexadecimal: UInt32(event.code.rawValue), digits: 4)
        output.append(0x20)
        output.append(decimal: Int64(event.value), width: 4)
        output.append(0x0a)
    }

    /// Nothing follows the events.
    public mutating func finish(into output: inout [UInt8]) {}

    private static func writeComments(_ description: DeviceDescription, to output: inout [UInt8]) {
        let axes = description.axes.filter { $0.value.value != nil }.sorted { $0.key < $1.key }
        guard !axes.isEmpty else { return }
        output.append("# Supported events:\n#   Event type 3 (EV_ABS)\n")
        for (code, axis) in axes {
            let name = EventNames.name(of: code, type: .absolute) ?? "?"
            output.append("#     Event code \(code.rawValue) (\(name))\n")
            if let value = axis.value { output.append("#       Value \(value)\n") }
        }
    }

    private static func write(_ description: DeviceDescription, to output: inout [UInt8]) {
        output.append("N: \(LineText.cleaned(description.name))\nI:")
        let identity = description.identity ?? DeviceIdentity(bus: 0, vendor: 0, product: 0, version: 0)
        for number in [identity.bus, identity.vendor, identity.product, identity.version] {
            output.append(0x20)
            output.append(hexadecimal: UInt32(number), digits: 4)
        }
        output.append(0x0a)
        if let properties = description.properties {
            writeRow(
                "P:", (0..<8).map { UInt8(truncatingIfNeeded: properties.rawValue >> UInt64(8 * $0)) }, to: &output)
        }
        writeBitmap(0, description.codes.keys.map(\.rawValue), to: &output)
        for (type, codes) in description.codes.sorted(by: { $0.key < $1.key }) where type != .synchronization {
            writeBitmap(type.rawValue, codes.map(\.rawValue), to: &output)
        }
        for (code, axis) in description.axes.sorted(by: { $0.key < $1.key }) {
            output.append("A: ")
            output.append(hexadecimal: UInt32(code.rawValue), digits: 2)
            for number in [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution] {
                output.append(0x20)
                output.append(decimal: Int64(number))
            }
            output.append(0x0a)
        }
        writeStates("L: ", description.states[.led], to: &output)
        writeStates("S: ", description.states[.switches], to: &output)
    }

    /// Rows of eight bytes, up to the last that has a bit set.
    private static func writeBitmap(_ type: UInt16, _ numbers: [UInt16], to output: inout [UInt8]) {
        guard let last = numbers.max(), type <= DeviceDescription.largestType else { return }
        var bytes = [UInt8](repeating: 0, count: (Int(last) / 64 + 1) * 8)
        for number in numbers { bytes[Int(number) / 8] |= 1 << (number % 8) }
        for start in stride(from: 0, to: bytes.count, by: 8) {
            output.append("B: ")
            output.append(hexadecimal: UInt32(type), digits: 2)
            writeRow("", Array(bytes[start..<start + 8]), to: &output)
        }
    }

    private static func writeRow(_ prefix: StaticString, _ bytes: [UInt8], to output: inout [UInt8]) {
        output.append(prefix)
        for byte in bytes {
            output.append(0x20)
            output.append(hexadecimal: UInt32(byte), digits: 2)
        }
        output.append(0x0a)
    }

    private static func writeStates(_ prefix: StaticString, _ states: [EventCode: Int32]?, to output: inout [UInt8]) {
        for (code, state) in (states ?? [:]).sorted(by: { $0.key < $1.key }) {
            output.append(prefix)
            output.append(hexadecimal: UInt32(code.rawValue), digits: 2)
            output.append(0x20)
            output.append(decimal: Int64(state))
            output.append(0x0a)
        }
    }
}
