/// Decompresses gzip and xz from bytes that come in pieces of any size; other data pass unchanged.
///
/// Everything that can be decompressed before a fault is delivered, and `damage` gives the position of the fault in the
/// compressed bytes. Neither depends on how the input is cut into pieces. Only a piece of 64 KiB is kept at a time,
/// whatever the size of the output.
public struct Decompressor: ~Copyable {
    private enum Mode {
        case undecided([UInt8])
        case plain
        case compressed(any CompressedStream)
        case stopped
    }

    private var mode = Mode.undecided([])
    private var pieces = FixedPieces()

    /// How the input is compressed; `nil` if it is not, or not known yet.
    public private(set) var compression: Compression?
    /// Why decompression stopped, if it did.
    public private(set) var damage: RecordingDamage?

    /// A decompressor that detects the compression from the first bytes.
    public init() {}

    /// Decompresses the next piece and passes the output on in pieces. If `body` returns `false`, the rest of this
    /// piece is skipped.
    public mutating func read(_ bytes: RawSpan, _ body: (RawSpan) -> Bool) {
        switch mode {
        case .stopped: return
        case .plain: if bytes.byteCount > 0 { _ = body(bytes) }
        case .compressed(let stream): decompress(bytes, isLast: false, by: stream, body)
        case .undecided(let held):
            let all = held + Array(bytes)
            decide(all, Compression.examine(all), body)
        }
    }

    /// The input has ended: delivers the rest.
    public mutating func finish(_ body: (RawSpan) -> Bool) {
        switch mode {
        case .stopped, .plain: break
        case .compressed(let stream): decompress([UInt8]().span.bytes, isLast: true, by: stream, body)
        case .undecided(let held): if !held.isEmpty { _ = body(held.span.bytes) }
        }
        mode = .stopped
    }

    private mutating func decide(_ all: [UInt8], _ answer: Compression.Answer, _ body: (RawSpan) -> Bool) {
        switch answer {
        case .open: mode = .undecided(all)
        case .plain:
            mode = .plain
            _ = body(all.span.bytes)
        case .compressed(let found):
            compression = found
            let stream: any CompressedStream =
                switch found {
                case .gzip: GzipStream()
                case .xz: XZStream()
                }
            mode = .compressed(stream)
            decompress(all.span.bytes, isLast: false, by: stream, body)
        case .unread(let program):
            keep(
                RecordingDamage(
                    place: .byte(0), expected: "a recording that is uncompressed or compressed with gzip or xz",
                    found: "\(program) data; decompress them first"))
        }
    }

    private mutating func decompress(
        _ bytes: RawSpan, isLast: Bool, by stream: any CompressedStream, _ body: (RawSpan) -> Bool
    ) {
        var fault: RecordingDamage?
        var isWanted = true
        func hand(_ output: RawSpan) -> Bool {
            isWanted = body(output)
            return isWanted
        }
        func decompress(_ piece: RawSpan) -> Bool {
            fault = stream.read(piece, hand)
            return isWanted && fault == nil
        }
        pieces.read(bytes, decompress)
        if isLast {
            pieces.finish(decompress)
            if isWanted && fault == nil { fault = stream.finish(hand) }
        }
        keep(fault)
    }

    private mutating func keep(_ fault: RecordingDamage?) {
        guard let fault else { return }
        damage = fault
        mode = .stopped
    }
}
