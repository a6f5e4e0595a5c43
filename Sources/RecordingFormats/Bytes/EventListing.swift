import TouchInput

/// The list of what a device can send, as `evtest` prints it and as comments of evemu and libinput repeat it.
///
/// It is read word by word, not line by line, since lines are joined in old collections.
struct EventListing: Sendable {
    private var type: EventType?
    private var code: EventCode?

    /// Reads a line of the list, from `position` on, into `description`. Returns whether it was part of the list.
    mutating func take(_ line: RawSpan, from position: Int, into description: inout DeviceDescription) -> Bool {
        var position = position
        var isListing = false
        while true {
            line.skipBlanks(&position)
            if position >= line.byteCount { return isListing }
            guard takeItem(line, &position, &description) else { return isListing }
            isListing = true
        }
    }

    private mutating func takeItem(
        _ line: RawSpan, _ position: inout Int, _ description: inout DeviceDescription
    ) -> Bool {
        if line.skip("Event type ", &position) || line.skip("Repeat type ", &position) {
            type = nil
            code = nil
            guard let number = number(line, &position, upTo: DeviceDescription.largestType) else { return false }
            type = EventType(rawValue: number)
            description.add(EventType(rawValue: number))
            return true
        }
        if line.skip("Event code ", &position) || line.skip("Repeat code ", &position) {
            code = nil
            guard let type, let number = number(line, &position, upTo: DeviceDescription.largestCode) else {
                return false
            }
            let found = EventCode(rawValue: number)
            code = found
            description.add(type, found)
            return true
        }
        if line.skip("Properties:", &position) {
            type = nil
            code = nil
            if description.properties == nil { description.properties = [] }
            return true
        }
        if line.skip("Property", &position) {
            line.skipBlanks(&position)
            if line.skip("type", &position) { line.skipBlanks(&position) }
            guard let number = number(line, &position, upTo: 63) else { return false }
            let properties = description.properties ?? []
            description.properties = properties.union(InputProperties(rawValue: 1 << UInt64(number)))
            return true
        }
        return takeNumber(line, &position, &description)
    }

    /// `Min 0` and the other numbers of an axis, or `state 1` of a switch or light.
    private mutating func takeNumber(
        _ line: RawSpan, _ position: inout Int, _ description: inout DeviceDescription
    ) -> Bool {
        let start = line.skipWord(&position)
        let word = line.extracting(start..<position)
        line.skipBlanks(&position)
        guard let value = line.signedDecimal(&position) else { return false }
        guard let type, let code else { return Self.isNumberWord(word) }
        if word.has("state", at: 0) {
            description.states[type, default: [:]][code] = value
            return true
        }
        guard Self.isNumberWord(word) else { return false }
        guard type == .absolute else { return true }
        var axis = description.axes[code] ?? AbsoluteAxis(minimum: 0, maximum: 0)
        switch word.byte(0) {
        case UInt8(ascii: "V"): axis.value = value
        case UInt8(ascii: "M"):
            if word.byte(1) == UInt8(ascii: "i") { axis.minimum = value } else { axis.maximum = value }
        case UInt8(ascii: "F"):
            if word.byte(1) == UInt8(ascii: "u") { axis.fuzz = value } else { axis.flat = value }
        default: axis.resolution = value
        }
        description.axes[code] = axis
        return true
    }

    private static func isNumberWord(_ word: RawSpan) -> Bool {
        let names: [StaticString] = ["Value", "Min", "Max", "Fuzz", "Flat", "Resolution"]
        return names.contains { word.byteCount == $0.utf8CodeUnitCount && word.has($0, at: 0) }
    }

    /// A number. The name in brackets that follows it is skipped.
    private func number(_ line: RawSpan, _ position: inout Int, upTo limit: UInt16) -> UInt16? {
        line.skipBlanks(&position)
        guard let number = line.decimal(&position), number <= Int64(limit) else { return nil }
        line.skipBlanks(&position)
        line.skipName(&position)
        return UInt16(number)
    }
}

extension RawSpan {
    /// The text between the first and the last double quote after `position`.
    func quoted(from position: Int) -> String? {
        var start = position
        while start < byteCount, byte(start) != UInt8(ascii: "\"") { start += 1 }
        var end = byteCount - 1
        while end > start, byte(end) != UInt8(ascii: "\"") { end -= 1 }
        return end > start ? text(start + 1..<end) : nil
    }

    /// The bytes in `range` as text; invalid UTF-8 becomes U+FFFD.
    func text(_ range: Range<Int>) -> String {
        extracting(range).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }
}
