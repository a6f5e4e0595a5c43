import Documents

/// Lines before the first one that belongs to the recording: what a terminal showed when it was pasted.
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

    /// The damage, for when nothing of a recording ever came.
    var damage: RecordingDamage? { first }

    /// A word about the lines, when there were any.
    var note: RecordingNote? {
        guard let first else { return nil }
        return RecordingNote(
            "\(count == 1 ? "a line" : "\(count) lines") before the recording skipped, beginning with \(first.found)",
            at: first.place)
    }
}
