import Documents
import TouchInput

/// The description at the beginning of an evemu recording, versions 1.0 to 1.3.
struct EvemuHeader: Sendable {
    /// Whether any line of a description was read.
    private(set) var isDescribed = false
    /// The node of the device, if a comment names it.
    private(set) var node: String?
    /// The version in the first line, if it is newer than the known ones.
    private(set) var newerVersion: String?

    private var description = DeviceDescription()
    /// The list of codes in the comments, from which the values at the start are taken.
    private var listed = DeviceDescription()
    private var listing = EventListing()
    /// How many bitmap bytes each type has had; another line of the type continues after them.
    private var bitmapBytes: [UInt16: Int] = [:]
    private var propertyBytes = 0

    static let bitmapForm = "“B: <type>” and 8 bytes, all hex"

    /// The description, with the values of the axes at the start if the comments have them.
    var described: DeviceDescription? {
        guard isDescribed else { return nil }
        var result = description
        for (code, axis) in listed.axes where result.axes[code] != nil { result.axes[code]?.value = axis.value }
        return result
    }

    /// Reads a comment of the description, after its `#`.
    mutating func takeComment(_ line: RawSpan) {
        var position = 1
        line.skipBlanks(&position)
        if line.skip("EVEMU ", &position) {
            let start = position
            guard let major = line.decimal(&position), line.byte(position) == UInt8(ascii: ".") else { return }
            position += 1
            let minor = line.decimal(&position) ?? 0
            if major > 1 || minor > 3 {
                newerVersion = PrintableText.excerpt(of: line.extracting(start..<position), limit: 20)
            }
        } else if line.skip("device /dev/", &position) {
            node = "/dev/" + line.text(position..<line.byteCount)
        } else {
            _ = listing.take(line, from: position, into: &listed)
        }
    }

    /// Reads a line that begins with `letter` and a colon. If it is malformed, returns what was expected.
    mutating func take(_ letter: UInt8, _ line: RawSpan) -> String? {
        var position = 2
        isDescribed = true
        switch letter {
        case UInt8(ascii: "N"):
            if line.byte(2) == 0x20 { position += 1 }
            description.name = line.text(position..<line.byteCount)
            return nil
        case UInt8(ascii: "I"):
            return takeIdentity(line, &position) ? nil : "“I: <bus> <vendor> <product> <version>”, all hex"
        case UInt8(ascii: "P"):
            return takeProperties(line, &position) ? nil : "“P:” and hex bytes"
        case UInt8(ascii: "B"):
            return takeBitmap(line, &position) ? nil : Self.bitmapForm
        case UInt8(ascii: "A"):
            return takeAxis(line, &position) ? nil : "“A: <axis> <min> <max> <fuzz> <flat> [<resolution>]”"
        case UInt8(ascii: "L"):
            return takeState(.led, line, &position) ? nil : "“L: <led> <state>”"
        default:
            return takeState(.switches, line, &position) ? nil : "“S: <switch> <state>”"
        }
    }

    private mutating func takeIdentity(_ line: RawSpan, _ position: inout Int) -> Bool {
        guard let bus = hex(line, &position), let vendor = hex(line, &position), let product = hex(line, &position),
            let version = hex(line, &position), line.isBlank(from: position)
        else { return false }
        description.identity = DeviceIdentity(bus: bus, vendor: vendor, product: product, version: version)
        return true
    }

    private mutating func takeProperties(_ line: RawSpan, _ position: inout Int) -> Bool {
        var properties = description.properties?.rawValue ?? 0
        while !line.isBlank(from: position) {
            guard let byte = hex(line, &position), byte <= 0xff else { return false }
            if propertyBytes < 8 { properties |= UInt64(byte) << UInt64(8 * propertyBytes) }
            propertyBytes = min(propertyBytes + 1, 8)
        }
        description.properties = InputProperties(rawValue: properties)
        return true
    }

    /// The bitmap of type 0 lists the types themselves. Bits of codes outside the kernel's range are left out.
    private mutating func takeBitmap(_ line: RawSpan, _ position: inout Int) -> Bool {
        guard let type = hex(line, &position), type <= DeviceDescription.largestType, !line.isBlank(from: position)
        else { return false }
        var offset = bitmapBytes[type] ?? 0
        while !line.isBlank(from: position) {
            guard let byte = hex(line, &position), byte <= 0xff else { return false }
            for bit in 0..<8 where byte >> bit & 1 == 1 {
                let number = offset * 8 + bit
                if type == EventType.synchronization.rawValue {
                    if number <= DeviceDescription.largestType { description.add(EventType(rawValue: UInt16(number))) }
                } else if number <= DeviceDescription.largestCode {
                    description.add(EventType(rawValue: type), EventCode(rawValue: UInt16(number)))
                }
            }
            offset = min(offset + 1, 1 << 16)
        }
        bitmapBytes[type] = offset
        return true
    }

    /// Four numbers or five, in all versions.
    private mutating func takeAxis(_ line: RawSpan, _ position: inout Int) -> Bool {
        guard let code = hex(line, &position), code <= DeviceDescription.largestCode,
            let minimum = decimal(line, &position), let maximum = decimal(line, &position),
            let fuzz = decimal(line, &position), let flat = decimal(line, &position)
        else { return false }
        var resolution: Int32 = 0
        if !line.isBlank(from: position) {
            guard let fifth = decimal(line, &position), line.isBlank(from: position) else { return false }
            resolution = fifth
        }
        description.axes[EventCode(rawValue: code)] = AbsoluteAxis(
            minimum: minimum, maximum: maximum, fuzz: fuzz, flat: flat, resolution: resolution)
        return true
    }

    private mutating func takeState(_ type: EventType, _ line: RawSpan, _ position: inout Int) -> Bool {
        guard let code = hex(line, &position), code <= DeviceDescription.largestCode,
            let state = decimal(line, &position), line.isBlank(from: position)
        else { return false }
        description.states[type, default: [:]][EventCode(rawValue: code)] = state
        return true
    }

    private func hex(_ line: RawSpan, _ position: inout Int) -> UInt16? {
        line.skipBlanks(&position)
        return line.hexadecimal16(&position)
    }

    private func decimal(_ line: RawSpan, _ position: inout Int) -> Int32? {
        line.skipBlanks(&position)
        return line.signedDecimal(&position)
    }
}
