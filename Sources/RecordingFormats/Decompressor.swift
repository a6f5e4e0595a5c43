/// Decompresses gzip and xz from bytes that come in pieces of any size; anything else passes as it is.
///
/// What can be decompressed before a fault is handed on; `damage` then says where in the compressed bytes the fault
/// is. However much comes out, only a piece of 64 KiB is held at a time.
public struct Decompressor: ~Copyable {
    private enum Stage {
        case undecided([UInt8])
        case plain
        case gzip(GzipStream)
        case xz(XZStream)
        case stopped
    }

    private var stage = Stage.undecided([])

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
        case .gzip(let stream): keep(stream.read(bytes, body))
        case .xz(let stream): keep(stream.read(bytes, isLast: false, body))
        case .undecided(let held):
            let all = held + Array(bytes)
            decide(all, Compression.examine(all), body)
        }
    }

    /// The input is at its end: hands on the rest.
    public mutating func finish(_ body: (RawSpan) -> Bool) {
        switch stage {
        case .stopped, .plain: break
        case .gzip(let stream): keep(stream.finish())
        case .xz(let stream): keep(stream.read([UInt8]().span.bytes, isLast: true, body))
        case .undecided(let held):
            stage = .plain
            if !held.isEmpty { _ = body(held.span.bytes) }
        }
        stage = .stopped
    }

    private mutating func decide(_ all: [UInt8], _ answer: Compression.Answer, _ body: (RawSpan) -> Bool) {
        switch answer {
        case .open: stage = .undecided(all)
        case .plain:
            stage = .plain
            _ = body(all.span.bytes)
        case .compressed(.gzip):
            compression = .gzip
            let stream = GzipStream()
            stage = .gzip(stream)
            keep(stream.read(all.span.bytes, body))
        case .compressed(.xz):
            compression = .xz
            let stream = XZStream()
            stage = .xz(stream)
            keep(stream.read(all.span.bytes, isLast: false, body))
        case .unread(let program):
            keep(
                RecordingDamage(
                    place: .byte(0), expected: "a recording that is not compressed, or by gzip or xz",
                    found: "\(program) data; decompress them first"))
        }
    }

    private mutating func keep(_ fault: RecordingDamage?) {
        guard let fault else { return }
        damage = fault
        stage = .stopped
    }
}
