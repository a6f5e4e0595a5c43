import RecordingFormats

/// A recording that is read twice: once to know its devices and whether it can be read, once more for its events, so
/// that they need not be held. What cannot be read again, such as a pipe, is held.
struct RereadRecording {
    /// What the first reading came to.
    let result: OpenedRecording.ReadResult
    private let recording: OpenedRecording
    private let held: EventBatch?

    /// Reads the recording for the first time. `isRegular` says that it can be read again.
    init(_ recording: OpenedRecording, isRegular: Bool) throws(CommandFailure) {
        var held = EventBatch()
        result = try recording.read { batch, _ in if !isRegular { held.append(contentsOf: batch) } }
        self.held = isRegular ? nil : held
        self.recording = recording
    }

    /// Hands on the events.
    func events(_ body: (EventBatch) -> Void) throws(CommandFailure) {
        if let held { return body(held) }
        _ = try recording.read { batch, _ in body(batch) }
    }
}
