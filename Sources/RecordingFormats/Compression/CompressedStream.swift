/// Compressed data of one kind, decompressed piece by piece.
///
/// What stands before a fault is handed on; after a fault no more is asked.
protocol CompressedStream: AnyObject {
    /// Decompresses a piece, until `body` answers `false`.
    func read(_ bytes: RawSpan, _ body: (RawSpan) -> Bool) -> RecordingDamage?
    /// The input is at its end: hands on the rest.
    func finish(_ body: (RawSpan) -> Bool) -> RecordingDamage?
}
