import FlowNavigation
import Geometry
import Gestures
import TouchInput

/// One device, one view and one set of rules: events in, steps and outcomes out.
///
/// Live reading and replaying take this same road; nothing else decides anything.
public struct Session: Sendable {
    /// How the device's axes map to points.
    public internal(set) var surface: Surface
    /// The rules by which drags are judged.
    public internal(set) var rules: DismissRules
    /// The outcomes since they were last taken.
    public private(set) var outcomes: [Outcome] = []
    /// The trace since it was last taken; empty unless it is recorded.
    public internal(set) var trace: [TraceLine] = []
    /// Whether a trace is recorded.
    public var recordsTrace: Bool
    /// What a picture is drawn from, since the beginning; empty unless it is recorded.
    public internal(set) var moments: [RecordedMoment] = []
    /// Whether moments are recorded, which keeps all of them.
    public let recordsMoments: Bool
    /// Whether each movement is asked what a lift with it would come to, for ``Outcome/lastChance``.
    let weighsLifts: Bool
    /// The moment that the times of the scenario's changes are counted from.
    public let origin: Timestamp

    let description: DeviceDescription?
    let fingerCount: DragTracker.FingerPolicy.Count?
    var options: Surface.Options
    private(set) var contacts: ContactTracker
    var drags: DragPipeline
    /// Where the dismiss gesture is.
    public private(set) var gesture = DismissGesture()
    /// What surrounds it at this moment.
    public internal(set) var scene = DismissScene()
    /// The thresholds of the rules in the scene, in points.
    public internal(set) var thresholds: DismissThresholds
    /// The rules for the screen on top.
    var judging: DismissRules
    var stage: StackStage?
    var changes: ArraySlice<Scenario.Change>
    var settling: Timestamp?
    /// What was on top of the stack, over which root, when the view was let go that settles.
    private var settlingPlace: (root: String, screen: ScreenID)?
    var tally: GestureTally
    private(set) var gestureCount = 0
    var isGone = false
    var toldLosses = 0
    /// Whether other rules judge than at the beginning.
    var hasNewRules = false
    private(set) var lastTime: Timestamp

    /// A session with a device of this description, or one of which nothing is known.
    public init(
        description: DeviceDescription?, rules: DismissRules, scenario: Scenario = Scenario(), origin: Timestamp,
        recordsTrace: Bool = false, recordsMoments: Bool = false, weighsLifts: Bool = false
    ) {
        let scenario = scenario.sized
        self.weighsLifts = weighsLifts
        self.recordsMoments = recordsMoments
        self.description = description
        self.rules = rules
        judging = rules
        self.origin = origin
        self.recordsTrace = recordsTrace
        fingerCount = scenario.fingers
        options = scenario.surface
        surface = Surface(description: description, options: scenario.surface)
        contacts = ContactTracker(description: description)
        drags = DragPipeline(
            surface: surface, fingers: scenario.policy(under: rules), velocity: rules.velocity,
            filters: scenario.filters)
        changes = scenario.changes.sorted { $0.microseconds < $1.microseconds }[...]
        lastTime = origin
        tally = GestureTally(gesture: 0, start: origin)
        tally.isOpen = false
        thresholds = DismissThresholds(rules, in: scene)
        scene.isDismissalDisabled = scenario.isDismissalDisabled
        scene.allowsSwipeUp = scenario.allowsSwipeUp
        scene.scroll = scenario.scroll
        stage = scenario.stack.flatMap { StackStage($0, in: scenario) }
        measureScene()
        if recordsMoments, stage != nil { keepMoment(at: origin) }
    }

    /// What was out of order or passed over, in sentences.
    public var notes: [String] { contacts.notes.sentences + drags.notes.sentences }

    /// The contacts after the newest frame.
    public var frame: ContactFrame { contacts.frame }

    /// What is known of the gesture that goes on: no more than was decided so far; `nil` between gestures.
    public var progress: Outcome? { tally.isOpen ? tally.outcome : nil }

