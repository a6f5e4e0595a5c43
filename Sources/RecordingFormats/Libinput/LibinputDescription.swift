import Documents
import TouchInput

extension DeviceDescription {
    /// The description in the `evdev` mapping of `libinput record`.
    init(libinput node: YamlNode) throws(YamlError) {
        self.init(name: node["name"]?.string ?? "")
        if let id = node["id"], !id.isNull { identity = try Self.identity(id) }
        if let list = node["properties"], !list.isNull {
            var found: InputProperties = []
            for item in try list.asItems() {
                found.formUnion(InputProperties(rawValue: 1 << UInt64(try item.asInt(in: 0...63))))
            }
            properties = found
        }
        if let types = node["codes"], !types.isNull {
            for entry in try types.asEntries() {
                let type = EventType(rawValue: try Self.number(entry, upTo: Self.largestType))
                add(type)
                for code in try entry.value.asItems() {
                    add(type, EventCode(rawValue: UInt16(try code.asInt(in: 0...Int(Self.largestCode)))))
                }
            }
        }
        if let list = node["absinfo"], !list.isNull {
            for entry in try list.asEntries() {
                let code = EventCode(rawValue: try Self.number(entry, upTo: Self.largestCode))
                var numbers: [Int32] = []
                for number in try entry.value.asItems() {
                    numbers.append(Int32(try number.asInt(in: Int(Int32.min)...Int(Int32.max))))
                }
                guard let axis = AbsoluteAxis(libinput: numbers) else {
                    throw entry.value.error(expected: AbsoluteAxis.libinputForm)
                }
                axes[code] = axis
            }
        }
    }

    private static func identity(_ node: YamlNode) throws(YamlError) -> DeviceIdentity {
        var numbers: [UInt16] = []
        for item in try node.asItems() { numbers.append(UInt16(try item.asInt(in: 0...65535))) }
        guard let identity = DeviceIdentity(numbers) else {
            throw node.error(expected: "“[<bus>, <vendor>, <product>, <version>]”")
        }
        return identity
    }

    /// A key that is a number.
    private static func number(_ entry: YamlNode.Entry, upTo limit: UInt16) throws(YamlError) -> UInt16 {
        guard let number = UInt16(entry.key), number <= limit else {
            throw YamlError(
                place: entry.keyPlace, path: entry.value.path, expected: "a number from 0 to \(limit)",
                found: PrintableText.quotation(of: entry.key))
        }
        return number
    }
}

extension DeviceIdentity {
    /// Bus, vendor, product and version.
    init?(_ numbers: [UInt16]) {
        guard numbers.count == 4 else { return nil }
        self.init(bus: numbers[0], vendor: numbers[1], product: numbers[2], version: numbers[3])
    }
}

extension AbsoluteAxis {
    static let libinputForm = "“[<min>, <max>, <fuzz>, <flat>, <resolution>]”"

    /// Minimum, maximum, fuzz, flat and optionally the resolution.
    init?(libinput numbers: [Int32]) {
        guard numbers.count == 4 || numbers.count == 5 else { return nil }
        self.init(
            minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3],
            resolution: numbers.count == 5 ? numbers[4] : 0)
    }
}
