import TouchInput

/// Reads a recording of any known format, compressed or not, from bytes that come in pieces of any size.
///
/// Nothing is thrown: what could be read before damage is in the batches, and `damage` says where and why the reading
/// stopped. Compressed bytes may grow a thousandfold and more: where memory counts, take the events in parts.
public struct RecordingStream: ~Copyable {
    private var decompressor = Decompressor()
    private var reader: RecordingReader
    /// The damage of the compressed bytes, when it came first.
    private var outerDamage: RecordingDamage?

    /// A stream of `format`, or of the format that the content tells.
    public init(format: RecordingFormat? = nil) {
        reader = RecordingReader(format: format)
    }

    /// The format: the given one, or the one that was found; `nil` while it is not known.
    public var format: RecordingFormat? { reader.format }
    /// How the recording is compressed; `nil` when it is not.
    public var compression: Compression? { decompressor.compression }
    /// The devices met so far; see `RecordingReader`. In formats that are read whole they come with the last events.
    public var devices: [RecordedDevice] { reader.devices }
    /// What was legal but worth a word.
    public var notes: [RecordingNote] { reader.notes }
    /// Why the reading stopped, if it did. Where the compressed data themselves are damaged the place is a byte of the
    /// input; every other place is one in what was decompressed.
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

    /// Reads the next piece and hands on its events in parts: whenever there are 65,536 or more, and the rest at the
    /// end. `batch` holds only what was not handed on: nothing.
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

    /// The input is at its end: reads what was held back.
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

    /// Damage of the compressed bytes explains what the reader finds missing after it.
    private mutating func noteDamage() {
        if reader.damage == nil, let damage = decompressor.damage { outerDamage = damage }
    }
}