    /// The velocity of the drag at `time`, as the rules reckon it, in points per second.
    public func velocity(at time: Timestamp) -> Velocity { drags.velocity(at: time) }

    /// Takes the events of `range`, in order. A frame may continue in the next call.
    public mutating func advance(through events: [InputEvent], in range: Range<Int>) {
        var index = range.lowerBound
        if range.upperBound == events.count {
            while contacts.advance(through: events, from: &index) { handleFrame() }
        } else {
            while index < range.upperBound {
                if contacts.handle(events[index]) { handleFrame() }
                index += 1
            }
        }
    }

    /// Without a frame by this time, a lift that is held back is one, or what is settling comes to rest: call
    /// ``rest(by:)`` then. `nil` when nothing waits.
    public var restTime: Timestamp? {
        guard drags.isHolding else { return settling }
        let held = drags.deadline?.advanced(byMicroseconds: 1)
        guard let settling, held.map({ settling < $0 }) ?? true else { return held }
        return settling
    }

    /// No frame before `time` is still to come: a lift that is held back until then is one, and what is settling until
    /// then comes to rest, without waiting for the frame that would show it.
    public mutating func rest(by time: Timestamp) {
        if drags.isHolding { release(at: time) }
        if let settling, time >= settling { comeToRest() }
    }

    /// The device is gone: a finger that is still down is cancelled for that reason, at the time of the last frame.
    public mutating func removeDevice() {
        guard !isGone else { return }
        apply(drags.cancel(.deviceGone, at: lastTime), at: lastTime)
        isGone = true
    }

    /// The input is at its end: a device that the scenario takes away after the last frame is gone, a finger that is
    /// still down is cancelled, and what is settling comes to rest; where not `settles`, it rests in its time, unless it
    /// moves a stack.
    public mutating func finish(settles: Bool = true) {
        contacts.finish()
        if changes.contains(where: { $0.kind == .deviceGone }) { removeDevice() }
        apply(drags.cancel(.unfinished, at: lastTime), at: lastTime)
        if settles || stage != nil { comeToRest() }
        if stage != nil { finishStage() }
    }

    /// The outcomes so far, which are then forgotten here.
    public mutating func takeOutcomes() -> [Outcome] {
        // An array that is handed out and emptied is made anew.
        if outcomes.isEmpty { return [] }
        defer { outcomes.removeAll() }
        return outcomes
    }

    /// The trace so far, which is then forgotten here.
    public mutating func takeTrace() -> [TraceLine] {
        if trace.isEmpty { return [] }
        defer { trace.removeAll() }
        return trace
    }

    private mutating func handleFrame() {
        guard !isGone else { return }
        let time = contacts.frame.time
        if drags.isHolding { release(at: time) }
        settleIfDue(at: time, after: lastTime)
        if !changes.isEmpty { applyChanges(until: time) }
        guard !isGone else { return }
        // What is held back is dated before this frame, and the stack must not be ahead of it.
        if stage != nil, !drags.isHolding { advanceStage(to: time) }
        lastTime = time
        if contacts.frame.followsLoss && recordsTrace { recordLoss() }
        switch drags.goOn(contacts.frame) {
        case .rests: return
        case .moves(let sample):
            if let step = gesture.follow(sample, under: thresholds) {
                if weighsLifts { keepChance(sample, at: time) }
                record(step, .moved(sample), at: time)
            } else {
                handle(.moved(sample), at: time)
            }
        case .changes: apply(drags.handle(contacts.frame), at: time)
        }
    }

    /// What was held back and is sure by now happened when it is dated.
    private mutating func release(at time: Timestamp) {
        if let step = drags.release(at: time) { apply(step, at: time) }
    }

