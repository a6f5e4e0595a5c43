/// Detects a recording's format from its first bytes; file names play no part.
public enum FormatDetector {
    /// The most bytes that are examined.
    public static let reach = 65_536

    /// What the bytes so far show.
    public enum Answer: Hashable, Sendable {
        /// They are of this format.
        case format(RecordingFormat)
        /// More bytes may show the format.
        case open
        /// They are of no known format.
        case unknown
    }

    /// The format of a recording, given all its bytes or the first `reach`; `nil` if it is no known format.
    public static func format(of bytes: RawSpan) -> RecordingFormat? {
        switch examine(bytes, isWhole: true) {
        case .format(let format): format
        case .open, .unknown: nil
        }
    }

    /// What the first bytes show. An answer other than `open` stays the same when more bytes come; `isWhole` says that none
    /// will.
    public static func examine(_ bytes: RawSpan, isWhole: Bool) -> Answer {
        let isWhole = isWhole || bytes.byteCount >= reach
        let bytes = bytes.byteCount > reach ? bytes.extracting(0..<reach) : bytes
        if bytes.byteCount < 4, !isWhole { return .open }
        if isWideText(bytes) { return .unknown }
        // Text contains no NULs, and the first record of a dump contains several.
        for index in 0..<min(24, bytes.byteCount) where bytes.byte(index) == 0 {
            return RawDetector.examine(bytes, isWhole: isWhole)
        }
        if bytes.byteCount < 24, !isWhole { return .open }
        return TextDetector.examine(bytes, isWhole: isWhole)
    }

    /// Whether the bytes begin like UTF-16 text, which some terminals write to files.
    static func isWideText(_ bytes: RawSpan) -> Bool {
        let mark = (bytes.byte(0), bytes.byte(1))
        return bytes.byteCount >= 2 && (mark == (0xff, 0xfe) && bytes.byte(3) == 0 || mark == (0xfe, 0xff))
    }
}
