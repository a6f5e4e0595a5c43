import TouchInput

/// Reads Android's `getevent`: with and without times, labels, paths and descriptions.
///
/// Each path is a separate device. Unknown lines before the first event are skipped with a note. Without times, all
/// events are at 0: invented times would look like measured ones.
struct GeteventReader: LineFormatReader {
    /// More paths than this are damage, so that no input claims unlimited memory.
    static let mostDevices = 256

    var lines = LineSplitter()
    var damage: RecordingDamage?
    /// The devices. The current one still lacks the `uncounted` events.
    private var known: [RecordedDevice] = []
    private var uncounted = 0
    /// The bytes of each device's path, in the order of `devices`; empty for the device without a path.
    private var paths: [[UInt8]] = []
    private var current = 0
    /// The device of lines without a path.
    private var pathless: Int?
    /// The device whose description is being read.
    private var described: Int?
    private var header = GeteventHeader()

    private var leading = LeadingText()
    private var hasEvents = false
    private var lastTime: Timestamp?
    private var untimed = 0
    private var unnamed = 0
    private var firstUnnamed = 0
    private var isAmbiguous = false

    var devices: [RecordedDevice] {
        var devices = known
        if uncounted > 0 { devices[current].eventCount += uncounted }
        return devices
    }

    var notes: [RecordingNote] {
        var notes: [RecordingNote] = []
        if let note = leading.note, hasEvents || !known.isEmpty { notes.append(note) }
        if untimed > 0 {
            notes.append(
                lastTime == nil
                    ? RecordingNote("the events have no times; all are taken to be at 0")
                    : RecordingNote("\(untimed) events have no time and take that of the event before"))
        }
        if unnamed > 0 {
            notes.append(
                RecordingNote(
                    "\(unnamed == 1 ? "an event" : "\(unnamed) events") with a name that is not known left out",
                    at: .line(firstUnnamed)))
        }
        if isAmbiguous {
            notes.append(RecordingNote("the events do not say which of the described devices they came from"))
        }
        return notes
    }

    @inline(__always)
    mutating func nextLine(in bytes: RawSpan, from position: inout Int) -> Range<Int>? {
        lines.next(in: bytes, from: &position)
    }

    @inline(__always)
    mutating func take(_ line: RawSpan, isLast: Bool, into batch: inout EventBatch) {
        if described != nil, RawSpan.isBlank(line.byte(0)) { return takeDescription(line) }
        var position = 0
        repeat {
            guard let event = GeteventLine.parse(line, &position) else {
                return takeOther(line)
            }
            guard take(event, line, into: &batch) else { return }
        } while position < line.byteCount  // `-n` puts all events on one line
    }

    mutating func end(into batch: inout EventBatch) {
        if !hasEvents, known.isEmpty { damage = leading.damage }
    }

    @inline(__always)
    private mutating func take(_ event: GeteventLine, _ line: RawSpan, into batch: inout EventBatch) -> Bool {
        if !hasEvents || described != nil {
            hasEvents = true
            described = nil
        }
        guard select(line, event.path) else { return false }
        if let time = event.time { lastTime = time } else { untimed &+= 1 }
        guard let content = event.content else {
            if unnamed == 0 { firstUnnamed = lines.lineNumber }
            unnamed &+= 1
            return true
        }
        let time = event.time ?? lastTime ?? Timestamp(microseconds: 0)
        batch.append(
            InputEvent(time: time, type: content.type, code: content.code, value: content.value), device: current)
        uncounted &+= 1
        return true
    }

    /// Makes the device with this path the current one.
    @inline(__always)
    private mutating func select(_ line: RawSpan, _ path: Range<Int>) -> Bool {
        if path.isEmpty {
            if let pathless {
                if pathless != current { turn(to: pathless) }
                return true
            }
            return selectPathless()
        }
        if current < paths.count, Self.equal(paths[current], line, path) { return true }
        return selectOther(line, path)
    }

    @inline(never)
    private mutating func selectPathless() -> Bool {
        if known.count == 1 {
            pathless = 0
        } else {
            isAmbiguous = !known.isEmpty
            pathless = known.count
            known.append(RecordedDevice())
            paths.append([])
        }
        turn(to: pathless ?? 0)
        return true
    }

    @inline(never)
    private mutating func selectOther(_ line: RawSpan, _ path: Range<Int>) -> Bool {
        if let index = paths.firstIndex(where: { Self.equal($0, line, path) }) {
            turn(to: index)
            return true
        }
        guard known.count < Self.mostDevices else {
            stop(expected: "events of at most \(Self.mostDevices) devices", found: line)
            return false
        }
        turn(to: known.count)
        known.append(RecordedDevice(node: line.text(path)))
        paths.append(path.map { line.byte($0) })
        return true
    }

    /// Makes another device the current one.
    private mutating func turn(to index: Int) {
        if uncounted > 0 { known[current].eventCount += uncounted }
        uncounted = 0
        current = index
    }

    @inline(__always)
    private static func equal(_ bytes: [UInt8], _ line: RawSpan, _ path: Range<Int>) -> Bool {
        bytes.count == path.count && line.has(bytes.span.bytes, at: path.lowerBound)
    }

    @inline(never)
    private mutating func takeDescription(_ line: RawSpan) {
        guard let described, known[described].eventCount == 0, var description = known[described].description else {
            return
        }
        header.take(line, into: &description)
        known[described].description = description
    }

    @inline(never)
    private mutating func takeOther(_ line: RawSpan) {
        if line.isBlank(from: 0) { return }
        var position = 0
        if line.skip("add device ", &position), line.decimal(&position) != nil, line.skip(":", &position) {
            return addDevice(line, position)
        }
        if line.has("remove device ", at: 0) || line.has("could not ", at: 0) {
            described = nil
        } else if !hasEvents {
            described = nil
            leading.skip(line, number: lines.lineNumber, expected: GeteventLine.form)
        } else {
            stop(expected: GeteventLine.form, found: line)
        }
    }

    private mutating func addDevice(_ line: RawSpan, _ start: Int) {
        var position = start
        line.skipBlanks(&position)
        var end = line.byteCount
        while end > position, RawSpan.isBlank(line.byte(end - 1)) { end -= 1 }
        guard position < end, selectOther(line, position..<end) else { return }
        // A device that was plugged in again keeps its first description, which its events were read by.
        if known[current].eventCount == 0 { known[current].description = DeviceDescription() }
        described = current
        header = GeteventHeader()
    }
}
