/// A reader of a format that is read only when all of it is there.
protocol WholeFormatReader: FormatReader {
    var input: WholeInput { get set }
    var damage: RecordingDamage? { get set }

    /// Reads the recording, once, at the end of the input.
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
        // That it goes on is the truth about what seems to be missing at its end.
        if let tooLarge = input.damage { damage = tooLarge }
    }
}
