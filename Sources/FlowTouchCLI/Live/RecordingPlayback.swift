import TouchInput

/// Feeds a recording to a model frame by frame, from a moment on.
struct RecordingPlayback {
    private let recording: PlayedRecording
    private let due: [Int64]
    private let start: Timestamp
    private var next = 0

    init(_ recording: PlayedRecording, from start: Timestamp) {
        self.recording = recording
        self.start = start
        due = recording.dueTimes(speed: 1)
    }

    /// When the next frame is due; `nil` after the last.
    var nextFrame: Timestamp? { next < due.count ? start.advanced(byMicroseconds: due[next]) : nil }

    /// Feeds the frames that are due by `time`. The outcomes do not depend on how often this is called, because no rest is
    /// reported before a frame that is still to come.
    /// - Returns: whether there was a frame.
    mutating func advance(_ model: inout LiveModel, to time: Timestamp) -> Bool {
        let first = next
        while let moment = nextFrame, moment <= time {
            let shift = moment.microseconds(since: recording.time(of: next))
            model.take(recording.events[recording.frames[next]].map { $0.moved(by: shift) })
            next += 1
            if next == due.count { model.finish(isGone: false) }
        }
        model.rest(by: nextFrame.map { min($0, time) } ?? time)
        return next > first
    }
}

extension InputEvent {
    fileprivate func moved(by microseconds: Int64) -> InputEvent {
        var event = self
        event.time = event.time.advanced(byMicroseconds: microseconds)
        return event
    }
}
