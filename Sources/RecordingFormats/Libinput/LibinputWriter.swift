import TouchInput

/// Writes a recording of all its devices as YAML, like `libinput record`.
///
/// The format contains one device after the other, so the events of the second and later devices are kept until
/// `finish`.
public struct LibinputWriter: FormatWriter {
    private let devices: [RecordedDevice]
    private let nodes: [String]
    private var shift = TimeShift()
    /// The written events of all devices except the first.
    private var kept: [[UInt8]]
    /// Whether the next event of the device begins a frame.
    private var beginsFrame: [Bool]

    /// A writer for all these devices.
    public init(devices: [RecordedDevice]) {
        self.devices = devices
        nodes = NodeNames.all(devices)
        kept = Array(repeating: [], count: devices.count)
        beginsFrame = Array(repeating: true, count: devices.count)
    }

    /// What libinput's recordings cannot hold.
    public static func losses(of devices: [RecordedDevice]) -> [String] {
        var losses = Losses.ofNodes(devices, format: "libinput")
        losses += Losses.ofStates(devices, format: "libinput", held: [])
        if devices.contains(where: { $0.description == nil }) {
            losses.append("libinput requires a description of each device: unknown ones are left empty")
        }
        let descriptions = devices.compactMap(\.description)
        if descriptions.contains(where: { $0.identity == nil }) {
            losses.append("libinput requires bus, vendor, product and version: zeros are written")
        }
        if descriptions.contains(where: { $0.properties == nil }) {
            losses.append("libinput requires a list of properties: an unknown list is written empty")
        }
        return losses
    }

    /// Times that had to be changed.
    public var notes: [RecordingNote] { shift.notes }

    /// Writes everything before the events of the first device.
    public mutating func begin(into output: inout [UInt8]) {
        output.append("# libinput record\nversion: 1\nndevices: \(devices.count)\n")
        output.append(devices.isEmpty ? "devices: []\n" : "devices:\n")
        if let first = devices.first { write(first, nodes[0], to: &output) }
    }

    /// Writes an event of the first device; keeps an event of another.
    public mutating func append(_ event: InputEvent, device: Int, to output: inout [UInt8]) {
        guard devices.indices.contains(device) else { return }
        let microseconds = shift.microseconds(event.time)
        let begins = beginsFrame[device]
        beginsFrame[device] = event.type == .synchronization && event.code == .synReport
        if device == 0 {
            Self.write(event, microseconds, begins: begins, to: &output)
        } else {
            Self.write(event, microseconds, begins: begins, to: &kept[device])
        }
    }

    /// Writes the other devices.
    public mutating func finish(into output: inout [UInt8]) {
        for index in devices.indices.dropFirst() {
            write(devices[index], nodes[index], to: &output)
            output += kept[index]
            kept[index] = []
        }
    }

    @inline(__always)
    private static func write(_ event: InputEvent, _ time: Int64, begins: Bool, to output: inout [UInt8]) {
        if begins { output.append("  - evdev:\n") }
        output.append("    - [")
        output.append(decimal: time / 1_000_000, width: 3, fill: 0x20)
        output.append(", ")
        output.append(decimal: time % 1_000_000, width: 6, fill: 0x20)
        output.append(", ")
        output.append(decimal: Int64(event.type.rawValue), width: 3, fill: 0x20)
        output.append(", ")
        output.append(decimal: Int64(event.code.rawValue), width: 3, fill: 0x20)
        output.append(", ")
        output.append(decimal: Int64(event.value), width: 7, fill: 0x20)
        output.append("]")
        if let name = EventNames.name(of: event.code, type: event.type) {
            output.append(" # ")
            output.append(name)
        }
        output.append(0x0a)
    }

    private func write(_ device: RecordedDevice, _ node: String, to output: inout [UInt8]) {
        let description = device.description ?? DeviceDescription()
        output.append("- node: \(Self.quoted(node))\n  evdev:\n")
        for (code, axis) in description.axes.sorted(by: { $0.key < $1.key }) {
            guard let value = axis.value else { continue }
            let name = EventNames.name(of: code, type: .absolute) ?? "?"
            output.append("    #   Event code \(code.rawValue) (\(name))\n    #       Value \(value)\n")
        }
        let identity = description.identity ?? DeviceIdentity(bus: 0, vendor: 0, product: 0, version: 0)
        output.append("    name: \(Self.quoted(description.name))\n")
        output.append("    id: [\(identity.bus), \(identity.vendor), \(identity.product), \(identity.version)]\n")
        output.append(description.codes.isEmpty ? "    codes: {}\n" : "    codes:\n")
        for (type, codes) in description.codes.sorted(by: { $0.key < $1.key }) {
            let list = codes.map { String($0.rawValue) }.joined(separator: ", ")
            output.append("      \(type.rawValue): [\(list)]")
            if let name = EventNames.name(of: type) { output.append(" # \(name)") }
            output.append(0x0a)
        }
        output.append(description.axes.isEmpty ? "    absinfo: {}\n" : "    absinfo:\n")
        for (code, axis) in description.axes.sorted(by: { $0.key < $1.key }) {
            output.append("      \(code.rawValue): [\(axis.minimum), \(axis.maximum), \(axis.fuzz), ")
            output.append("\(axis.flat), \(axis.resolution)]\n")
        }
        let bits = (0..<64).filter { (description.properties?.rawValue ?? 0) >> UInt64($0) & 1 == 1 }
        output.append("    properties: [\(bits.map(String.init).joined(separator: ", "))]\n  events:\n")
    }

    /// A double-quoted YAML scalar. Line ends and everything that YAML cannot print are escaped.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
                    let hex = String(scalar.value, radix: 16)
                    let digits = scalar.value < 0x100 ? 2 : scalar.value < 0x10000 ? 4 : 8
                    result += scalar.value < 0x100 ? "\\x" : scalar.value < 0x10000 ? "\\u" : "\\U"
                    result += String(repeating: "0", count: digits - hex.count) + hex
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
