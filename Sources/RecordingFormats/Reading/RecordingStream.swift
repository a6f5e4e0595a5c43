import TouchInput

/// Reads a recording of any known format, compressed or not, from bytes that come in pieces of any size.
///
/// Nothing is thrown: everything before damage is in the batches, and `damage` says where and why reading stopped.
/// Compressed data may expand a thousandfold or more, so take the events in parts if memory matters.
public struct RecordingStream: ~Copyable {
    private var decompressor = Decompressor()
    private var reader: RecordingReader
    /// The damage of the compressed data, if that came first.
    private var outerDamage: RecordingDamage?

    /// A stream of `format`, or of the format that the content shows.
    public init(format: RecordingFormat? = nil) {
        reader = RecordingReader(format: format)
    }

    /// The given format, or the detected one; `nil` while it is unknown.
    public var format: RecordingFormat? { reader.format }
    /// How the recording is compressed; `nil` if it is not.
    public var compression: Compression? { decompressor.compression }
    /// The devices found so far; see `RecordingReader`. Formats that must be read completely deliver them with the last
    /// events.
    public var devices: [RecordedDevice] { reader.devices }
    /// Remarks on input that is legal but unusual.
    public var notes: [RecordingNote] { reader.notes }
    /// Why reading stopped, if it did. If the compressed data are damaged, the position is a byte of the input;
    /// otherwise it is a position in the decompressed data.
    public var damage: RecordingDamage? { outerDamage ?? reader.damage }

    /// Reads the next piece; the events in it that are complete are added to `batch`.
    public mutating func read(_ bytes: RawSpan, into batch: inout EventBatch) {
        guard damage == nil else { return }
        decompressor.read(bytes) { piece in
            reader.read(piece, into: &batch)
            return reader.damage == nil
        }
        noteDamage()
    }

    /// Reads the next piece and passes its events on in parts: whenever there are 65,536 or more, and the rest at the
    /// end. Afterwards `batch` is empty.
    public mutating func read<Failure: Error>(
        _ bytes: RawSpan, by batch: inout EventBatch, _ body: (EventBatch, [RecordedDevice]) throws(Failure) -> Void
    ) throws(Failure) {
        var failure: Failure?
        batch.removeAll()
        guard damage == nil else { return }
        decompressor.read(bytes) { piece in
            reader.read(piece, into: &batch)
            if batch.events.count >= Self.partSize {
                do throws(Failure) {
                    try body(batch, reader.devices)
                } catch {
                    failure = error
                    return false
                }
                batch.removeAll()
            }
            return reader.damage == nil
        }
        noteDamage()
        if let failure { throw failure }
        if !batch.events.isEmpty { try body(batch, reader.devices) }
        batch.removeAll()
    }

    private static let partSize = 65_536

    /// The input has ended: reads what was held back.
    public mutating func finish(into batch: inout EventBatch) {
        if damage == nil {
            decompressor.finish { piece in
                reader.read(piece, into: &batch)
                return reader.damage == nil
            }
            noteDamage()
        }
        if outerDamage == nil || format != nil || compression != nil { reader.finish(into: &batch) }
    }

    /// Damage of the compressed data explains everything that the reader then finds missing.
    private mutating func noteDamage() {
        if reader.damage == nil, let damage = decompressor.damage { outerDamage = damage }
    }
}
