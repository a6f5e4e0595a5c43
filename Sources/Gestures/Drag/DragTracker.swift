import Geometry
import TouchInput

/// Contacts to drags: which fingers make a drag, where it is, and how fast it was when they left.
///
/// On a touchscreen every finger counts and the drag follows their centroid; one that joins or leaves moves nothing.
/// On a touchpad two fingers, or one with the button held, make a drag; one finger alone moves the pointer.
/// A gesture lasts from the first finger down until all are up, and has one drag at the most.
///
/// A lift may be held back until it is sure that the finger does not come back. Ask ``release(at:)`` before each frame,
/// and whenever ``deadline`` has passed without one.
public struct DragTracker: Sendable {
    var log = FilterLog()
    var surface: Surface
    private let switches: InputFilters
    private(set) var filters: FilterChain
    private(set) var edgeScroll: EdgeScrollZone?
    private(set) var fingers: FingerPolicy
    var trails: [Trail] = []
    /// The numbers of the contacts that are palms.
    var palms: [Int] = []
    var hadPalm = false
    var corners = SemiMTFilter()
    var stage = Stage.clear {
        didSet { isHolding = stage == .lifted || stage == .paused }
    }
    /// Whether a lift is held back.
    public private(set) var isHolding = false
    var position = Point.zero
    var pace = DragPace()

    private var velocityRule: VelocityRule
    private let majorLimit: Int32
    private var history = VelocityHistory()
    private var clock = ClockFilter()
    var held: HeldLift?
    /// The trails of the fingers whose lift is held back.
    var lifted: [Trail] = []

    enum Stage: Hashable, Sendable {
        /// No finger is down.
        case clear
        /// Fingers are down that do not make a drag yet.
        case waiting(tooMany: Bool)
        case dragging
        /// The drag has too few fingers, and waits whether they come back.
        case paused
        /// The drag is over; fingers are still down.
        case over
        /// All fingers left, and it is not sure yet that they stay away.
        case lifted
    }

    /// A tracker for this surface.
    public init(
        surface: Surface, fingers: FingerPolicy, velocity: VelocityRule = VelocityRule(),
        filters: InputFilters = .all
    ) {
        self.surface = surface
        self.fingers = fingers
        velocityRule = velocity
        switches = filters
        self.filters = FilterChain(filters, for: surface)
        edgeScroll = EdgeScrollZone(surface)
        majorLimit = self.filters.palm?.majorLimit ?? .max
    }

    /// How often each filter acted.
    public var notes: FilterNotes { log.notes }
    /// What the filters did in the newest frame that was not of the common kind.
    public var actions: [FilterAction] { log.actions }

