import Geometry
import TouchInput

/// The second stage: fingers to drags. How many fingers make a drag, where it is, and how fast.
///
/// On a touchscreen every finger counts and the drag follows their centroid; one that joins or leaves moves nothing.
/// On a touchpad two fingers, or one with the button held, make a drag; one finger alone moves the pointer.
/// A gesture lasts from the first finger down until all are up, and has one drag at the most.
public struct DragTracker: Sendable {
    /// What the gesture is.
    private(set) var state = State.none
    /// Where the fingers' centroid is, as if no finger had joined or left.
    private var position = Point.zero
    private var history = VelocityHistory()
    private var clock = ClockFilter()
    var pace = DragPace()
    private var hadPalm = false

    private(set) var kind: Surface.Kind
    private(set) var edgeScroll: EdgeScrollZone?
    private(set) var filters: FilterChain
    private(set) var policy: FingerPolicy
    private var velocityRule: VelocityRule

    /// What a gesture is before, during and after its drag.
    enum State: Hashable, Sendable {
        /// No finger is down.
        case none
        /// Fingers are down that do not make a drag yet.
        case gathering(tooMany: Bool)
        case dragging
        /// The drag has too few fingers, and waits whether they come back.
        case waiting
        /// The drag is over; fingers are still down.
        case over
    }

    /// What a frame does to a gesture.
    enum Advance {
        case nothing
        case begins(DragSample)
        case moves(DragSample)
        /// The drag is over.
        case ends(DragEnd)
        /// The drag has too few fingers: this is its lift unless they come back.
        case waits(DragEnd)
        /// The fingers of the drag came back.
        case resumes
    }

    init(_ surface: Surface, _ filters: FilterChain, _ policy: FingerPolicy, _ velocity: VelocityRule) {
        kind = surface.kind
        edgeScroll = EdgeScrollZone(surface)
        self.filters = filters
        self.policy = policy
        velocityRule = velocity
    }

    /// From the next frame on these fingers make a drag, and this is how its velocity is measured.
    mutating func adopt(_ policy: FingerPolicy, _ velocity: VelocityRule) {
        self.policy = policy
        velocityRule = velocity
    }

    /// The surface was turned.
    mutating func rotate(to surface: Surface, _ filters: FilterChain) {
        kind = surface.kind
        edgeScroll = EdgeScrollZone(surface)
        self.filters = filters
    }

    /// Whether a drag goes on, or waits for its fingers.
    var isUnderWay: Bool { state == .dragging || state == .waiting }

    /// Where the drag is, with this time; `nil` when none goes on.
    func sample(at time: Timestamp) -> DragSample? {
        state == .dragging ? DragSample(time: time, position: position) : nil
    }

    /// The velocity of the drag at `time`.
    func velocity(at time: Timestamp) -> Velocity { history.velocity(by: velocityRule, at: time) }

    /// How long a contact is no finger yet that came down during the drag, in microseconds: 40 ms, or three of the
    /// device's frames.
    var longestGhost: Int64 { history.stopTime().wholeMicroseconds }

    /// Takes a movement of the only finger: nothing else changes. Answers where the drag is now; `nil` where it was.
    @inline(__always)
    mutating func goOn(by way: Point, at time: Timestamp) -> DragSample? {
        let sample = DragSample(time: time, position: position + way)
        history.add(sample)
        guard way != .zero else { return nil }
        position = sample.position
        return sample
    }

    /// Notices that time went back: what was measured before is another clock's.
    mutating func checkClock(_ time: Timestamp, _ log: inout FilterLog) {
        guard filters.clock, let step = clock.stepBack(to: time, knowing: history.newest?.time) else { return }
        history.removeAll()
        guard state != .none else { return }
        log.count(.clock)
        log.add(.clock, ClockFilter.Deed.wentBack(microseconds: step), at: time)
    }

    /// Events were lost: what was measured before is no velocity.
    mutating func forgetVelocity() { history.removeAll() }

    /// A first finger came down.
    mutating func begin() {
        state = .gathering(tooMany: false)
        pace = DragPace()
        hadPalm = false
        history.removeAll()
    }

    /// Keeps what may explain later why there was no drag.
    mutating func note(_ movement: FingerMovement) {
        if movement.hasPalm { hadPalm = true }
    }

