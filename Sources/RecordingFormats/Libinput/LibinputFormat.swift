extension RecordingFormat {
    /// `libinput record`: YAML with all devices of a recording.
    public static let libinput = RecordingFormat(
        name: "libinput", title: "libinput record", extensions: ["yml", "yaml"],
        signs: [.line(LibinputReader.recognizes), .hint(LibinputReader.suggests)],
        reader: { LibinputReader() }, writing: .events(LibinputWriter.self), holdsWholeDevice: true)
}

extension LibinputReader {
    /// Whether only `libinput record` writes a line like this one.
    static func recognizes(_ line: RawSpan) -> Bool {
        var position = 0
        line.skipBlanks(&position)
        // Quoted in an email.
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

    /// Whether `libinput record` may have written this line; other YAML has such lines too.
    static func suggests(_ line: RawSpan) -> Bool {
        line.has("version: 1", at: 0) || line.has("devices:", at: 0)
    }
}
