import TouchInput

/// Tells formats that are text by their lines. What stands before the first telling line says nothing: recordings
/// are pasted with what the terminal showed above them.
enum TextDetector {
    static func examine(_ bytes: RawSpan, isWhole: Bool) -> FormatDetector.Answer {
        var position = 0
        if bytes.has("\u{feff}", at: 0) { position = 3 }
        if let answer = examineJSON(bytes, from: position, isWhole: isWhole) { return answer }
        var mayBeLibinput = false
        var mayBeTable = true
        while position < bytes.byteCount {
            let end: Int
            if let found = bytes.endOfLine(from: position) {
                end = found
            } else if isWhole {
                end = bytes.byteCount
            } else {
                return .open
            }
            var trimmed = end
            while trimmed > position, bytes.byte(trimmed - 1) == 0x0d { trimmed -= 1 }
            let line = bytes.extracting(position..<trimmed)
            position = end + 1
            if line.isBlank(from: 0) { continue }
            if isOfHIDRecording(line) { return .unknown }
            if let format = format(of: line) { return .format(format) }
            if mayBeTable, line.byte(0) != UInt8(ascii: "#") {
                if isTableHeader(line) { return .format(.samples) }
                mayBeTable = false
            }
            if line.has("version: 1", at: 0) || line.has("devices:", at: 0) { mayBeLibinput = true }
        }
        guard isWhole else { return .open }
        return mayBeLibinput ? .format(.libinput) : .unknown
    }

    /// The format that this line alone tells.
    private static func format(of line: RawSpan) -> RecordingFormat? {
        if isEvemu(line) { return .evemu }
        if isLibinput(line) { return .libinput }
        if isEvtest(line) { return .evtest }
        return isGetevent(line) ? .getevent : nil
    }

    private static func isEvemu(_ line: RawSpan) -> Bool {
        if line.has("# EVEMU ", at: 0) { return true }
        guard line.byte(1) == UInt8(ascii: ":") else { return false }
        switch line.byte(0) {
        case UInt8(ascii: "E"): return EvemuReader.event(in: line) != nil
        case UInt8(ascii: "I"), UInt8(ascii: "P"), UInt8(ascii: "B"), UInt8(ascii: "A"):
            var header = EvemuHeader()
            var first = 2
            line.skipBlanks(&first)
            return first < line.byteCount && header.take(line.byte(0), line) == nil
        default: return false
        }
    }

    private static func isLibinput(_ line: RawSpan) -> Bool {
        var position = 0
        line.skipBlanks(&position)
        // Quoted in a mail.
        while line.byte(position) == UInt8(ascii: ">") {
            position += 1
            line.skipBlanks(&position)
        }
        if line.has("# libinput record", at: position) || line.has("ndevices: ", at: position)
            || line.has("- node: /dev/", at: position) || line.has("- evdev:", at: position)
            || line.has("evdev:", at: position) && line.isBlank(from: position + 6)
        {
            return true
        }
        guard line.skip("- [", &position) else { return false }
        for index in 0..<5 {
            line.skipBlanks(&position)
            guard line.signedDecimal(&position) != nil else { return false }
            line.skipBlanks(&position)
            guard line.skip(index < 4 ? "," : "]", &position) else { return false }
        }
        return true
    }

    private static func isEvtest(_ line: RawSpan) -> Bool {
        var position = 0
        line.skipBlanks(&position)
        return line.has("Event: time ", at: position) || line.has("Input driver version is ", at: position)
            || line.has("Input device name: ", at: position) || line.has("Input device ID: bus ", at: position)
    }

    private static func isGetevent(_ line: RawSpan) -> Bool {
        var position = 0
        if line.skip("add device ", &position), line.decimal(&position) != nil, line.skip(": /", &position) {
            return true
        }
        if line.has("could not get driver version for /", at: 0) { return true }
        position = 0
        return GeteventLine.parse(line, &position) != nil
    }

    /// `hid-recorder` has lines like evemu's, and others that evemu has not.
    private static func isOfHIDRecording(_ line: RawSpan) -> Bool {
        var position = 0
        guard line.skip("R: ", &position) else { return false }
        return line.decimal(&position) != nil
    }

    private static func examineJSON(_ bytes: RawSpan, from start: Int, isWhole: Bool) -> FormatDetector.Answer? {
        var position = start
        while bytes.byte(position) == 0x0a || bytes.byte(position) == 0x0d || RawSpan.isBlank(bytes.byte(position)) {
            position += 1
        }
        guard bytes.byte(position) == UInt8(ascii: "{") else { return nil }
        let isLog = bytes.index(of: "\"hardwareProperties\"") != nil || bytes.index(of: "\"entries\"") != nil
        if isLog { return .format(.activityLog) }
        return isWhole ? .unknown : .open
    }

    /// A header with a time and a position, parted by commas, semicolons or tabs.
    private static func isTableHeader(_ line: RawSpan) -> Bool {
        let text = line.text(0..<min(line.byteCount, 4096))
        let columns = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == ";" || $0 == "\t" }
            .map { $0.filter { $0 != " " && $0 != "\"" }.lowercased() }
        return columns.contains("x") && columns.contains("y")
            && columns.contains { ["t_ns", "t_us", "t_ms", "t_s"].contains($0) }
    }
}