    /// Takes the movement of a frame after which fingers are down.
    mutating func advance(
        _ movement: FingerMovement, of fingers: inout FingerTracker, _ log: inout FilterLog
    ) -> Advance {
        guard state != .none, state != .over else { return .nothing }
        let number = number(movement, of: fingers)
        switch (state, number) {
        case (.gathering, .tooMany): state = .gathering(tooMany: true)
        case (.gathering(tooMany: false), .right): return gather(movement, of: &fingers)
        case (.dragging, _): return drag(movement, of: &fingers, number, &log)
        case (.waiting, .right):
            state = .dragging
            return .resumes
        case (.gathering, _), (.waiting, _), (.none, _), (.over, _): break
        }
        return .nothing
    }

    private mutating func gather(_ movement: FingerMovement, of fingers: inout FingerTracker) -> Advance {
        guard let centroid = fingers.centroid else { return .nothing }
        let sample = DragSample(time: movement.time, position: centroid)
        state = .dragging
        position = centroid
        fingers.startWays()
        history.removeAll()
        history.add(sample)
        pace.needsButton = kind == .touchpad && movement.isButtonDown && movement.count == 1
        return .begins(sample)
    }

    private mutating func drag(
        _ movement: FingerMovement, of fingers: inout FingerTracker, _ number: Number, _ log: inout FilterLog
    ) -> Advance {
        // On a touchpad fingers make a drag together.
        position = position + movement.way(under: kind == .touchscreen ? policy.secondFinger : .mean)
        let sample = DragSample(time: movement.time, position: position)
        if let reason = interruption(movement, of: &fingers, number, &log) {
            state = .over
            return .ends(.cancelled(reason, sample))
        }
        if number == .tooFew { return loseFinger(movement, &log) }
        if !movement.isHeld { history.add(sample) }
        return movement.hasMoved ? .moves(sample) : .nothing
    }

    /// The drag has too few fingers. They may come back, unless it was the button that was let go of.
    private mutating func loseFinger(_ movement: FingerMovement, _ log: inout FilterLog) -> Advance {
        let end = lift(at: movement.time)
        let isLetGo = pace.needsButton && !movement.isButtonDown
        guard filters.fingerCount, policy.needed(on: kind) != nil, !isLetGo, case .lifted = end else {
            state = .over
            return .ends(end)
        }
        state = .waiting
        log.add(.fingerCount, FingerCountDebounce.Deed.waits(fingers: movement.count), at: movement.time)
        return .waits(end)
    }

    /// The end of the drag at `time`, unless more fingers than it takes were there just now.
    private func lift(at time: Timestamp) -> DragEnd {
        let sample = DragSample(time: time, position: position)
        if pace.wasCrowded(at: time) { return .cancelled(.tooManyFingers, sample) }
        return .lifted(sample, velocity: velocity(at: time))
    }

    /// The fingers of a drag that waited did not come back.
    mutating func giveUp() { state = .over }

    /// A gesture of which all fingers had left goes on as it was.
    mutating func resume(_ state: State) { self.state = state }

    /// All fingers left: how the drag is over, or why there was none; `nil` where that was known before.
    mutating func end(_ movement: FingerMovement) -> DragEnd? {
        let sample = DragSample(time: movement.time, position: position)
        defer { state = .none }
        switch state {
        case .dragging:
            if movement.teleported { return .cancelled(.jump, sample) }
            if movement.becamePalm { return .cancelled(.palm, sample) }
            if movement.wasDropped { return .cancelled(.droppedEvents, sample) }
            if movement.wasTaken { return .cancelled(.system, sample) }
            if movement.hasStayed, policy.secondFinger == .cancels, kind == .touchscreen {
                return .cancelled(.secondFinger, sample)
            }
            return lift(at: movement.time)
        case .gathering(let tooMany): return .neverBegan(unrecognizedReason(tooMany: tooMany))
        case .none, .waiting, .over: return nil
        }
    }

    /// The touch is taken away: how the drag is over, or why there was none; `nil` where that was known before.
    mutating func cancel(_ reason: CancelReason, at time: Timestamp) -> DragEnd? {
        defer { state = .over }
        switch state {
        case .dragging, .waiting: return .cancelled(reason, DragSample(time: time, position: position))
        case .gathering(let tooMany): return .neverBegan(unrecognizedReason(tooMany: tooMany))
        case .none, .over: return nil
        }
    }

    /// Nothing touches any more.
    mutating func reset() { state = .none }

    private func unrecognizedReason(tooMany: Bool) -> UnrecognizedReason {
        tooMany ? .tooManyFingers : hadPalm ? .palm : .pointerMotion
    }
}
