/// Tells a recording's format from its first bytes; names of files say nothing.
public enum FormatDetector {
    /// At most so many bytes are looked at.
    public static let reach = 65_536

    /// What the bytes so far tell.
    public enum Answer: Hashable, Sendable {
        /// They are of this format.
        case format(RecordingFormat)
        /// More bytes may tell.
        case open
        /// They are of no format that is read.
        case unknown
    }

    /// The format of a recording of which `bytes` are all or the first `reach` bytes; `nil` when it is none.
    public static func format(of bytes: RawSpan) -> RecordingFormat? {
        switch examine(bytes, isWhole: true) {
        case .format(let format): format
        case .open, .unknown: nil
        }
    }

    /// What the first bytes tell; `isWhole` says that no more will come. What they tell, more bytes do not change.
    public static func examine(_ bytes: RawSpan, isWhole: Bool) -> Answer {
        let isWhole = isWhole || bytes.byteCount >= reach
        let bytes = bytes.byteCount > reach ? bytes.extracting(0..<reach) : bytes
        if bytes.byteCount < 4, !isWhole { return .open }
        if isWideText(bytes) { return .unknown }
        // Text has no NULs, and the first record of a dump has several.
        for index in 0..<min(24, bytes.byteCount) where bytes.byte(index) == 0 {
            return RawDetector.examine(bytes, isWhole: isWhole)
        }
        if bytes.byteCount < 24, !isWhole { return .open }
        return TextDetector.examine(bytes, isWhole: isWhole)
    }

    /// Whether the bytes begin as UTF-16 text does, which some terminals write into files.
    static func isWideText(_ bytes: RawSpan) -> Bool {
        let mark = (bytes.byte(0), bytes.byte(1))
        return bytes.byteCount >= 2 && (mark == (0xff, 0xfe) && bytes.byte(3) == 0 || mark == (0xfe, 0xff))
    }
}
