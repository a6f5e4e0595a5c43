import TouchInput

/// Contacts to drags: which fingers make a drag, where it is, and how fast it was when they left.
///
/// On a touchscreen every finger counts and the drag follows their centroid; one that joins or leaves moves nothing.
/// On a touchpad two fingers, or one with the button held, make a drag; one finger alone moves the pointer.
/// A gesture lasts from the first finger down until all are up, and has one drag at the most.
public struct DragTracker: Sendable {
    /// What was passed over so far.
    public internal(set) var notes = DragNotes()

    var surface: Surface
    private let fingers: FingerPolicy
    private let velocityRule: VelocityRule
    private var history = VelocityHistory()
    var trails: [Trail] = []
    private var stage = Stage.clear
    private var position = Point.zero
    private var reach = 0.0
    private var origin: Point?
    var hadPalm = false

    /// Which fingers make a drag.
    public struct FingerPolicy: Hashable, Sendable {
        /// How many on a touchpad.
        public var onTouchpad = 2
        /// Whether a second finger on a touchscreen takes the drag away.
        public var secondFingerCancels = false

        /// Two on a touchpad, any on a touchscreen.
        public init() {}
    }

    private enum Stage: Hashable, Sendable {
        /// No finger is down.
        case clear
        /// Fingers are down that do not make a drag yet.
        case waiting(tooMany: Bool)
        case dragging
        /// The drag is over; fingers are still down.
        case over
    }

    struct Trail: Hashable, Sendable {
        var number: Int
        var filter: JumpFilter
        var position: Point
        var isSeen = true
    }

