import TouchInput

/// Reads `evtest`: the description of a device, then one line for each event; all numbers are decimal.
///
/// Marks have no numbers, only text that varies between versions. Values of `MSC_RAW` and `MSC_SCAN` are hexadecimal.
/// Unknown lines before the first event are skipped with a note.
struct EvtestReader: LineFormatReader {
    var lines = LineSplitter()
    var damage: RecordingDamage?
    private var description: DeviceDescription?
    private var listing = EventListing()
    private var leading = LeadingText()
    private var isRecognised = false
    private var eventCount = 0
    private var unknownMarks = 0
    private var firstUnknownMark = 0
    private var wasCut = false

    static let eventForm = "“Event: time <sec>.<usec>, type <type> (…), code <code> (…), value <value>”"

    var devices: [RecordedDevice] {
        guard eventCount > 0 || description != nil else { return [] }
        return [RecordedDevice(description: description, eventCount: eventCount)]
    }

    var notes: [RecordingNote] {
        var notes: [RecordingNote] = []
        if let note = leading.note, isRecognised || eventCount > 0 { notes.append(note) }
        if unknownMarks > 0 {
            notes.append(
                RecordingNote(
                    "\(unknownMarks == 1 ? "an event" : "\(unknownMarks) events") of no known name left out",
                    at: .line(firstUnknownMark)))
        }
        if wasCut {
            notes.append(
                RecordingNote("the last line has no end; its value may be cut short", at: .line(lines.lineNumber)))
        }
        return notes
    }

    /// The content of a line that begins like an event.
    enum Line {
        case event(InputEvent)
        case unknownMark
        case damaged
        case noEvent
    }

    @inline(__always)
    mutating func nextLine(in bytes: RawSpan, from position: inout Int) -> Range<Int>? {
        lines.next(in: bytes, from: &position)
    }

    @inline(__always)
    mutating func take(_ line: RawSpan, isLast: Bool, into batch: inout EventBatch) {
        switch Self.parse(line) {
        case .event(let event):
            batch.append(event, device: 0)
            eventCount &+= 1
            if isLast, event.type != .synchronization { wasCut = true }
        case .unknownMark:
            isRecognised = true
            if unknownMarks == 0 { firstUnknownMark = lines.lineNumber }
            unknownMarks += 1
        case .damaged:
            stop(expected: Self.eventForm, found: line)
        case .noEvent:
            takeOther(line)
        }
    }

    mutating func end(into batch: inout EventBatch) {
        if !isRecognised, eventCount == 0 { damage = leading.damage }
    }

    @inline(__always)
    static func parse(_ line: RawSpan) -> Line {
        var position = 0
        line.skipBlanks(&position)
        guard line.skip("Event: time ", &position) else { return .noEvent }
        line.skipBlanks(&position)
        guard let time = line.timestamp(&position), line.byte(position) == UInt8(ascii: ",") else { return .damaged }
        position &+= 1
        line.skipBlanks(&position)
        guard line.skip("type ", &position) else { return mark(line, position, time) }
        guard let type = number(line, &position), line.skip(", code ", &position),
            let code = number(line, &position), line.skip(", value ", &position)
        else { return .damaged }
        let value: Int32
        if isHexadecimal(EventType(rawValue: type), EventCode(rawValue: code)) {
            guard let bits = line.hexadecimal(&position, digits: 8) else { return .damaged }
            value = Int32(bitPattern: bits)
        } else {
            guard let number = line.signedDecimal(&position) else { return .damaged }
            value = number
        }
        guard line.isBlank(from: position) else { return .damaged }
        return .event(
            InputEvent(time: time, type: EventType(rawValue: type), code: EventCode(rawValue: code), value: value))
    }

    /// Whether `evtest` prints the values of this code as hexadecimal numbers.
    @inline(__always)
    static func isHexadecimal(_ type: EventType, _ code: EventCode) -> Bool {
        type == .miscellaneous && (code == .rawCode || code == .scanCode)
    }

    /// A type or code and its name in brackets.
    @inline(__always)
    private static func number(_ line: RawSpan, _ position: inout Int) -> UInt16? {
        line.skipBlanks(&position)
        guard let number = line.decimal(&position), let result = UInt16(exactly: number) else { return nil }
        line.skipBlanks(&position)
        line.skipName(&position)
        return result
    }

    /// `-------------- SYN_REPORT ------------` and similar, from `start` on.
    @inline(__always)
    private static func mark(_ line: RawSpan, _ start: Int, _ time: Timestamp) -> Line {
        var position = start
        while position < line.byteCount, isRule(line.byte(position)) { position &+= 1 }
        guard position > start else { return .damaged }
        line.skipBlanks(&position)
        let code: EventCode
        if line.skip("SYN_REPORT", &position) || line.skip("Report Sync", &position) || line.skip("EV_SYN", &position) {
            code = .synReport
        } else if line.skip("SYN_MT_REPORT", &position) {
            code = .synMTReport
        } else if line.skip("SYN_DROPPED", &position) {
            code = .synDropped
        } else if line.skip("SYN_CONFIG", &position) || line.skip("Config Sync", &position) {
            code = .synConfig
        } else {
            return isWholeMark(line, position) ? .unknownMark : .damaged
        }
        guard isWholeMark(line, position) else { return .damaged }
        return .event(InputEvent(time: time, type: .synchronization, code: code, value: 0))
    }

    /// Whether the text of the mark, from `position` on, ends in dashes, pluses or angle brackets.
    @inline(__always)
    private static func isWholeMark(_ line: RawSpan, _ position: Int) -> Bool {
        var end = line.byteCount
        while end > position, RawSpan.isBlank(line.byte(end &- 1)) { end &-= 1 }
        return end > position && isRule(line.byte(end &- 1))
    }

    @inline(__always)
    private static func isRule(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
    }

    @inline(never)
    private mutating func takeOther(_ line: RawSpan) {
        if line.isBlank(from: 0) { return }
        if eventCount > 0 {
            stop(expected: Self.eventForm, found: line)
        } else if takeDescription(line) {
            isRecognised = true
        } else if !line.has("Testing", at: 0) {
            leading.skip(line, number: lines.lineNumber, expected: Self.eventForm)
        }
    }

    private mutating func takeDescription(_ line: RawSpan) -> Bool {
        var position = 0
        line.skipBlanks(&position)
        if line.has("Input driver version is", at: position) || line.has("Supported events:", at: position)
            || line.has("Key repeat handling:", at: position)
        {
            return true
        }
        var described = description ?? DeviceDescription()
        if line.skip("Input device name:", &position) {
            described.name = line.quoted(from: position) ?? ""
        } else if line.skip("Input device ID:", &position) {
            described.identity = Self.identity(line, position)
        } else if !listing.take(line, from: position, into: &described) {
            return false
        }
        description = described
        return true
    }

    /// `bus 0x18 vendor 0x0 product 0x0 version 0x1`.
    private static func identity(_ line: RawSpan, _ start: Int) -> DeviceIdentity? {
        var position = start
        var numbers: [UInt16] = []
        for word: StaticString in ["bus 0x", "vendor 0x", "product 0x", "version 0x"] {
            line.skipBlanks(&position)
            guard line.skip(word, &position), let number = line.hexadecimal16(&position) else { return nil }
            numbers.append(number)
        }
        return DeviceIdentity(bus: numbers[0], vendor: numbers[1], product: numbers[2], version: numbers[3])
    }
}
