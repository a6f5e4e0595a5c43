/// One touch of one finger, from down to up, before the sensor sees it.
struct Touch: Hashable, Sendable {
    var finger: Int
    /// Microseconds after the start of the sentence.
    var start: Int64
    /// When it ends; `nil` if it lasts to the end of the recording.
    var end: Int64?
    /// Where it begins.
    var origin: Stroke.Place
    /// In order of time, without overlaps.
    var strokes: [Stroke] = []
    /// When it becomes a palm.
    var palmStart: Int64?
    /// From when to when it holds the button down.
    var presses: [ClosedRange<Int64>] = []

    /// Where the finger is at `time`. `cursor` is the index of the last stroke used; times must not decrease.
    func place(at time: Int64, cursor: inout Int) -> Stroke.Place {
        while cursor + 1 < strokes.count && strokes[cursor + 1].start <= time { cursor += 1 }
        guard cursor < strokes.count else { return origin }
        return strokes[cursor].place(at: time)
    }
}
