/// What the filters of a drag tracker did: counted, never dropped in silence.
public struct DragNotes: Hashable, Sendable {
    /// Positions that leapt and came back.
    public var jumps = 0
    /// Contacts that were suddenly elsewhere.
    public var teleports = 0
    /// Positions far outside the axes.
    public var outOfRange = 0
    /// Contacts that were palms.
    public var palms = 0
    /// Contacts that rested at a touchpad's lower edge.
    public var thumbs = 0
    /// Drags of which a finger rested.
    public var restingFingers = 0
    /// Contacts of one or two frames while others dragged.
    public var ghosts = 0
    /// Lifts of which the finger was back at once.
    public var bounces = 0
    /// Numbers of fingers that were wrong for a moment only.
    public var shortCounts = 0
    /// Changes of the number of fingers that moved the corners of their box.
    public var corners = 0
    /// Steps back of the clock while fingers were down.
    public var stepsBack = 0

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
        note(
            thumbs, "1 contact at the lower edge was taken for a thumb",
            "contacts at the lower edge were taken for thumbs")
        note(
            restingFingers, "1 finger rested while another moved, which is no drag of two",
            "fingers rested while others moved, which is no drag of two")
        note(
            ghosts, "1 contact of a frame or two during a drag was dropped",
            "contacts of a frame or two during drags were dropped")
        note(bounces, "1 lift was none: the finger was back at once", "lifts were none: the fingers were back at once")
        note(
            shortCounts, "the number of fingers was wrong for a moment once",
            "times the number of fingers was wrong for a moment")
        note(
            corners, "the corners of a box of fingers moved with their number once",
            "times the corners of a box of fingers moved with their number")
        note(
            stepsBack, "the clock went back once while fingers were down",
            "times the clock went back while fingers were down")
        return sentences
    }
}
