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
        let wide = read(bytes, .wide)
        let narrow = read(bytes, .narrow)
        switch (wide, narrow) {
        case (.impossible, .impossible): return .unknown
        case (.events, .impossible): return .format(.raw64)
        case (.impossible, .events): return .format(.raw32)
        case (.possible, .impossible): return isWhole ? whole(bytes, .wide) : .open
        case (.impossible, .possible): return isWhole ? whole(bytes, .narrow) : .open
        case (.events, .possible), (.events, .events), (.possible, .possible):
            return isWhole ? whole(bytes, .wide) : .open
        case (.possible, .events):
            return isWhole ? .format(.raw32) : .open
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

    private static func read(_ bytes: RawSpan, _ width: RawReader.Width) -> Reading {
        var position = 0
        var records = 0
        var hasReport = false
        var last: Int64?
        while records < enough, position + width.rawValue <= bytes.byteCount {
            let event: InputEvent? =
                switch width {
                case .wide: RawReader.wideEvent(bytes, position)
                case .narrow: RawReader.narrowEvent(bytes, position)
                }
            guard let event else { return .impossible }
            let seconds = event.time.microseconds / 1_000_000
            if let last, abs(seconds - last) > leap { return .impossible }
            // A date past the year 36,800 is two numbers read as one.
            if seconds < -leap || seconds >= 1 << 40 { return .impossible }
            last = seconds
            if event.type == .synchronization, event.code == .synReport, event.value == 0 { hasReport = true }
            position += width.rawValue
            records += 1
        }
        return hasReport ? .events : .possible
    }
}
