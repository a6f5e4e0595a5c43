import Documents
import TouchInput

/// Reads `libinput record` line by line, for recordings that are no longer valid YAML.
struct LibinputLines {
    private(set) var devices: [RecordedDevice] = []
    private(set) var damage: RecordingDamage?
    private var section = Section.none
    private var listing = EventListing()
    private var heard = DeviceDescription()
    private var isListOpen = false
    private var skipped = 0
    private var firstSkipped: RecordingNote?

    private enum Section { case none, device, codes, axes, events }

    var notes: [RecordingNote] {
        guard let firstSkipped else { return [] }
        let count = skipped == 1 ? "a line" : "\(skipped) lines"
        return [RecordingNote("\(count) skipped, beginning with “\(firstSkipped.text)”", at: firstSkipped.place)]
    }

    mutating func read(_ bytes: RawSpan, into batch: inout EventBatch) {
        var lastLine = 1
        bytes.forEachLine { line, number, isLast in
            lastLine = number
            take(line, number, isLast: isLast, into: &batch)
            return damage == nil
        }
        if damage == nil, isListOpen {
            damage = RecordingDamage(
                place: .line(lastLine), expected: "the end of a list", found: "the end of the input")
        }
        endDescription()
    }

    private mutating func take(_ line: RawSpan, _ number: Int, isLast: Bool, into batch: inout EventBatch) {
        var start = 0
        line.skipBlanks(&start)
        // Quoted in an email.
        while line.byte(start) == UInt8(ascii: ">") {
            start += 1
            line.skipBlanks(&start)
        }
        let line = line.extracting(start..<line.byteCount)
        if line.byteCount == 0 { return }
        if line.has("- [", at: 0) {
            guard let event = Self.event(line) else {
                damage = RecordingDamage(
                    place: .line(number), expected: "“- [<sec>, <usec>, <type>, <code>, <value>]”",
                    found: PrintableText.quotation(of: line) + (isLast ? ", where the input ends" : ""))
                return
            }
            section = .events
            batch.append(event, device: device())
        } else if line.byte(0) == UInt8(ascii: "#") {
            takeComment(line)
        } else if isListOpen {
            isListOpen = line.index(of: "]") == nil
        } else if !takeKey(line) {
            if isLast {
                damage = RecordingDamage(
                    place: .line(number), expected: "a whole line of libinput record",
                    found: PrintableText.quotation(of: line) + ", where the input ends")
            }
            if firstSkipped == nil {
                firstSkipped = RecordingNote(PrintableText.excerpt(of: line), at: .line(number))
            }
            skipped += 1
        }
    }

    /// `- [<sec>, <usec>, <type>, <code>, <value>]`, whatever follows.
    private static func event(_ line: RawSpan) -> InputEvent? {
        var position = 3
        line.skipBlanks(&position)
        guard let seconds = line.unsigned64(&position), line.skipComma(&position),
            let microseconds = line.unsigned64(&position), line.skipComma(&position),
            let time = Timestamp(wrappedSeconds: seconds, microseconds: microseconds),
            let type = line.decimal(&position).flatMap({ UInt16(exactly: $0) }), line.skipComma(&position),
            let code = line.decimal(&position).flatMap({ UInt16(exactly: $0) }), line.skipComma(&position),
            let value = line.signedDecimal(&position)
        else { return nil }
        line.skipBlanks(&position)
        guard line.byte(position) == UInt8(ascii: "]") else { return nil }
        return InputEvent(time: time, type: EventType(rawValue: type), code: EventCode(rawValue: code), value: value)
    }

    /// The comments repeat the description. In some pasted excerpts nothing else is left of it.
    private mutating func takeComment(_ line: RawSpan) {
        guard section != .events else { return }
        var position = 1
        line.skipBlanks(&position)
        if line.skip("Name: ", &position) {
            heard.name = line.text(position..<line.byteCount)
        } else {
            _ = listing.take(line, from: position, into: &heard)
        }
    }

