import Geometry
import TouchInput

/// Contacts to drags, in three stages: `FingerTracker` says which contacts are fingers and how far they moved,
/// ``DragTracker`` which fingers make a drag and where it is, and `LiftHold` keeps a lift back until it is sure that the
/// finger does not come back.
///
/// Ask ``release(at:)`` before each frame, and whenever ``deadline`` has passed without one.
public struct DragPipeline: Sendable {
    private var fingers: FingerTracker
    private var drag: DragTracker
    @usableFromInline private(set) var hold = LiftHold()
    private var log = FilterLog()

    /// The stages for this surface. These fingers make a drag, and so is its velocity measured.
    public init(
        surface: Surface, fingers policy: DragTracker.FingerPolicy, velocity: VelocityRule = VelocityRule(),
        filters: InputFilters = .all
    ) {
        fingers = FingerTracker(surface, filters)
        drag = DragTracker(surface, fingers.filters, policy, velocity)
    }

    /// How often each filter acted.
    public var notes: FilterNotes { log.notes }
    /// What the filters did in the newest frame that was not of the common kind.
    public var actions: [FilterAction] { log.actions }
    /// Whether a lift is held back.
    @inlinable public var isHolding: Bool { hold.isHolding }
    /// After this time a lift that is held back is one, whatever comes; `nil` when none is held back.
    public var deadline: Timestamp? { hold.deadline }

    /// Where the drag is, with this time; `nil` when none goes on.
    public func sample(at time: Timestamp) -> DragSample? { drag.sample(at: time) }
    /// The velocity of the drag at `time`.
    public func velocity(at time: Timestamp) -> Velocity { drag.velocity(at: time) }

    /// From the next frame on these fingers make a drag, and so is its velocity measured.
    public mutating func adopt(fingers policy: DragTracker.FingerPolicy, velocity: VelocityRule) {
        drag.adopt(policy, velocity)
    }

    /// What a frame of the common kind does to a drag.
    public enum Continuation: Hashable, Sendable {
        /// The finger is where it was.
        case rests
        /// The drag is here now.
        case moves(DragSample)
        /// Something else.
        case changes
    }

    /// Takes the frame when it is the common one: the one finger of a drag on a touchscreen moves on or rests, and
    /// nothing is odd about it. What this answers is what the long way would find.
    ///
    /// - Returns: `changes` when the frame is not of that kind and was not taken; `handle(_:)` takes it then.
    public mutating func goOn(_ frame: ContactFrame) -> Continuation {
        guard drag.state == .dragging, let way = fingers.goOn(frame) else { return .changes }
        guard let sample = drag.goOn(by: way, at: frame.time) else { return .rests }
        return .moves(sample)
    }

    /// Takes the next frame and says what it means.
    public mutating func handle(_ frame: ContactFrame) -> DragStep {
        var step = DragStep()
        log.startFrame()
        switch goOn(frame) {
        case .rests: return step
        case .moves(let sample):
            step.progress = .moved(sample)
            return step
        case .changes: break
        }
        drag.checkClock(frame.time, &log)
        if isHolding {
            switch hold.meet(frame, &fingers, &log) {
            case .stays: return step
            case .isUndone(let state): drag.resume(state)
            case .happens(let late): step = late
            case nil: break
            }
        }
        if frame.followsLoss { drag.forgetVelocity() }
        let movement = fingers.follow(frame, beside: drag, &log)
        drag.note(movement)
        if drag.state == .none {
            guard movement.down > 0 else {
                fingers.forgetUnseen()
                return step
            }
            begin(&step)
        } else if movement.persistent == 0 && movement.down > 0 && movement.left > 0 {
            // Every finger of the gesture left, and others came in the same frame: that is another gesture.
            end(&step, movement)
            hold.forget()
            begin(&step)
        } else if movement.down == 0 {
            return endOrHold(step, movement)
        }
        fingers.forgetUnseen()
        advance(&step, movement)
        return step
    }

    private mutating func begin(_ step: inout DragStep) {
        step.didBegin = true
        drag.begin()
    }

    /// All fingers of the gesture left.
    private mutating func end(_ step: inout DragStep, _ movement: FingerMovement) {
        if let lift = hold.dragLift {
            step.end = lift
            step.isLate = true
            drag.reset()
        } else {
            step.end = drag.end(movement)
        }
        step.gestureEnd = movement.time
    }

    private mutating func endOrHold(_ step: DragStep, _ movement: FingerMovement) -> DragStep {
        var step = step
        let state = drag.state
        end(&step, movement)
        if fingers.filters.bounce, movement.left > 0, movement.wasSeenToLift {
            hold.hold(step, at: movement.time, after: state)
            fingers.lift()
            return DragStep()
        }
        hold.forget()
        fingers.forgetUnseen()
        return step
    }

    private mutating func advance(_ step: inout DragStep, _ movement: FingerMovement) {
        if isHolding, let late = hold.release(at: movement.time) {
            drag.giveUp()
            step.end = late.end
            step.isLate = true
            return
        }
        switch drag.advance(movement, of: &fingers, &log) {
        case .nothing: break
        case .begins(let sample): step.progress = .began(sample)
        case .moves(let sample): step.progress = .moved(sample)
        case .ends(let end): step.end = end
        case .waits(let lift): hold.hold(lift, at: movement.time)
        case .resumes:
            guard let away = hold.undoDrag(at: movement.time) else { return }
            log.count(.fingerCount)
            log.add(.fingerCount, FingerCountDebounce.Deed.rightAgain(microseconds: away), at: movement.time)
        }
    }

    /// No frame up to `time` is still to come: what was held back until then happened when it is dated.
    public mutating func release(at time: Timestamp) -> DragStep? {
        guard let step = hold.release(at: time) else { return nil }
        log.startFrame()
        if drag.state == .waiting { drag.giveUp() }
        return step
    }

    /// Takes the touch away from outside: the device is gone, the surface was rotated, the recording is over.
    public mutating func cancel(_ reason: CancelReason, at time: Timestamp) -> DragStep {
        log.startFrame()
        if let late = hold.letGo() { return late }
        var step = DragStep()
        guard drag.state != .none else { return step }
        hold.forget()
        step.end = drag.cancel(reason, at: time)
        if reason == .deviceGone || reason == .unfinished {
            step.gestureEnd = time
            drag.reset()
            fingers.removeAll()
        }
        return step
    }

    /// The surface was turned: a drag in flight is cancelled, and fingers that are down make no other one.
    public mutating func rotate(to surface: Surface, at time: Timestamp) -> DragStep {
        fingers.rotate(to: surface)
        drag.rotate(to: surface, fingers.filters)
        return cancel(.rotation, at: time)
    }
}
