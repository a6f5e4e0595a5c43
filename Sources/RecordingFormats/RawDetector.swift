import TouchInput

/// Tells dumps of 24-byte and 16-byte input events apart: both are tried, and what reads as events is right.
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
        var wide = Trial(width: .wide)
        var narrow = Trial(width: .narrow)
        while true {
            switch (wide.reading, narrow.reading) {
            case (.impossible, .impossible): return .unknown
            case (.events, .impossible): return .format(.raw64)
            case (.impossible, .events): return .format(.raw32)
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
        case (.possible, .events), (.impossible, _): return whole(bytes, .narrow)
        default: return whole(bytes, .wide)
        }
    }

    /// A dump that ends before anything decided: it needs one whole record.
    private static func whole(_ bytes: RawSpan, _ width: RawReader.Width) -> FormatDetector.Answer {
        guard bytes.byteCount >= width.rawValue else { return .unknown }
        switch width {
        case .wide: return .format(.raw64)
        case .narrow: return .format(.raw32)
        }
    }

    /// A dump read with one width, record by record.
    private struct Trial {
        let width: RawReader.Width
        private(set) var reading = Reading.possible
        private var position = 0
        private var records = 0
        private var last: Int64?

        init(width: RawReader.Width) {
            self.width = width
        }

        /// Where the next record ends.
        var end: Int { position + width.rawValue }

        /// Reads the next record; `false` when it is not there or no more are wanted.
        mutating func advance(in bytes: RawSpan) -> Bool {
            guard reading != .impossible, records < RawDetector.enough, end <= bytes.byteCount else { return false }
            let event: InputEvent? =
                switch width {
                case .wide: RawReader.wideEvent(bytes, position)
                case .narrow: RawReader.narrowEvent(bytes, position)
                }
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
