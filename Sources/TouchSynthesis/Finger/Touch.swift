/// One touch of one finger, from down to up, before the sensor sees it.
struct Touch: Hashable, Sendable {
    var finger: Int
    /// Microseconds after the start of the sentence.
    var start: Int64
    /// When it leaves; `nil` when it stays to the end of the recording.
    var end: Int64?
    /// Where it touches.
    var origin: Stroke.Place
    /// In the order of time, without overlap.
    var strokes: [Stroke] = []
    /// From when on it is a palm.
    var palmStart: Int64?
    /// When the button under it goes down and up.
    var presses: [ClosedRange<Int64>] = []

    /// Where the finger is at `time`. `cursor` is the stroke that was last asked for; times only grow.
    func place(at time: Int64, cursor: inout Int) -> Stroke.Place {
        while cursor + 1 < strokes.count && strokes[cursor + 1].start <= time { cursor += 1 }
        guard cursor < strokes.count else { return origin }
        return strokes[cursor].place(at: time)
    }
}
