/// What a drag tracker passed over: counted, never dropped in silence.
public struct DragNotes: Hashable, Sendable {
    /// Positions that leapt and came back.
    public var jumps = 0
    /// Contacts that were suddenly elsewhere.
    public var teleports = 0
    /// Positions far outside the axes.
    public var outOfRange = 0
    /// Contacts that were palms.
    public var palms = 0

    /// Nothing passed over yet.
    public init() {}

    /// One sentence for each kind that occurred, in a fixed order.
    public var sentences: [String] {
        var sentences: [String] = []
        func note(_ count: Int, _ one: String, _ many: String) {
            if count > 0 { sentences.append(count == 1 ? one : "\(count) \(many)") }
        }
        note(jumps, "1 jump of the sensor was dropped", "jumps of the sensor were dropped")
        note(teleports, "1 contact was suddenly elsewhere", "contacts were suddenly elsewhere")
        note(
            outOfRange, "1 position far outside the axes was dropped",
            "positions far outside the axes were dropped")
        note(palms, "1 contact was a palm", "contacts were palms")
        return sentences
    }
}
