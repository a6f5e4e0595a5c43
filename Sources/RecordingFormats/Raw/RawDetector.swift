import TouchInput

/// Tells dumps of 24-byte and 16-byte input events apart: both are tried, and what reads as events is right. The other
/// byte order is tried once neither does.
enum RawDetector {
    /// So many records decide.
    private static let enough = 64
    /// Seconds between two events that no recording has.
    private static let leap: Int64 = 1_000_000

    private enum Reading {
        /// Every record reads as an event and one is a `SYN_REPORT`.
        case events
        /// Every record so far reads as an event.
        case possible
        case impossible
    }

    static func examine(_ bytes: RawSpan, isWhole: Bool) -> FormatDetector.Answer {
        let answer = examine(bytes, isWhole: isWhole, isBigEndian: false)
        guard case .unknown = answer else { return answer }
        return examine(bytes, isWhole: isWhole, isBigEndian: true)
    }

    private static func examine(_ bytes: RawSpan, isWhole: Bool, isBigEndian: Bool) -> FormatDetector.Answer {
        func found(_ width: RawReader.Width) -> FormatDetector.Answer {
            switch width {
            case .wide: .format(isBigEndian ? .raw64BigEndian : .raw64)
            case .narrow: .format(isBigEndian ? .raw32BigEndian : .raw32)
            }
        }
        /// A dump that ends before anything decided: it needs one whole record.
        func whole(_ width: RawReader.Width) -> FormatDetector.Answer {
            bytes.byteCount >= width.rawValue ? found(width) : .unknown
        }
        var wide = Trial(width: .wide, isBigEndian: isBigEndian)
        var narrow = Trial(width: .narrow, isBigEndian: isBigEndian)
        while true {
            switch (wide.reading, narrow.reading) {
            case (.impossible, .impossible): return .unknown
            case (.events, .impossible): return found(.wide)
            case (.impossible, .events): return found(.narrow)
            default: break
            }
            // In the order in which the records end: the answer is then the same however many bytes came at once.
            let hasRead =
                wide.end <= narrow.end
                ? wide.advance(in: bytes) || narrow.advance(in: bytes)
                : narrow.advance(in: bytes) || wide.advance(in: bytes)
            if !hasRead { break }
        }
        guard isWhole else { return .open }
        switch (wide.reading, narrow.reading) {
        case (.possible, .events), (.impossible, _): return whole(.narrow)
        default: return whole(.wide)
        }
    }

    /// A dump read with one width, record by record.
    private struct Trial {
        let width: RawReader.Width
        let isBigEndian: Bool
        private(set) var reading = Reading.possible
        private var position = 0
        private var records = 0
        private var last: Int64?

        init(width: RawReader.Width, isBigEndian: Bool) {
            self.width = width
            self.isBigEndian = isBigEndian
        }

        /// Where the next record ends.
        var end: Int { position + width.rawValue }

        /// Reads the next record; `false` when it is not there or no more are wanted.
        mutating func advance(in bytes: RawSpan) -> Bool {
            guard reading != .impossible, records < RawDetector.enough, end <= bytes.byteCount else { return false }
            let event = RawReader.event(bytes, position, width, isBigEndian: isBigEndian)
            position = end
            records += 1
            guard let event, isPlausible(event.time.microseconds / 1_000_000) else {
                reading = .impossible
                return true
            }
            if event.type == .synchronization, event.code == .synReport, event.value == 0 { reading = .events }
            return true
        }

        private mutating func isPlausible(_ seconds: Int64) -> Bool {
            if let last, abs(seconds - last) > RawDetector.leap { return false }
            last = seconds
            // A date past the year 36,800 is two numbers read as one.
            return seconds >= -RawDetector.leap && seconds < 1 << 40
        }
    }
}
