/// Cuts bytes that come in pieces of any size into pieces of a fixed size.
///
/// The output of a decompressor before a fault depends on how its input is cut: liblzma decodes everything available
/// before it checks whether a chunk was longer than declared. With fixed pieces, the same input always gives the same
/// output and the same fault.
struct FixedPieces {
    /// The size of a piece, except the last.
    static let size = 4096

    private var held: [UInt8] = []

    /// Adds bytes and passes on the complete pieces, until `body` returns `false`.
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

    /// The input has ended: passes on the incomplete piece, if there is one.
    mutating func finish(_ body: (RawSpan) -> Bool) {
        if !held.isEmpty { _ = body(held.span.bytes) }
        held = []
    }

    private mutating func hold(_ bytes: RawSpan, _ range: Range<Int>) {
        bytes.extracting(range).withUnsafeBytes { held.append(contentsOf: $0) }
    }
}
