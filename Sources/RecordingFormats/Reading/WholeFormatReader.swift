/// A reader of a format that must be read completely.
protocol WholeFormatReader: FormatReader {
    var input: WholeInput { get set }
    var damage: RecordingDamage? { get set }

    /// Reads the recording, once, when the input has ended.
    mutating func take(_ bytes: [UInt8], into batch: inout EventBatch)
}

extension WholeFormatReader {
    mutating func read(_ bytes: RawSpan, into batch: inout EventBatch) {
        guard damage == nil else { return }
        input.add(bytes)
        damage = input.damage
    }

    mutating func finish(into batch: inout EventBatch) {
        take(input.take(), into: &batch)
        // The input goes on after the limit, so this damage is the true one, not what seems to be missing at the end.
        if let tooLarge = input.damage { damage = tooLarge }
    }
}
