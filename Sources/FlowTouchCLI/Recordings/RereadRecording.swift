import RecordingFormats

/// A recording that is read twice: first for its devices and any damage, then for its events, so that these need not stay
/// in memory. The events of what cannot be read again, such as a pipe, stay in memory.
struct RereadRecording {
    /// The result of the first reading.
    let result: OpenedRecording.ReadResult
    private let recording: OpenedRecording
    private let held: EventBatch?

    /// Reads the recording for the first time.
    /// - Parameter isRegular: Whether it can be read again.
    init(_ recording: OpenedRecording, isRegular: Bool) throws(CommandFailure) {
        var held = EventBatch()
        result = try recording.read { batch, _ in if !isRegular { held.append(contentsOf: batch) } }
        self.held = isRegular ? nil : held
        self.recording = recording
    }

    /// Calls `body` with the events, batch by batch.
    func events(_ body: (EventBatch) -> Void) throws(CommandFailure) {
        if let held { return body(held) }
        _ = try recording.read { batch, _ in body(batch) }
    }
}
