/// The bytes of a recording that must be read completely.
struct WholeInput: Sendable {
    /// The most bytes that are kept: 256 MiB.
    static let largest = 256 << 20

    private(set) var bytes: [UInt8] = []
    /// Whether there were more bytes than that.
    private(set) var isTooLarge = false

    mutating func add(_ piece: RawSpan) {
        let count = min(piece.byteCount, Self.largest - bytes.count)
        if count < piece.byteCount { isTooLarge = true }
        piece.extracting(0..<count).withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    /// Returns the bytes and gives up its own copy.
    mutating func take() -> [UInt8] {
        let taken = bytes
        bytes = []
        return taken
    }

    /// The damage, if there were too many bytes.
    var damage: RecordingDamage? {
        guard isTooLarge else { return nil }
        return RecordingDamage(
            place: .byte(Self.largest), expected: "a recording of at most 256 MiB in this format", found: "more")
    }
}