    /// A line with a key of `libinput record`.
    private mutating func takeKey(_ line: RawSpan) -> Bool {
        var position = 0
        if line.skip("- node:", &position) {
            endDescription()
            line.skipBlanks(&position)
            devices.append(RecordedDevice(node: line.text(position..<line.byteCount)))
            section = .device
            return true
        }
        if section != .events, takeDescription(line) { return true }
        for key: StaticString in ["events:", "- evdev:", "- libinput:", "- hid:"] where line.has(key, at: 0) {
            section = .events
            return true
        }
        for key: StaticString in ["udev:", "quirks:", "hid:", "libinput:"] where line.has(key, at: 0) {
            if section != .events { section = .none }
            noteOpenList(line)
            return true
        }
        for key: StaticString in [
            "version:", "ndevices:", "git:", "autorestart:", "system:", "os:", "kernel:", "dmi:", "devices:", "evdev:",
            "properties:", "- {time:", "time:", "hidraw", "size:", "capabilities:",
        ] where line.has(key, at: 0) {
            noteOpenList(line)
            return true
        }
        // Entries of the lists under udev and quirks.
        return section == .none && line.has("- ", at: 0) && line.index(of: "=") != nil
    }

    private mutating func noteOpenList(_ line: RawSpan) {
        isListOpen = line.index(of: "[") != nil && line.index(of: "]") == nil
    }

    private mutating func takeDescription(_ line: RawSpan) -> Bool {
        var position = 0
        if line.skip("name:", &position) {
            guard let name = line.quoted(from: position) else { return false }
            described { $0.name = name }
        } else if line.skip("id:", &position) {
            guard let numbers = line.list(from: position),
                let identity = DeviceIdentity(numbers.compactMap { UInt16(exactly: $0) })
            else { return false }
            described { $0.identity = identity }
        } else if line.has("codes:", at: 0) {
            section = .codes
        } else if line.has("absinfo:", at: 0) {
            section = .axes
        } else if line.skip("properties:", &position), let numbers = line.list(from: position) {
            section = .device
            described { described in
                described.properties = InputProperties(
                    rawValue: numbers.reduce(0) { (0...63).contains($1) ? $0 | 1 << UInt64($1) : $0 })
            }
        } else {
            return takeNumbered(line)
        }
        return true
    }

    /// `53: [0, 1051, 0, 0, 12]` under `codes:` or `absinfo:`.
    private mutating func takeNumbered(_ line: RawSpan) -> Bool {
        var position = 0
        guard section == .codes || section == .axes, let key = line.decimal(&position), line.skip(":", &position),
            key <= Int64(DeviceDescription.largestCode), let numbers = line.list(from: position)
        else { return false }
        if section == .axes {
            guard let axis = AbsoluteAxis(libinput: numbers) else { return false }
            described { $0.axes[EventCode(rawValue: UInt16(key))] = axis }
        } else {
            described { described in
                described.add(EventType(rawValue: UInt16(key)))
                for number in numbers where (0...Int32(DeviceDescription.largestCode)).contains(number) {
                    described.add(EventType(rawValue: UInt16(key)), EventCode(rawValue: UInt16(number)))
                }
            }
        }
        return true
    }

    /// The device that the lines belong to; the first one if its beginning was cut off.
    private mutating func device() -> Int {
        if devices.isEmpty { devices.append(RecordedDevice()) }
        return devices.count - 1
    }

    private mutating func described(_ change: (inout DeviceDescription) -> Void) {
        let index = device()
        var description = devices[index].description ?? DeviceDescription()
        change(&description)
        devices[index].description = description
    }

    /// Completes the description of the previous device from its comments.
    private mutating func endDescription() {
        defer {
            heard = DeviceDescription()
            listing = EventListing()
        }
        guard !devices.isEmpty, devices[devices.count - 1].description != nil || !heard.codes.isEmpty else { return }
        let heard = heard
        described { description in
            if description.name.isEmpty { description.name = heard.name }
            if description.codes.isEmpty { description.codes = heard.codes }
            if description.properties == nil { description.properties = heard.properties }
            if description.axes.isEmpty { description.axes = heard.axes.mapValues(\.withoutValue) }
            if let slot = heard.axes[.slot]?.value { description.axes[.slot]?.value = slot }
        }
    }
}

extension AbsoluteAxis {
    fileprivate var withoutValue: AbsoluteAxis {
        var axis = self
        axis.value = nil
        return axis
    }
}
