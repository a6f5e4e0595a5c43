import TouchInput

/// Writes what `evtest` prints: the description of one device and its events.
public struct EvtestWriter: FormatWriter {
    private let description: DeviceDescription?
    private var shift = TimeShift()

    /// A writer for the first of these devices.
    public init(devices: [RecordedDevice]) {
        description = devices.first?.description
    }

    /// What evtest cannot hold.
    public static func losses(of devices: [RecordedDevice]) -> [String] {
        var losses = Losses.ofSeveralDevices(devices, format: "evtest")
        let first = Array(devices.prefix(1))
        losses += Losses.ofNames(first, format: "evtest")
        losses += Losses.ofAxes(first, format: "evtest")
        if let device = first.first {
            if device.node != nil { losses.append("evtest does not hold the node of the device") }
            if let description = device.description, description.axes.values.contains(where: { $0.value == nil }) {
                losses.append("evtest always gives an axis a value at the start: one that is not known becomes 0")
            }
        }
        return losses
    }

    /// Times that had to be changed.
    public var notes: [RecordingNote] { shift.notes }

    /// Writes the description.
    public mutating func begin(into output: inout [UInt8]) {
        guard let description else { return }
        output.append("Input driver version is 1.0.1\n")
        if let identity = description.identity {
            output.append("Input device ID:")
            for (key, number) in [
                ("bus", identity.bus), ("vendor", identity.vendor), ("product", identity.product),
                ("version", identity.version),
            ] {
                output.append(" \(key) 0x")
                output.append(hexadecimal: UInt32(number), digits: 1)
            }
            output.append(0x0a)
        }
        output.append("Input device name: \"\(LineText.cleaned(description.name))\"\nSupported events:\n")
        for type in Set(description.codes.keys).union(description.axes.isEmpty ? [] : [.absolute])
            .union(description.states.keys).sorted()
        {
            Self.write(type, description, to: &output)
        }
        if let properties = description.properties {
            output.append("Properties:\n")
            for bit in 0..<64 where properties.rawValue >> UInt64(bit) & 1 == 1 {
                output.append("  Property type \(bit) (\(EventNames.name(ofProperty: bit) ?? "?"))\n")
            }
        }
        output.append("Testing ... (interrupt to exit)\n")
    }

    /// Writes one line.
    public mutating func append(_ event: InputEvent, device: Int, to output: inout [UInt8]) {
        guard device == 0 else { return }
        output.append("Event: time ")
        output.append(time: shift.microseconds(event.time))
        output.append(", ")
        if let mark = Self.mark(event) {
            output.append(mark)
        } else {
            output.append("type ")
            output.append(decimal: Int64(event.type.rawValue))
            output.append(" (")
            output.append(EventNames.name(of: event.type) ?? "?")
            output.append("), code ")
            output.append(decimal: Int64(event.code.rawValue))
            output.append(" (")
            output.append(EventNames.name(of: event.code, type: event.type) ?? "?")
            output.append("), value ")
            if EvtestReader.isHexadecimal(event.type, event.code) {
                output.append(hexadecimal: UInt32(bitPattern: event.value), digits: 2)
            } else {
                output.append(decimal: Int64(event.value))
            }
        }
        output.append(0x0a)
    }

    /// Nothing follows the events.
    public mutating func finish(into output: inout [UInt8]) {}

    /// A mark has no place for a value, so one with a value other than 0 is written with numbers.
    private static func mark(_ event: InputEvent) -> StaticString? {
        guard event.type == .synchronization, event.value == 0 else { return nil }
        return switch event.code {
        case .synReport: "-------------- SYN_REPORT ------------"
        case .synConfig: "-------------- SYN_CONFIG ------------"
        case .synMTReport: "++++++++++++++ SYN_MT_REPORT ++++++++++++"
        case .synDropped: ">>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<"
        default: nil
        }
    }

    private static func write(_ type: EventType, _ description: DeviceDescription, to output: inout [UInt8]) {
        output.append("  Event type \(type.rawValue) (\(EventNames.name(of: type) ?? "?"))\n")
        let states = description.states[type] ?? [:]
        let axes = type == .absolute ? description.axes : [:]
        for code in Set(description.codes[type] ?? []).union(axes.keys).union(states.keys).sorted() {
            output.append("    Event code \(code.rawValue) (\(EventNames.name(of: code, type: type) ?? "?"))")
            if let state = states[code] { output.append(" state \(state)") }
            output.append(0x0a)
            guard type == .absolute else { continue }
            let axis = axes[code] ?? AbsoluteAxis(minimum: 0, maximum: 0)
            for (key, number) in [("Value", axis.value ?? 0), ("Min  ", axis.minimum), ("Max  ", axis.maximum)] {
                output.append("      \(key) ")
                output.append(decimal: Int64(number), width: 6, fill: 0x20)
                output.append(0x0a)
            }
            for (key, number) in [("Fuzz ", axis.fuzz), ("Flat ", axis.flat), ("Resolution ", axis.resolution)]
            where number != 0 {
                output.append("      \(key) ")
                output.append(decimal: Int64(number), width: 6, fill: 0x20)
                output.append(0x0a)
            }
        }
    }
}