    /// A tracker for this surface.
    public init(surface: Surface, fingers: FingerPolicy, velocity: VelocityRule = VelocityRule()) {
        self.surface = surface
        self.fingers = fingers
        velocityRule = velocity
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

    /// The velocity of the drag at `time`.
    public func velocity(at time: Timestamp) -> Velocity {
        history.velocity(by: velocityRule, at: time)
    }

    /// Takes the next frame and says what it means.
    public mutating func handle(_ frame: ContactFrame) -> DragStep {
        var step = DragStep()
        switch goOn(frame) {
        case .rests: return step
        case .moves(let sample):
            step.opening = .moved(sample)
            return step
        case .changes: break
        }
        if frame.followsLoss { history.removeAll() }
        let movement = follow(frame)
        if stage == .clear {
            guard movement.down > 0 else { return step }
            begin(&step)
        } else if movement.persistent == 0 && movement.down > 0 && movement.left > 0 {
            // Every finger of the gesture left, and others came in the same frame: that is another gesture.
            close(&step, frame, movement)
            begin(&step)
        } else if movement.down == 0 {
            close(&step, frame, movement)
            return step
        }
        advance(&step, frame, movement)
        return step
    }

    /// Takes the touch away from outside: the device is gone, the surface was rotated, the recording is over.
    public mutating func cancel(_ reason: CancelReason, at time: Timestamp) -> DragStep {
        var step = DragStep()
        guard stage != .clear else { return step }
        if stage == .dragging {
            step.closing = .cancelled(reason, DragSample(time: time, position: position))
        } else if stage != .over {
            step.unrecognized = unrecognizedReason
        }
        stage = .over
        if reason == .deviceGone || reason == .unfinished {
            step.didEnd = true
            stage = .clear
            trails.removeAll(keepingCapacity: true)
        }
        return step
    }

    /// The surface was turned: a drag in flight is cancelled, and fingers that are down make no other one.
    public mutating func rotate(to surface: Surface, at time: Timestamp) -> DragStep {
        self.surface = surface
        return cancel(.rotation, at: time)
    }

    private mutating func begin(_ step: inout DragStep) {
        step.didBegin = true
        stage = .waiting(tooMany: false)
        origin = nil
        reach = 0
        hadPalm = false
        history.removeAll()
    }

    private mutating func close(_ step: inout DragStep, _ frame: ContactFrame, _ movement: Movement) {
        let sample = DragSample(time: frame.time, position: position)
        switch stage {
        case .dragging:
            if movement.teleported {
                step.closing = .cancelled(.jump, sample)
            } else if movement.becamePalm {
                step.closing = .cancelled(.palm, sample)
            } else if movement.wasDropped {
                step.closing = .cancelled(.droppedEvents, sample)
            } else {
                step.closing = .lifted(sample, velocity: history.velocity(by: velocityRule, at: frame.time))
            }
        case .waiting: step.unrecognized = unrecognizedReason
        case .over, .clear: break
        }
        step.didEnd = true
        stage = .clear
    }

    private var unrecognizedReason: UnrecognizedReason {
        if case .waiting(let tooMany) = stage, tooMany { return .tooManyFingers }
        if hadPalm { return .palm }
        return .pointerMotion
    }

    private mutating func advance(_ step: inout DragStep, _ frame: ContactFrame, _ movement: Movement) {
        switch stage {
        case .clear, .over: return
        case .waiting(let tooMany):
            switch suitability(frame, movement) {
            case .tooFew: stage = .waiting(tooMany: tooMany)
            case .tooMany: stage = .waiting(tooMany: true)
            case .right:
                guard !tooMany, let centroid else { return }
                stage = .dragging
                position = centroid
                let sample = DragSample(time: frame.time, position: position)
                history.removeAll()
                history.add(sample)
                step.opening = .touchedDown(sample)
            }
        case .dragging:
            position = position + movement.mean
            let sample = DragSample(time: frame.time, position: position)
            if let reason = interruption(frame, movement) {
                step.closing = .cancelled(reason, sample)
                stage = .over
                return
            }
            if suitability(frame, movement) == .tooFew {
                step.closing = .lifted(sample, velocity: history.velocity(by: velocityRule, at: frame.time))
                stage = .over
                return
            }
            if !movement.isHeld { history.add(sample) }
            if movement.hasMoved { step.opening = .moved(sample) }
        }
    }

    private enum Suitability {
        case tooFew, right, tooMany
    }

    private func suitability(_ frame: ContactFrame, _ movement: Movement) -> Suitability {
        guard surface.kind == .touchpad else { return movement.known > 0 ? .right : .tooFew }
        let count = max(movement.down, frame.fingerCount - movement.palms)
        if frame.isButtonDown && count == 1 { return movement.known > 0 ? .right : .tooFew }
        if count > fingers.onTouchpad { return .tooMany }
        return count == fingers.onTouchpad && movement.known > 0 ? .right : .tooFew
    }

    private func interruption(_ frame: ContactFrame, _ movement: Movement) -> CancelReason? {
        if movement.teleported { return .jump }
        if surface.kind == .touchscreen {
            return fingers.secondFingerCancels && max(movement.down, frame.fingerCount) > 1 ? .secondFinger : nil
        }
        return suitability(frame, movement) == .tooMany ? .tooManyFingers : nil
    }

    private var centroid: Point? {
        guard !trails.isEmpty else { return nil }
        var sum = Point.zero
        for trail in trails { sum = sum + trail.position }
        let count = Double(trails.count)
        return Point(x: sum.x / count, y: sum.y / count)
    }

    /// Takes the frame when it is the common one: the one finger of a drag on a touchscreen moves on or rests, and
    /// nothing is odd about it. What this answers is what the long way would find.
    ///
    /// - Returns: `changes` when the frame is not of that kind and was not taken; `handle(_:)` takes it then.
    public mutating func goOn(_ frame: ContactFrame) -> Continuation {
        guard stage == .dragging, surface.kind == .touchscreen, frame.contacts.count == 1, trails.count == 1,
            !frame.followsLoss, frame.fingerCount == 1
        else { return .changes }
        let contacts = frame.contacts.span
        guard contacts[0].isDown, contacts[0].tool == .finger, let place = contacts[0].position,
            surface.contains(place)
        else { return .changes }
        let point = surface.point(at: place)
        let sampled = DragSample(time: frame.time, position: point)
        guard
            let movement = trails[0].goOn(
                contacts[0].number, to: sampled, isStationary: contacts[0].phase == .stationary,
                surface.pointsPerMillimetre)
        else { return .changes }
        let sample = DragSample(time: frame.time, position: position + movement)
        history.add(sample)
        guard movement != .zero else { return .rests }
        position = sample.position
        return .moves(sample)
    }
}

extension DragTracker.Trail {
    /// Moves on when nothing is odd about it, and answers by how much; else all is as it was.
    @inline(__always)
    fileprivate mutating func goOn(
        _ contact: Int, to sample: DragSample, isStationary: Bool, _ pointsPerMillimetre: Double
    ) -> Point? {
        guard number == contact else { return nil }
        let movement = sample.position - position
        if isStationary && movement == .zero { return .zero }
        guard filter.goOn(to: sample, pointsPerMillimetre: pointsPerMillimetre) else { return nil }
        position = sample.position
        return movement
    }
}
