import TouchInput

/// What `getevent -p`, `-lp` and `-i` print about one device in all Android versions: the lines under `add device`.
struct GeteventHeader: Sendable {
    private enum Section {
        case device
        case events
        case properties
    }

    private var section = Section.device
    private var type: EventType?

    /// Reads one indented line into `description`. Unknown lines are ignored.
    mutating func take(_ line: RawSpan, into description: inout DeviceDescription) {
        var position = 0
        line.skipBlanks(&position)
        if line.has("events:", at: position) {
            section = .events
            type = nil
        } else if line.has("input props:", at: position) {
            section = .properties
            description.properties = description.properties ?? []
        } else {
            // The oldest form has no heading above the types.
            if section == .device, line.has("type ", at: position) { section = .events }
            switch section {
            case .device: takeDeviceLine(line, position, &description)
            case .events: takeEventLine(line, position, &description)
            case .properties: takeProperty(line, position, &description)
            }
        }
    }

    /// `bus:` has a colon, the other three have none; `version:` with a colon is the driver's.
    private func takeDeviceLine(_ line: RawSpan, _ start: Int, _ description: inout DeviceDescription) {
        var position = start
        let keyStart = line.skipWord(&position)
        let key = line.extracting(keyStart..<position)
        if key.has("name:", at: 0) {
            description.name = line.quoted(from: position) ?? ""
            return
        }
        line.skipBlanks(&position)
        guard let number = line.hexadecimal16(&position), line.isBlank(from: position) else { return }
        var identity = description.identity ?? DeviceIdentity(bus: 0, vendor: 0, product: 0, version: 0)
        switch (key.byte(0), key.byteCount) {
        case (UInt8(ascii: "b"), 4): identity.bus = number
        case (UInt8(ascii: "v"), 6): identity.vendor = number
        case (UInt8(ascii: "p"), 7): identity.product = number
        case (UInt8(ascii: "v"), 7) where key.has("version", at: 0): identity.version = number
        default: return
        }
        description.identity = identity
    }

    /// `KEY (0001): BTN_TOUCH* …`, `type 0001: 014a …`, or more codes of the type above.
    private mutating func takeEventLine(_ line: RawSpan, _ start: Int, _ description: inout DeviceDescription) {
        var position = start
        if let found = Self.typeHeading(line, &position) {
            type = found
            description.add(found)
        }
        guard let type else { return }
        while true {
            line.skipBlanks(&position)
            guard position < line.byteCount else { return }
            let wordStart = line.skipWord(&position)
            var end = position
            let isDown = line.byte(end - 1) == UInt8(ascii: "*")
            if isDown { end -= 1 }
            // The star of a key that is down may be separated by the padding.
            guard end > wordStart, let code = Self.code(line.extracting(wordStart..<end), type) else { continue }
            description.add(type, code)
            if isDown || Self.skipStar(line, &position) { description.states[type, default: [:]][code] = 1 }
            if type == .absolute { description.axes[code] = Self.axis(line, &position) }
        }
    }

    private static func skipStar(_ line: RawSpan, _ position: inout Int) -> Bool {
        var next = position
        line.skipBlanks(&next)
        guard line.byte(next) == UInt8(ascii: "*") else { return false }
        position = next + 1
        return true
    }

    private static func typeHeading(_ line: RawSpan, _ position: inout Int) -> EventType? {
        var next = position
        if line.skip("type ", &next) {
            guard let number = line.hexadecimal16(&next), line.byte(next) == UInt8(ascii: ":") else { return nil }
            position = next + 1
            return number <= DeviceDescription.largestType ? EventType(rawValue: number) : nil
        }
        _ = line.skipWord(&next)
        line.skipBlanks(&next)
        guard line.skip("(", &next), let number = line.hexadecimal16(&next), line.skip("):", &next) else { return nil }
        position = next
        return number <= DeviceDescription.largestType ? EventType(rawValue: number) : nil
    }

    private static func code(_ word: RawSpan, _ type: EventType) -> EventCode? {
        if word.byteCount == 4 {
            var position = 0
            if let number = word.hexadecimal16(&position), position == 4 {
                return number <= DeviceDescription.largestCode ? EventCode(rawValue: number) : nil
            }
        }
        return EventNames.code(named: word, type: type)
    }

    /// `: value 0, min 0, max 9, fuzz 0, flat 0, resolution 0`; the oldest form lacks the colon, one comma and the
    /// resolution.
    private static func axis(_ line: RawSpan, _ position: inout Int) -> AbsoluteAxis {
        var axis = AbsoluteAxis(minimum: 0, maximum: 0)
        while true {
            var next = position
            while RawSpan.isBlank(line.byte(next)) || line.byte(next) == UInt8(ascii: ",")
                || line.byte(next) == UInt8(ascii: ":")
            {
                next += 1
            }
            let start = line.skipWord(&next)
            let word = line.extracting(start..<next)
            line.skipBlanks(&next)
            guard let number = line.signedDecimal(&next) else { return axis }
            if word.has("value", at: 0) {
                axis.value = number
            } else if word.has("min", at: 0) {
                axis.minimum = number
            } else if word.has("max", at: 0) {
                axis.maximum = number
            } else if word.has("fuzz", at: 0) {
                axis.fuzz = number
            } else if word.has("flat", at: 0) {
                axis.flat = number
            } else if word.has("resolution", at: 0) {
                axis.resolution = number
            } else {
                return axis
            }
            position = next
        }
    }

    private func takeProperty(_ line: RawSpan, _ start: Int, _ description: inout DeviceDescription) {
        var position = start
        let wordStart = line.skipWord(&position)
        let word = line.extracting(wordStart..<position)
        var digit = 0
        let bit = EventNames.property(named: word) ?? word.hexadecimal16(&digit).map(Int.init)
        guard let bit, bit < 64, digit == 0 || digit == word.byteCount else { return }
        description.properties = (description.properties ?? []).union(InputProperties(rawValue: 1 << UInt64(bit)))
    }
}
