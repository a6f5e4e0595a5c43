import Documents

/// Lines before the recording: what a terminal showed above it.
struct LeadingText: Sendable {
    private var count = 0
    private var first: RecordingDamage?

    /// Counts a line that does not belong to the recording.
    mutating func skip(_ line: RawSpan, number: Int, expected: String) {
        if first == nil, !line.isBlank(from: 0) {
            first = RecordingDamage(
                place: .line(number), expected: expected, found: PrintableText.quotation(of: line))
        }
        count += 1
    }

    /// The damage, if no recording follows.
    var damage: RecordingDamage? { first }

    /// A note on these lines, if there were any.
    var note: RecordingNote? {
        guard let first else { return nil }
        return RecordingNote(
            "\(count == 1 ? "a line" : "\(count) lines") before the recording skipped, beginning with \(first.found)",
            at: first.place)
    }
}
