import TouchInput

/// Reads evemu 1.0 to 1.3: a description, events, or both.
///
/// Types and codes are hexadecimal; values are decimal even with leading zeros. The description may be missing, and its
/// comments give the state at the start. Lines before the first evemu line are skipped with a note.
struct EvemuReader: LineFormatReader {
    var lines = LineSplitter()
    var damage: RecordingDamage?
    private var header = EvemuHeader()
    private var leading = LeadingText()
    private var isRecognised = false
    private var eventCount = 0
    private var wasCut = false

    static let eventForm = "“E: <sec>.<usec> <type> <code> <value>”"

    var devices: [RecordedDevice] {
        guard eventCount > 0 || header.isDescribed else { return [] }
        return [RecordedDevice(node: header.node, description: header.described, eventCount: eventCount)]
    }

    var notes: [RecordingNote] {
        var notes: [RecordingNote] = []
        if let note = leading.note, isRecognised { notes.append(note) }
        if let version = header.newerVersion {
            notes.append(RecordingNote("evemu version \(version) is newer than 1.3 and read as 1.3"))
        }
        if wasCut {
            notes.append(
                RecordingNote("the last line has no end; its value may be cut short", at: .line(lines.lineNumber)))
        }
        return notes
    }

    @inline(__always)
    mutating func nextLine(in bytes: RawSpan, from position: inout Int) -> Range<Int>? {
        lines.next(in: bytes, from: &position)
    }

    @inline(__always)
    mutating func take(_ line: RawSpan, isLast: Bool, into batch: inout EventBatch) {
        if let event = Self.event(in: line) {
            batch.append(event, device: 0)
            eventCount &+= 1
            if isLast { wasCut = true }
        } else {
            takeOther(line)
        }
    }

    mutating func end(into batch: inout EventBatch) {
        if !isRecognised, eventCount == 0 { damage = leading.damage }
    }

    /// The event in a line; `nil` if it is not an event.
    @inline(__always)
    static func event(in line: RawSpan) -> InputEvent? {
        guard line.byte(0) == UInt8(ascii: "E"), line.byte(1) == UInt8(ascii: ":") else { return nil }
        var position = 2
        line.skipBlanks(&position)
        guard let time = line.timestamp(&position) else { return nil }
        line.skipBlanks(&position)
        guard let type = line.hexadecimal16(&position) else { return nil }
        line.skipBlanks(&position)
        guard let code = line.hexadecimal16(&position) else { return nil }
        line.skipBlanks(&position)
        guard let value = line.signedDecimal(&position) else { return nil }
        if position < line.byteCount {
            guard RawSpan.isBlank(line.byte(position)) else { return nil }
            line.skipBlanks(&position)
            guard position >= line.byteCount || line.byte(position) == UInt8(ascii: "#") else { return nil }
        }
        return InputEvent(time: time, type: EventType(rawValue: type), code: EventCode(rawValue: code), value: value)
    }

    @inline(never)
    private mutating func takeOther(_ line: RawSpan) {
        if line.isBlank(from: 0) { return }
        let letter = line.byte(0)
        if letter == UInt8(ascii: "#") {
            if eventCount == 0 {
                header.takeComment(line)
                if line.has("# EVEMU ", at: 0) { isRecognised = true }
            }
            return
        }
        guard line.byte(1) == UInt8(ascii: ":"), Self.isDescriptionLetter(letter), eventCount == 0 else {
            if isRecognised || eventCount > 0 || letter == UInt8(ascii: "E") && line.byte(1) == UInt8(ascii: ":") {
                stop(expected: Self.eventForm, found: line)
            } else {
                leading.skip(line, number: lines.lineNumber, expected: Self.eventForm)
            }
            return
        }
        isRecognised = true
        if let expected = header.take(letter, line) { stop(expected: expected, found: line) }
    }

    private static func isDescriptionLetter(_ letter: UInt8) -> Bool {
        switch letter {
        case UInt8(ascii: "N"), UInt8(ascii: "I"), UInt8(ascii: "P"), UInt8(ascii: "B"), UInt8(ascii: "A"),
            UInt8(ascii: "L"), UInt8(ascii: "S"):
            true
        default: false
        }
    }
}
