import TouchInput

/// Times for formats whose seconds have no sign.
///
/// Times are written as they are. When the first is negative all are shifted alike, so that the first becomes one
/// microsecond; one that is still negative, because the recording goes far back in time, becomes 0.
struct TimeShift: Sendable {
    private var shift: Int64?
    private var clamped = 0

    /// Whole microseconds from 0 on.
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
