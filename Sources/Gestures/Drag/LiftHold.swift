import TouchInput

/// The third stage: lifts that are held back until it is sure that no finger comes back.
///
/// A drag that has too few fingers waits for as long as ``FingerCountDebounce`` says, a gesture of which all fingers left
/// for as long as ``BounceFilter`` says. What happens late is dated when it was.
@usableFromInline
struct LiftHold: Sendable {
    /// Whether a lift is held back. It is asked for each frame, so it is kept.
    @usableFromInline private(set) var isHolding = false
    private var held: Held? {
        didSet { isHolding = held != nil }
    }

    /// What is held back.
    private enum Held {
        /// The lift of a drag that has too few fingers.
        case drag(DragLift)
        /// The end of a gesture.
        case gesture(GestureLift)
    }

    private struct DragLift {
        var end: DragEnd
        var time: Timestamp
    }

    private struct GestureLift {
        var step: DragStep
        var time: Timestamp
        /// What the gesture was until then.
        var state: DragTracker.State
        /// The lift that its drag waited with.
        var drag: DragLift?
    }

    /// What a frame makes of the end of a gesture that is held back.
    enum Answer {
        /// It stays held back: no finger is down.
        case stays
        /// A finger came back, and the gesture goes on as it was.
        case isUndone(DragTracker.State)
        /// It happens: another finger came, or none for too long.
        case happens(DragStep)
    }

    /// After this time what is held back happens, whatever comes; `nil` when nothing is held back.
    var deadline: Timestamp? {
        switch held {
        case .drag(let lift): lift.time.advanced(byMicroseconds: FingerCountDebounce.time - 1)
        case .gesture(let lift): lift.time.advanced(byMicroseconds: BounceFilter.longestGap)
        case nil: nil
        }
    }

    /// The lift of a drag that waits for its fingers.
    var dragLift: DragEnd? {
        guard case .drag(let lift) = held else { return nil }
        return lift.end
    }

    /// A drag has too few fingers: its lift at `time` is held back.
    mutating func hold(_ end: DragEnd, at time: Timestamp) {
        held = .drag(DragLift(end: end, time: time))
    }

    /// All fingers of a gesture left at `time`: its end is held back. Until then the gesture was in `state`.
    mutating func hold(_ step: DragStep, at time: Timestamp, after state: DragTracker.State) {
        var lift = GestureLift(step: step, time: time, state: state)
        if case .drag(let drag) = held { lift.drag = drag }
        held = .gesture(lift)
    }

    /// Nothing waits any more.
    mutating func forget() { held = nil }

    /// The fingers of a drag came back: it was not lifted. Answers for how many microseconds they were away.
    mutating func undoDrag(at time: Timestamp) -> Int64? {
        guard case .drag(let lift) = held else { return nil }
        held = nil
        return time.microseconds(since: lift.time)
    }

    /// A frame comes; `nil` when it finds no gesture's end held back. Fingers that are back are followed again.
    mutating func meet(_ frame: ContactFrame, _ fingers: inout FingerTracker, _ log: inout FilterLog) -> Answer? {
        guard case .gesture(let lift) = held else { return nil }
        let gap = frame.time.microseconds(since: lift.time)
        if fingers.rejoin(frame, after: gap, &log) {
            held = lift.drag.map { .drag($0) }
            return .isUndone(lift.state)
        }
        guard frame.contacts.contains(where: \.isDown) || !BounceFilter.isSoon(gap) else { return .stays }
        return letGo().map { .happens($0) }
    }

    /// What is held back happens if it has waited long enough at `time`.
    mutating func release(at time: Timestamp) -> DragStep? {
        guard let deadline, time > deadline else { return nil }
        guard let lift = dragLift else { return letGo() }
        held = nil
        var step = DragStep()
        step.end = lift
        step.isLate = true
        return step
    }

    /// The end of a gesture that is held back happens.
    mutating func letGo() -> DragStep? {
        guard case .gesture(let lift) = held else { return nil }
        held = nil
        var step = lift.step
        step.isLate = true
        return step
    }
}