    mutating func apply(_ step: DragStep, at time: Timestamp) {
        if !step.isLate { recordActions() }
        switch step.end {
        case .lifted(let sample, let velocity):
            finishDrag(.lifted(sample, velocity: velocity), sample.time, before: time)
        case .cancelled(let reason, let sample):
            // Rules may take a touch that is taken away for a lift, which has a velocity.
            let velocity = rules.cancel == .lifts ? drags.velocity(at: sample.time) : .zero
            finishDrag(.cancelled(reason, sample, velocity: velocity), sample.time, before: time)
        case .neverBegan(let reason):
            if tally.isOpen, !tally.isDecided { tally.suppose(Ending.Unrecognised(reason)) }
        case nil: break
        }
        if let end = step.gestureEnd { endGesture(at: end) }
        if step.isLate { recordActions() }
        if step.didBegin {
            gestureCount += 1
            tally = GestureTally(gesture: gestureCount, start: time)
        }
        switch step.progress {
        case .began(let sample): handle(.touchedDown(sample), at: time)
        case .moved(let sample): handle(.moved(sample), at: time)
        case nil: break
        }
    }

    /// A drag was over at `moment`, which a frame at `time` shows; where the clock went back meanwhile, nobody knows how
    /// long it was.
    private mutating func finishDrag(_ event: DismissEvent, _ moment: Timestamp, before time: Timestamp) {
        handle(event, at: moment)
        if time < moment { settleIfDue(at: time, after: moment) }
    }

    mutating func handle(_ event: DismissEvent, at time: Timestamp) {
        // A finger cannot catch what is not on top any more.
        if settling != nil, case .touchedDown = event, let settlingPlace, let stage, stage.place != settlingPlace {
            settle(at: time)
        }
        if stage != nil, case .touchedDown(let sample) = event { beginTouch(sample) }
        let before = gesture
        let step = gesture.handle(event, under: judging, in: scene)
        if stage != nil, isDragBesideCard(step) {
            gesture = before
            return takeTouch(.besideCard, at: time)
        }
        if tally.isOpen { weigh(event, before, step, at: time) }
        record(step, event, at: time)
        if step.clause == .d4 { keepScrollStart(of: before) }
        if let offset = step.effects.scroll { scene.scroll?.offset = offset }
        if step.after == .settling && step.before != .settling {
            settling = time.advanced(byMicroseconds: rules.settleMicroseconds)
            settlingPlace = stage?.place
        } else if step.after != .settling {
            settling = nil
        }
    }

    private mutating func record(_ step: DismissStep, _ event: DismissEvent, at time: Timestamp) {
        if recordsTrace { trace.append(.step(time, step)) }
        if tally.isOpen {
            let endsDrag = step.before == .dragging && step.after != .dragging
            tally.record(
                step, event,
                GestureTally.Weighed(
                    verdict: gesture.lastVerdict, fling: gesture.lastFling,
                    lift: endsDrag ? open(gesture.lastLift) : nil))
        }
        if stage != nil { stageFollows(step, event, at: time) }
        if recordsMoments { keepMoment(of: step, event, at: time) }
    }

    private mutating func settleIfDue(at time: Timestamp, after last: Timestamp) {
        guard let settling else { return }
        if time >= settling {
            comeToRest()
        } else if time < last {
            // Another clock: nobody knows how long it was, and waiting for the old one's time could take for ever.
            settle(at: time)
        }
    }

    mutating func settle(at time: Timestamp) {
        settling = nil
        handle(.settled, at: time)
    }

    private mutating func endGesture(at time: Timestamp) {
        guard tally.isOpen else { return }
        var outcome = tally.outcome
        tally.isOpen = false
        outcome.end = time
        outcome.scene = scene
        if hasNewRules { outcome.rules = rules }
        outcome.consequence = stage?.takeConsequence()
        // What spent the gesture is over with its last finger.
        if gesture.phase == .spent {
            handle(.lifted(DragSample(time: time, position: .zero), velocity: .zero), at: time)
        }
        outcomes.append(outcome)
        if recordsTrace { trace.append(.outcome(outcome)) }
    }
}