    /// From the next frame on these fingers make a drag, and its velocity is reckoned so.
    public mutating func adopt(fingers: FingerPolicy, velocity: VelocityRule) {
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

    /// Where the drag is, with this time; `nil` when none goes on.
    public func sample(at time: Timestamp) -> DragSample? {
        stage == .dragging ? DragSample(time: time, position: position) : nil
    }

    /// The velocity of the drag at `time`.
    public func velocity(at time: Timestamp) -> Velocity {
        history.velocity(by: velocityRule, at: time)
    }

    /// Whether a drag goes on, or waits for its fingers.
    var isDragging: Bool { stage == .dragging || stage == .paused }

    /// Takes the next frame and says what it means.
    public mutating func handle(_ frame: ContactFrame) -> DragStep {
        var step = DragStep()
        log.startFrame()
        switch goOn(frame) {
        case .rests: return step
        case .moves(let sample):
            step.opening = .moved(sample)
            return step
        case .changes: break
        }
        checkClock(frame.time)
        if let held, stage == .lifted {
            if rejoin(frame) {
                stage = held.stage
                self.held = nil
            } else if frame.contacts.contains(where: \.isDown) || !BounceFilter.isSoon(held.age(at: frame.time)) {
                step = letGo() ?? step
            } else {
                return step
            }
        }
        if frame.followsLoss { history.removeAll() }
        let movement = follow(frame)
        if stage == .clear {
            keepSeen()
            guard movement.down > 0 else { return step }
            begin(&step)
        } else if movement.persistent == 0 && movement.down > 0 && movement.left > 0 {
            // Every finger of the gesture left, and others came in the same frame: that is another gesture.
            close(&step, frame.time, movement)
            keepSeen()
            begin(&step)
        } else if movement.down == 0 {
            let before = stage
            close(&step, frame.time, movement)
            if movement.left > 0 && movement.wasSeenToLift && filters.bounce {
                return hold(step, at: frame.time, before)
            }
            keepSeen()
            return step
        }
        keepSeen()
        advance(&step, frame, movement)
        return step
    }

    /// Takes the touch away from outside: the device is gone, the surface was rotated, the recording is over.
    public mutating func cancel(_ reason: CancelReason, at time: Timestamp) -> DragStep {
        log.startFrame()
        if let released = letGo() { return released }
        var step = DragStep()
        guard stage != .clear else { return step }
        if isDragging {
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
        filters = FilterChain(switches, for: surface)
        edgeScroll = EdgeScrollZone(surface)
        // Where they were is no place on this surface.
        trails.removeAll(keepingCapacity: true)
        return cancel(.rotation, at: time)
    }

    private mutating func begin(_ step: inout DragStep) {
        step.didBegin = true
        stage = .waiting(tooMany: false)
        pace = DragPace()
        hadPalm = false
        history.removeAll()
    }

    private mutating func close(_ step: inout DragStep, _ time: Timestamp, _ movement: Movement) {
        let sample = DragSample(time: time, position: position)
        switch stage {
        case .dragging:
            if movement.teleported {
                step.closing = .cancelled(.jump, sample)
            } else if movement.becamePalm {
                step.closing = .cancelled(.palm, sample)
            } else if movement.wasDropped {
                step.closing = .cancelled(.droppedEvents, sample)
            } else if movement.wasTaken {
                step.closing = .cancelled(.system, sample)
            } else if movement.hasStayed, fingers.secondFinger == .cancels, surface.kind == .touchscreen {
                step.closing = .cancelled(.secondFinger, sample)
            } else {
                step.closing = lift(at: time)
            }
        case .paused: closePause(&step)
        case .waiting: step.unrecognized = unrecognizedReason
        case .over, .clear, .lifted: break
        }
        step.didEnd = true
        stage = .clear
    }

    /// The end of the drag at `time`, unless more fingers than it takes were there just now.
    func lift(at time: Timestamp) -> DismissEvent {
        let sample = DragSample(time: time, position: position)
        if pace.wasCrowded(at: time) { return .cancelled(.tooManyFingers, sample) }
        return .lifted(sample, velocity: history.velocity(by: velocityRule, at: time))
    }

    private mutating func keepSeen() {
        if trails.contains(where: { !$0.isSeen }) { trails.removeAll { !$0.isSeen } }
    }

    private mutating func checkClock(_ time: Timestamp) {
        guard filters.clock, let step = clock.stepBack(to: time, knowing: history.newest?.time) else {
            return
        }
        history.removeAll()
        guard stage != .clear, stage != .lifted else { return }
        log.count(.clock)
        log.add(.clock, ClockFilter.Deed.wentBack(microseconds: step), at: time)
    }

    private var unrecognizedReason: UnrecognizedReason {
        if case .waiting(let tooMany) = stage, tooMany { return .tooManyFingers }
        if hadPalm { return .palm }
        return .pointerMotion
    }

    /// The drag begins, or goes on after it had too few fingers.
    mutating func start(at sample: DragSample) {
        stage = .dragging
        position = sample.position
        for index in trails.indices { trails[index].start = trails[index].position }
        history.removeAll()
        history.add(sample)
    }

    /// How long a contact is no finger yet that came down during the drag, in microseconds: 40 ms, or three of the
    /// device's frames.
    var longestGhost: Int64 { history.stopTime().wholeMicroseconds }

    mutating func addSample(_ sample: DragSample) { history.add(sample) }

    /// Takes the frame when it is the common one: the one finger of a drag on a touchscreen moves on or rests, and
    /// nothing is odd about it. What this answers is what the long way would find.
    ///
    /// - Returns: `changes` when the frame is not of that kind and was not taken; `handle(_:)` takes it then.
    public mutating func goOn(_ frame: ContactFrame) -> Continuation {
        guard stage == .dragging, surface.kind == .touchscreen, frame.contacts.count == 1, trails.count == 1,
            !frame.followsLoss, frame.fingerCount == 1
        else { return .changes }
        let contacts = frame.contacts.span
        guard contacts[0].isDown, contacts[0].tool == .finger, (contacts[0].touchMajor ?? 0) < majorLimit,
            let place = contacts[0].position, surface.contains(place)
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
