import Glibc
import TouchInput

/// A device that is plugged in, as described by the system without opening it.
public struct ListedDevice: Hashable, Sendable {
    /// The node, such as `/dev/input/event5`.
    public var path: String
    /// What is known: name, identity, properties and codes. The ranges of the axes are unknown and given as 0 to 0.
    public var outline: DeviceDescription
    /// Its names in `/dev/input/by-id` and `by-path`.
    public var links: [String]

    /// The name of the device.
    public var name: String { outline.name }
    /// Touchscreen, touchpad or neither.
    public var kind: DeviceKind { outline.kind.kind }

    /// All input devices, ordered by number.
    public static func all() -> [ListedDevice] {
        let folder = HotplugWatch.folder
        var links: [String: [String]] = [:]
        for kind in HotplugWatch.linkFolders {
            for name in SystemFolder.names(in: "\(folder)/\(kind)").sorted() {
                guard let node = SystemFolder.target("\(folder)/\(kind)/\(name)") else { continue }
                links[node, default: []].append(name)
            }
        }
        let numbers = SystemFolder.names(in: folder).compactMap { name in
            name.hasPrefix("event") ? UInt32(name.dropFirst(5)) : nil
        }
        return numbers.sorted().map { number in
            let node = "event\(number)"
            return ListedDevice(
                path: "\(folder)/\(node)", outline: outline("/sys/class/input/\(node)/device"), links: links[node] ?? []
            )
        }
    }

    /// Why the devices cannot be listed; `nil` if they can. Otherwise an empty list would look like no devices.
    public static var failure: DeviceFailure? {
        guard unsafe access(HotplugWatch.folder, R_OK | X_OK) != 0, errno == EACCES else { return nil }
        return DeviceFailure(
            "list the devices in", HotplugWatch.folder, code: EACCES,
            advice: "To let all users list them: sudo chmod a+rx \(HotplugWatch.folder)")
    }

    /// The description in sysfs, which everyone may read.
    private static func outline(_ folder: String) -> DeviceDescription {
        func number(_ name: String) -> UInt16 { UInt16(SystemFolder.text("\(folder)/id/\(name)"), radix: 16) ?? 0 }
        var outline = DeviceDescription(
            name: SystemFolder.text("\(folder)/name"),
            identity: DeviceIdentity(
                bus: number("bustype"), vendor: number("vendor"), product: number("product"),
                version: number("version")),
            properties: InputProperties(
                rawValue: bits(SystemFolder.text("\(folder)/properties")).reduce(0) { $1 < 64 ? $0 | 1 << $1 : $0 }))
        for (name, type) in [("key", EventType.key), ("abs", .absolute), ("rel", .relative)] {
            let found = bits(SystemFolder.text("\(folder)/capabilities/\(name)"))
            if !found.isEmpty { outline.codes[type] = found.map { EventCode(rawValue: UInt16($0)) } }
        }
        for code in outline.codes[.absolute] ?? [] { outline.axes[code] = AbsoluteAxis(minimum: 0, maximum: 0) }
        return outline
    }

    /// The numbers of the set bits in hexadecimal words, of which the last is the lowest.
    static func bits(_ text: String) -> [Int] {
        var numbers: [Int] = []
        for (index, word) in text.split(separator: " ").reversed().enumerated() where index < 64 {
            guard let value = UInt(word, radix: 16) else { continue }
            for bit in 0..<UInt.bitWidth where value >> UInt(bit) & 1 == 1 {
                numbers.append(index * UInt.bitWidth + bit)
            }
        }
        return numbers
    }
}
