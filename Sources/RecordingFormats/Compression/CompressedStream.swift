/// Compressed data of one kind, decompressed piece by piece.
///
/// Everything before a fault is delivered; after a fault nothing more is read.
protocol CompressedStream: AnyObject {
    /// Decompresses a piece, until `body` returns `false`.
    func read(_ bytes: RawSpan, _ body: (RawSpan) -> Bool) -> RecordingDamage?
    /// The input has ended: delivers the rest.
    func finish(_ body: (RawSpan) -> Bool) -> RecordingDamage?
}
