/// Cuts bytes that come in pieces of any size at places that are always the same.
///
/// What a decompressor gives before a fault depends on how its input is cut: liblzma decodes all that it has at hand and
/// looks only then whether a chunk was longer than it says. Cut alike, the same input gives the same output and the same
/// fault, whatever the decompressor does.
struct FixedPieces {
    /// How many bytes a piece has, but for the last.
    static let size = 4096

    private var held: [UInt8] = []

    /// Takes bytes and hands on the pieces that are full, until `body` answers `false`.
    mutating func read(_ bytes: RawSpan, _ body: (RawSpan) -> Bool) {
        var position = 0
        if !held.isEmpty {
            position = min(Self.size - held.count, bytes.byteCount)
            hold(bytes, 0..<position)
            guard held.count == Self.size else { return }
            let goesOn = body(held.span.bytes)
            held.removeAll(keepingCapacity: true)
            guard goesOn else { return }
        }
        while bytes.byteCount - position >= Self.size {
            guard body(bytes.extracting(position..<(position + Self.size))) else { return }
            position += Self.size
        }
        hold(bytes, position..<bytes.byteCount)
    }

    /// The input is at its end: hands on the piece that is not full, if there is one.
    mutating func finish(_ body: (RawSpan) -> Bool) {
        if !held.isEmpty { _ = body(held.span.bytes) }
        held = []
    }

    private mutating func hold(_ bytes: RawSpan, _ range: Range<Int>) {
        bytes.extracting(range).withUnsafeBytes { held.append(contentsOf: $0) }
    }
}
