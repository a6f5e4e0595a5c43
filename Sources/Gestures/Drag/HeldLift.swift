import TouchInput

/// The end of a gesture, held back until it is sure that no finger comes back.
struct HeldLift: Hashable, Sendable {
    var step: DragStep
    /// When the fingers lifted.
    var time: Timestamp
    /// What the gesture was until then.
    var stage: DragTracker.Stage

    /// How many microseconds ago it was at `time`.
    func age(at time: Timestamp) -> Int64 { time.microseconds(since: self.time) }
}
