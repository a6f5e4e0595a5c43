import TouchInput

/// Reads one format from bytes that come in pieces of any size.
///
/// A reader never throws and never traps: damage ends the reading, is kept in `damage`, and everything before it
/// has been handed on.
protocol FormatReader: Sendable {
    /// The devices met so far. Indices never change; a description may be filled in until the first event.
    var devices: [RecordedDevice] { get }
    /// What was legal but worth a word.
    var notes: [RecordingNote] { get }
    /// Why the reading stopped, if it did.
    var damage: RecordingDamage? { get }

    /// Reads the next piece; the events in it that are complete are added to `batch`.
    mutating func read(_ bytes: RawSpan, into batch: inout EventBatch)
    /// The input is at its end: reads what was held back.
    mutating func finish(into batch: inout EventBatch)
}
