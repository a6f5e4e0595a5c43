import TouchInput

/// Reads one format from bytes that come in pieces of any size.
///
/// A reader never throws and never traps. Damage ends the reading and is kept in `damage`; everything before it has
/// been delivered.
protocol FormatReader: Sendable {
    /// The devices found so far. Indices never change; a description may grow until the first event.
    var devices: [RecordedDevice] { get }
    /// Remarks on input that is legal but unusual.
    var notes: [RecordingNote] { get }
    /// Why reading stopped, if it did.
    var damage: RecordingDamage? { get }

    /// Reads the next piece; the events in it that are complete are added to `batch`.
    mutating func read(_ bytes: RawSpan, into batch: inout EventBatch)
    /// The input has ended: reads what was held back.
    mutating func finish(into batch: inout EventBatch)
}
