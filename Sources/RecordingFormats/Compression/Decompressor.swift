/// Decompresses gzip and xz from bytes that come in pieces of any size; anything else passes as it is.
///
/// What can be decompressed before a fault is handed on; `damage` then says where in the compressed bytes the fault
/// is. Neither depends on how the input is cut into pieces. However much comes out, only a piece of 64 KiB is held at a
/// time.
public struct Decompressor: ~Copyable {
    private enum Stage {
        case undecided([UInt8])
        case plain
        case compressed(any CompressedStream)
        case stopped
    }

    private var stage = Stage.undecided([])
    private var pieces = FixedPieces()

    /// How the input is compressed; `nil` when it is not, or when it is not known yet.
    public private(set) var compression: Compression?
    /// Why the decompression stopped, if it did.
    public private(set) var damage: RecordingDamage?

    /// A decompressor that tells the compression from the first bytes.
    public init() {}

    /// Takes the next piece and hands on what it decompresses to, in pieces. Once `body` answers `false`, no more of
    /// this piece is decompressed.
    public mutating func read(_ bytes: RawSpan, _ body: (RawSpan) -> Bool) {
        switch stage {
        case .stopped: return
        case .plain: if bytes.byteCount > 0 { _ = body(bytes) }
        case .compressed(let stream): decompress(bytes, isLast: false, by: stream, body)
        case .undecided(let held):
            let all = held + Array(bytes)
            decide(all, Compression.examine(all), body)
        }
    }

    /// The input is at its end: hands on the rest.
    public mutating func finish(_ body: (RawSpan) -> Bool) {
        switch stage {
        case .stopped, .plain: break
        case .compressed(let stream): decompress([UInt8]().span.bytes, isLast: true, by: stream, body)
        case .undecided(let held): if !held.isEmpty { _ = body(held.span.bytes) }
        }
        stage = .stopped
    }

    private mutating func decide(_ all: [UInt8], _ answer: Compression.Answer, _ body: (RawSpan) -> Bool) {
        switch answer {
        case .open: stage = .undecided(all)
        case .plain:
            stage = .plain
            _ = body(all.span.bytes)
        case .compressed(let found):
            compression = found
            let stream: any CompressedStream =
                switch found {
                case .gzip: GzipStream()
                case .xz: XZStream()
                }
            stage = .compressed(stream)
            decompress(all.span.bytes, isLast: false, by: stream, body)
        case .unread(let program):
            keep(
                RecordingDamage(
                    place: .byte(0), expected: "a recording that is not compressed, or by gzip or xz",
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
        stage = .stopped
    }
}
