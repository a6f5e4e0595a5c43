import TouchInput

/// One event of Android's `getevent`, in any of its forms.
struct GeteventLine {
    /// The time; `nil` if the log was made without `-t`.
    var time: Timestamp?
    /// The bytes of the line that name the device; empty if the line names none.
    var path: Range<Int>
    /// The event without its time; `nil` if it contains an unknown name.
    var content: Content?

    /// An event without its time.
    struct Content {
        var type: EventType
        var code: EventCode
        var value: Int32
    }

    static let form = "“[<sec>.<usec>] [<device>:] <type> <code> <value of 8 hex digits>”"

    /// The event at `position`, which moves past it and the blanks after it; `nil` if there is none.
    @inline(__always)
    static func parse(_ line: RawSpan, _ position: inout Int) -> GeteventLine? {
        line.skipBlanks(&position)
        var time: Timestamp?
        if line.byte(position) == UInt8(ascii: "[") {
            position &+= 1
            line.skipBlanks(&position)
            guard let stamp = line.timestamp(&position), line.byte(position) == UInt8(ascii: "]") else { return nil }
            position &+= 1
            time = stamp
            line.skipBlanks(&position)
        } else if let stamp = oldStamp(line, &position) {
            time = stamp
            line.skipBlanks(&position)
        }
        var path = position..<position
        if line.byte(position) == UInt8(ascii: "/") {
            let start = line.skipWord(&position)
            guard line.byte(position &- 1) == UInt8(ascii: ":") else { return nil }
            path = start..<position &- 1
            line.skipBlanks(&position)
        }
        guard let content = content(line, &position) else { return nil }
        line.skipBlanks(&position)
        if line.byte(position) == UInt8(ascii: "r"), line.skip("rate ", &position) {
            guard line.decimal(&position) != nil else { return nil }
            line.skipBlanks(&position)
        }
        switch content {
        case .known(let content): return GeteventLine(time: time, path: path, content: content)
        case .unknownName: return GeteventLine(time: time, path: path, content: nil)
        }
    }

    private enum Named {
        case known(Content)
        case unknownName
    }

    /// `26033-45:` is 26033 s and 45 µs: the second number has no leading zeros.
    @inline(__always)
    private static func oldStamp(_ line: RawSpan, _ position: inout Int) -> Timestamp? {
        var end = position
        guard let stamp = line.timestamp(&end, separator: UInt8(ascii: "-")) else { return nil }
        line.skipBlanks(&end)
        guard line.byte(end) == UInt8(ascii: ":") else { return nil }
        position = end &+ 1
        return stamp
    }

    @inline(__always)
    private static func content(_ line: RawSpan, _ position: inout Int) -> Named? {
        if let content = numbers(line, &position) { return .known(content) }
        guard let type = type(line, &position) else { return nil }
        line.skipBlanks(&position)
        let start = line.skipWord(&position)
        let count = position &- start
        guard count > 0 else { return nil }
        var code: EventCode?
        if count == 4, let number = wholeHexadecimal16(line, start) {
            code = EventCode(rawValue: number)
        } else {
            if let type { code = EventNames.code(named: line.extracting(unchecked: start..<position), type: type) }
            guard code != nil || isName(line, start) else { return nil }
        }
        line.skipBlanks(&position)
        guard let value = value(line, &position) else { return nil }
        switch value {
        case .number(let value):
            guard let type, let code else { return .unknownName }
            return .known(Content(type: type, code: code, value: value))
        case .unknownName:
            return .unknownName
        }
    }

    /// `0003 0035 0000012c`, the form of nearly all logs; otherwise `nil`, and `position` stays.
    @inline(__always)
    private static func numbers(_ line: RawSpan, _ position: inout Int) -> Content? {
        guard position &+ 18 <= line.byteCount, line.byte(position &+ 4) == 0x20, line.byte(position &+ 9) == 0x20,
            let type = line.hexadecimal4(position), let code = line.hexadecimal4(position &+ 5)
        else { return nil }
        var end = position &+ 10
        guard let bits = line.hexadecimal8(&end), end >= line.byteCount || RawSpan.isBlank(line.byte(end)) else {
            return nil
        }
        position = end
        return Content(
            type: EventType(rawValue: type), code: EventCode(rawValue: code), value: Int32(bitPattern: bits))
    }

    /// The type; `.some(nil)` if its name is unknown, `nil` if there is none.
    @inline(__always)
    private static func type(_ line: RawSpan, _ position: inout Int) -> EventType?? {
        if position &+ 7 <= line.byteCount, RawSpan.isBlank(line.byte(position &+ 6)) {
            // Nearly all lines begin with one of three names.
            let word = UInt64(line.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt32.self).littleEndian)
            let rest = line.unsafeLoadUnaligned(fromUncheckedByteOffset: position &+ 4, as: UInt16.self).littleEndian
            let type: EventType? =
                switch word | UInt64(rest) << 32 {
                case 0x5342_415f_5645: .absolute
                case 0x4e59_535f_5645: .synchronization
                case 0x5945_4b5f_5645: .key
                default: nil
                }
            if let type {
                position &+= 6
                return type
            }
        }
        let start = line.skipWord(&position)
        if position &- start == 4, let number = wholeHexadecimal16(line, start) { return EventType(rawValue: number) }
        guard line.has("EV_", at: start) else { return nil }
        return .some(EventNames.type(named: line.extracting(start..<position)))
    }

    private enum Value {
        case number(Int32)
        case unknownName
    }

    /// Exactly eight hexadecimal digits, or the words of `-l` for keys and tool types. Fewer digits mean that the value
    /// is cut off.
    @inline(__always)
    private static func value(_ line: RawSpan, _ position: inout Int) -> Value? {
        let start = position
        if let bits = line.hexadecimal8(&position) { return .number(Int32(bitPattern: bits)) }
        _ = line.skipWord(&position)
        let word = line.extracting(start..<position)
        for (name, value) in Self.valueNames where word.byteCount == name.utf8CodeUnitCount && word.has(name, at: 0) {
            return .number(value)
        }
        return word.byteCount > 8 && word.has("MT_TOOL_", at: 0) ? .unknownName : nil
    }

    /// The words of `-l` for the states of keys and for `ABS_MT_TOOL_TYPE`.
    static let valueNames: [(StaticString, Int32)] = [
        ("DOWN", 1), ("UP", 0), ("REPEAT", 2), ("MT_TOOL_FINGER", 0), ("MT_TOOL_PEN", 1), ("MT_TOOL_PALM", 2),
        ("MT_TOOL_DIAL", 0x0a),
    ]

    @inline(__always)
    private static func wholeHexadecimal16(_ line: RawSpan, _ start: Int) -> UInt16? {
        var position = start
        guard let number = line.hexadecimal(&position, digits: 4), position == start &+ 4 else { return nil }
        return UInt16(truncatingIfNeeded: number)
    }

    /// Whether a word looks like a kernel name: `ABS_…`, `BTN_…`.
    @inline(__always)
    private static func isName(_ line: RawSpan, _ start: Int) -> Bool {
        let letter = line.byte(start) &- UInt8(ascii: "A")
        guard letter < 26 else { return false }
        var position = start
        while position < line.byteCount, !RawSpan.isBlank(line.byte(position)) {
            if line.byte(position) == UInt8(ascii: "_") { return true }
            position &+= 1
        }
        return false
    }
}
