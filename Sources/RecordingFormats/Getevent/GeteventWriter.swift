import TouchInput

/// Writes the output of `getevent -lpi` followed by that of `getevent -lt`: the described devices, then the events.
public struct GeteventWriter: FormatWriter {
    private let devices: [RecordedDevice]
    private let nodes: [String]
    private var shift = TimeShift()

    /// Longer names would be cut off by the columns of `-l`, so numbers are written instead.
    private static let longestName = 20

    /// A writer for all these devices.
    public init(devices: [RecordedDevice]) {
        self.devices = devices
        nodes = NodeNames.all(devices)
    }

    /// What getevent cannot hold.
    public static func losses(of devices: [RecordedDevice]) -> [String] {
        var losses = Losses.ofNames(devices, format: "getevent") + Losses.ofNodes(devices, format: "getevent")
        losses += Losses.ofAxes(devices, format: "getevent")
        let descriptions = devices.compactMap(\.description)
        if descriptions.contains(where: { $0.codes[.synchronization] != nil }) {
            losses.append("getevent does not list the marks that a device sends")
        }
        if descriptions.contains(where: { $0.axes.values.contains { $0.value == nil } }) {
            losses.append("getevent always gives an axis a value at the start: one that is not known becomes 0")
        }
        if descriptions.contains(where: { $0.states.values.contains { $0.values.contains { $0 != 1 } } }) {
            losses.append("getevent marks only keys, lights and switches that are on at the start")
        }
        return losses
    }

    /// Times that had to be changed.
    public var notes: [RecordingNote] { shift.notes }

    /// Writes the devices.
    public mutating func begin(into output: inout [UInt8]) {
        for (index, device) in devices.enumerated() {
            guard let description = device.description else { continue }
            output.append("add device \(index + 1): \(nodes[index])\n")
            if let identity = description.identity {
                for (key, number) in [
                    ("bus:   ", identity.bus), ("vendor ", identity.vendor), ("product", identity.product),
                    ("version", identity.version),
                ] {
                    output.append("  \(key)   ")
                    output.append(hexadecimal: UInt32(number), digits: 4)
                    output.append(0x0a)
                }
            }
            output.append("  name:     \"\(LineText.cleaned(description.name))\"\n  events:\n")
            for type in Set(description.codes.keys).union(description.axes.isEmpty ? [] : [.absolute]).sorted()
            where type != .synchronization {
                Self.write(type, description, to: &output)
            }
            guard let properties = description.properties else { continue }
            output.append("  input props:\n")
            for bit in 0..<64 where properties.rawValue >> UInt64(bit) & 1 == 1 {
                output.append("    ")
                if let name = EventNames.name(ofProperty: bit) {
                    output.append(name)
                } else {
                    output.append(hexadecimal: UInt32(bit), digits: 4)
                }
                output.append(0x0a)
            }
            if properties.isEmpty { output.append("    <none>\n") }
        }
    }

    /// Writes one line.
    public mutating func append(_ event: InputEvent, device: Int, to output: inout [UInt8]) {
        guard nodes.indices.contains(device) else { return }
        output.append("[")
        output.append(time: shift.microseconds(event.time), width: 8)
        output.append("] ")
        output.append(nodes[device])
        output.append(": ")
        Self.append(EventNames.name(of: event.type), UInt32(event.type.rawValue), width: 12, to: &output)
        output.append(0x20)
        Self.append(
            Self.name(of: event.code, event.type), UInt32(event.code.rawValue), width: 20, to: &output)
        output.append(0x20)
        if let name = Self.valueName(event) {
            output.append(name, width: 20)
        } else {
            output.append(hexadecimal: UInt32(bitPattern: event.value), digits: 8)
            output.append("            ")
        }
        output.append(0x0a)
    }

    /// Nothing follows the events.
    public mutating func finish(into output: inout [UInt8]) {}

    private static func valueName(_ event: InputEvent) -> String? {
        switch (event.type, event.code, event.value) {
        case (.key, _, 0): "UP"
        case (.key, _, 1): "DOWN"
        case (.key, _, 2): "REPEAT"
        case (.absolute, .toolType, 0): "MT_TOOL_FINGER"
        case (.absolute, .toolType, 1): "MT_TOOL_PEN"
        case (.absolute, .toolType, 2): "MT_TOOL_PALM"
        default: nil
        }
    }

    private static func name(of code: EventCode, _ type: EventType) -> String? {
        EventNames.name(of: code, type: type).flatMap { $0.utf8.count <= longestName ? $0 : nil }
    }

    private static func append(_ name: String?, _ number: UInt32, width: Int, to output: inout [UInt8]) {
        if let name { return output.append(name, width: width) }
        output.append(hexadecimal: number, digits: 4)
        for _ in 4..<width { output.append(0x20) }
    }

    /// `KEY (0001): …` with four codes on a line, or one axis with its range on a line.
    private static func write(_ type: EventType, _ description: DeviceDescription, to output: inout [UInt8]) {
        let label = EventNames.name(of: type).map { String($0.dropFirst(3)) } ?? "EV"
        output.append("    \(label)", width: 9)
        output.append(" (")
        output.append(hexadecimal: UInt32(type.rawValue), digits: 4)
        output.append("):")
        let isAbsolute = type == .absolute
        let codes =
            isAbsolute
            ? Set(description.codes[type] ?? []).union(description.axes.keys).sorted() : description.codes[type] ?? []
        for (index, code) in codes.enumerated() {
            if index > 0, isAbsolute || index % 4 == 0 { output.append("\n                ") }
            output.append(0x20)
            append(name(of: code, type), UInt32(code.rawValue), width: 20, to: &output)
            output.append(description.states[type]?[code] == 1 ? UInt8(ascii: "*") : 0x20)
            if isAbsolute {
                let axis = description.axes[code] ?? AbsoluteAxis(minimum: 0, maximum: 0)
                output.append(
                    " : value \(axis.value ?? 0), min \(axis.minimum), max \(axis.maximum), fuzz \(axis.fuzz), "
                        + "flat \(axis.flat), resolution \(axis.resolution)")
            }
        }
        output.append(0x0a)
    }
}
