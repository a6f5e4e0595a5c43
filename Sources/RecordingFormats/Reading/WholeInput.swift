/// The bytes of a recording that is read only when all of it is there.
struct WholeInput: Sendable {
    /// At most so many bytes are kept: 256 MiB.
    static let largest = 256 << 20

    private(set) var bytes: [UInt8] = []
    /// Whether there were more bytes than are kept.
    private(set) var isTooLarge = false

    mutating func add(_ piece: RawSpan) {
        let count = min(piece.byteCount, Self.largest - bytes.count)
        if count < piece.byteCount { isTooLarge = true }
        piece.extracting(0..<count).withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    /// Gives the bytes away.
    mutating func take() -> [UInt8] {
        let taken = bytes
        bytes = []
        return taken
    }

    /// What to say when there were too many.
    var damage: RecordingDamage? {
        guard isTooLarge else { return nil }
        return RecordingDamage(
            place: .byte(Self.largest), expected: "a recording of at most 256 MiB in this format", found: "more")
    }
}
