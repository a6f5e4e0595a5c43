import TouchInput

/// Tells dumps of 24-byte and 16-byte input events apart: it tries both, and the one that reads as events is right. Big
/// endian is tried only if little endian fails.
enum RawDetector {
    private static let formats: [(format: RecordingFormat, layout: RawLayout)] =
        RecordingFormat.allCases.flatMap { format in
            format.signs.compactMap { if case .records(let layout) = $0 { (format, layout) } else { nil } }
        }
    /// This many records decide.
    private static let enough = 64
    /// More seconds between two events than any recording has.
    private static let leap: Int64 = 1_000_000

    private enum Evidence {
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
        func found(_ trial: Trial) -> FormatDetector.Answer {
            formats.first { $0.layout == trial.layout }.map { .format($0.format) } ?? .unknown
        }
        /// A dump that ends before anything was decided needs one whole record.
        func whole(_ trial: Trial) -> FormatDetector.Answer {
            bytes.byteCount >= trial.layout.size ? found(trial) : .unknown
        }
        var wide = Trial(layout: RawLayout(width: .wide, isBigEndian: isBigEndian))
        var narrow = Trial(layout: RawLayout(width: .narrow, isBigEndian: isBigEndian))
        while true {
            switch (wide.evidence, narrow.evidence) {
            case (.impossible, .impossible): return .unknown
            case (.events, .impossible): return found(wide)
            case (.impossible, .events): return found(narrow)
            default: break
            }
            // In the order in which the records end, so that the answer does not depend on how many bytes came at once.
            let hasRead =
                wide.end <= narrow.end
                ? wide.advance(in: bytes) || narrow.advance(in: bytes)
                : narrow.advance(in: bytes) || wide.advance(in: bytes)
            if !hasRead { break }
        }
        guard isWhole else { return .open }
        switch (wide.evidence, narrow.evidence) {
        case (.possible, .events), (.impossible, _): return whole(narrow)
        default: return whole(wide)
        }
    }

    /// A dump read with one layout, record by record.
    private struct Trial {
        let layout: RawLayout
        private(set) var evidence = Evidence.possible
        private var position = 0
        private var records = 0
        private var last: Int64?

        init(layout: RawLayout) {
            self.layout = layout
        }

        /// Where the next record ends.
        var end: Int { position + layout.size }

        /// Reads the next record; `false` if it is missing or no more are needed.
        mutating func advance(in bytes: RawSpan) -> Bool {
            guard evidence != .impossible, records < RawDetector.enough, end <= bytes.byteCount else { return false }
            let event = RawReader.event(bytes, at: position, layout: layout)
            position = end
            records += 1
            guard let event, isPlausible(event.time.microseconds / 1_000_000) else {
                evidence = .impossible
                return true
            }
            if event.type == .synchronization, event.code == .synReport, event.value == 0 { evidence = .events }
            return true
        }

        private mutating func isPlausible(_ seconds: Int64) -> Bool {
            if let last, abs(seconds - last) > RawDetector.leap { return false }
            last = seconds
            // A date after the year 36,800 is two numbers read as one.
            return seconds >= -RawDetector.leap && seconds < 1 << 40
        }
    }
}
