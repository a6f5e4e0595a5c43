import TouchInput

/// Times for formats with unsigned seconds.
///
/// Times are written unchanged unless the first is negative. Then all are shifted by the same amount, so that the first
/// becomes one microsecond; times that are still negative, because the recording goes far back in time, become 0.
struct TimeShift: Sendable {
    private var shift: Int64?
    private var clamped = 0

    /// Whole microseconds, never negative.
    @inline(__always)
    mutating func microseconds(_ time: Timestamp) -> Int64 {
        if let shift, shift == 0, time.microseconds >= 0 { return time.microseconds }
        return shifted(time)
    }

    var notes: [RecordingNote] {
        var notes: [RecordingNote] = []
        if let shift, shift != 0 {
            notes.append(
                RecordingNote("the times were negative and are shifted by \(shift) µs, so that the first is 0.000001"))
        }
        if clamped > 0 {
            notes.append(
                RecordingNote("\(clamped == 1 ? "a time" : "\(clamped) times") before the first written as 0"))
        }
        return notes
    }

    private mutating func shifted(_ time: Timestamp) -> Int64 {
        let shift = shift ?? (time.microseconds < 0 ? Timestamp(microseconds: 1).microseconds(since: time) : 0)
        self.shift = shift
        let result = time.advanced(byMicroseconds: shift).microseconds
        if result < 0 { clamped += 1 }
        return max(result, 0)
    }
}
