import Geometry
import TouchInput

/// The pull-to-dismiss gesture: a value that takes one event at a time and answers with one step.
///
/// | clause | phase | event | when | next | effects |
/// | --- | --- | --- | --- | --- | --- |
/// | D1 | idle | touchedDown | | tracking | |
/// | D2 | tracking | moved | within slop | tracking | |
/// | D3 | tracking | moved | beyond slop, gesture may begin | dragging | follow, arm? |
/// | D4 | tracking | moved | beyond slop, the scroll view has the movement | scrolling | scroll |
/// | D5 | tracking | moved | beyond slop, wrong axis under an axis rule | spent | |
/// | D6 | tracking | lifted | | idle | tap, unless it strayed sideways |
/// | D7 | tracking | cancelled | | idle | |
/// | D8 | dragging | moved | | dragging | follow, arm or disarm? |
/// | D9 | dragging | lifted | past a distance threshold | settling | dismiss(direction, distance) |
/// | D10 | dragging | lifted | past the fling limit | settling | dismiss(direction, velocity) |
/// | D11 | dragging | lifted | D9 or D10 but dismissal is disabled | settling | refuse, restore |
/// | D12 | dragging | lifted | otherwise | settling | restore |
/// | D13 | dragging | cancelled | | settling | restore |
/// | D14 | scrolling | moved | rules hand off at the edge and the edge is reached | dragging from here | follow |
/// | D15 | scrolling | moved | otherwise | scrolling | scroll |
/// | D16 | scrolling | lifted or cancelled | | idle | |
/// | D17 | settling | touchedDown | rules let a finger catch the view, and it returns | dragging on | follow, arm? |
/// | D18 | settling | settled | | idle | |
/// | D19 | spent | all lifted | | idle | |
/// | D21 | dragging | moved | rules hand back, the view is at its place and the content can go on | scrolling from there | follow, disarm?, scroll |
/// | D20 | any | anything else | | unchanged | |
///
/// Where rules take a cancelled touch for a lift, D9 to D11 are applied to it, and D13 where the lift would decide
/// nothing. Where rules reproduce a platform's faults, D11 and D13 strand the view and go to idle: nothing settles.
/// A view that was dismissed is not caught (D20): what was said of it stands. The finger that catches one that returns
/// goes on with the drag that let go of it, from where the view is by then.
public struct DismissGesture: Hashable, Sendable {
    /// Where the gesture is.
    public internal(set) var phase = DismissPhase.idle
    /// What the newest decision weighed: kept for the report.
    public private(set) var lastVerdict: DismissVerdict?
    /// What dismissed by its velocity: kept for the report.
    public private(set) var lastFling: FlingVerdict?
    /// What the lift was judged by, once there was one: kept for the report.
    public private(set) var lastLift: DismissLift?
    /// When the scroll view last had a movement.
    var lastScroll: Timestamp?

    /// A gesture with nothing touching.
    public init() {}

    /// Takes one event under the rules and the scene of this moment.
    public mutating func handle(
        _ event: DismissEvent, under rules: DismissRules, in scene: DismissScene
    ) -> DismissStep {
        let before = phase.name
        var effects = DismissEffects()
        let clause = apply(event, rules, scene, &effects)
        return DismissStep(clause: clause, before: before, after: phase.name, effects: effects)
    }

    /// Takes a movement of a drag (D8) under thresholds that were reckoned before; what this answers is what `handle`
    /// would.
    ///
    /// - Returns: `nil` when the gesture is in another phase or more than the thresholds is to be asked, and nothing was
    ///   taken.
    public mutating func follow(_ sample: DragSample, under thresholds: DismissThresholds) -> DismissStep? {
        guard case .dragging(let drag) = phase, !thresholds.handsBack else { return nil }
        var effects = DismissEffects()
        follow(drag, sample, thresholds, &effects)
        return DismissStep(clause: .d8, before: .dragging, after: .dragging, effects: effects)
    }

    private mutating func apply(
        _ event: DismissEvent, _ rules: DismissRules, _ scene: DismissScene, _ effects: inout DismissEffects
    ) -> DismissClause {
        switch (phase, event) {
        case (.idle, .touchedDown(let sample)):
            lastVerdict = nil
            lastFling = nil
            lastLift = nil
            let isEdge = rules.isEdge(sample.position, in: scene)
            phase = .tracking(origin: sample.position, isEdge: isEdge, hasStrayed: false)
            return .d1

        case (.tracking(let origin, let isEdge, let hasStrayed), .moved(let sample)):
            let clause = leaveSlop(from: origin, isEdge, sample, rules, scene, &effects)
            if clause == .d2, hasStrayed || rules.isBeyondReach(of: sample.position - origin, in: scene) {
                phase = .tracking(origin: origin, isEdge: isEdge, hasStrayed: true)
            }
            return clause
        case (.tracking(_, _, let hasStrayed), .lifted):
            effects.tap = !hasStrayed
            phase = .idle
            return .d6
        case (.tracking, .cancelled):
            phase = .idle
            return .d7

        case (.dragging(let drag), .moved(let sample)):
            let thresholds = DismissThresholds(rules, in: scene)
            if thresholds.handsBack, handsBack(drag, sample, thresholds, scene, &effects) { return .d21 }
            follow(drag, sample, thresholds, &effects)
            return .d8
        case (.dragging(let drag), .lifted(let sample, let velocity)):
            return lift(drag, sample, velocity, rules, scene, &effects)
        case (.dragging(let drag), .cancelled(let reason, let sample, let velocity)):
            let clause = cancel(drag, sample, velocity, rules, scene, &effects)
            // Where the view was is no place on a surface that was turned.
            if reason == .rotation, phase.name == .settling { phase = .settling(nil) }
            return clause

        case (.scrolling(let scroll), .moved(let sample)):
            return scrollOn(scroll, sample, rules, scene, &effects)
        case (.scrolling, .lifted), (.scrolling, .cancelled):
            phase = .idle
            return .d16

        case (.settling(let way), .touchedDown(let sample)):
            guard rules.catchesSettling, let way else { return .d20 }
            (lastFling, lastLift) = (nil, nil)
            let drag = DismissPhase.Drag(
                origin: way.origin(of: sample), isEdge: way.isEdge, permitted: way.permitted)
            follow(drag, sample, DismissThresholds(rules, in: scene), &effects)
            return .d17
        case (.settling, .settled):
            phase = .idle
            return .d18

        case (.spent, .lifted), (.spent, .cancelled):
            phase = .idle
            return .d19

        case (.idle, .moved), (.idle, .lifted), (.idle, .cancelled), (.idle, .settled),
            (.tracking, .touchedDown), (.tracking, .settled),
            (.scrolling, .touchedDown), (.scrolling, .settled),
            (.dragging, .touchedDown), (.dragging, .settled),
            (.settling, .moved), (.settling, .lifted), (.settling, .cancelled),
            (.spent, .touchedDown), (.spent, .moved), (.spent, .settled):
            return .d20
        }
    }

    /// D2 to D5.
    private mutating func leaveSlop(
        from origin: Point, _ isEdge: Bool, _ sample: DragSample, _ rules: DismissRules, _ scene: DismissScene,
        _ effects: inout DismissEffects
    ) -> DismissClause {
        let movement = sample.position - origin
        if !isEdge && rules.axis.forbids(movement) {
            phase = .spent
            return .d5
        }
        guard rules.isBeyondSlop(movement, isEdge: isEdge, in: scene) else { return .d2 }
        if !isEdge && !rules.axis.allows(movement) {
            phase = .spent
            return .d5
        }
        guard !isHeldByScrolling(at: sample.time, rules),
            let permitted = rules.permission(toBegin: movement, isEdge: isEdge, in: scene)
        else {
            let offset = scene.scroll?.offset ?? 0
            phase = .scrolling(DismissPhase.Scroll(origin: origin, offset: offset))
            effects.scroll = scene.scroll?.moved(movement.y, from: offset).offset
            lastScroll = sample.time
            return .d4
        }
        let start =
            switch rules.origin {
            case .touchDown: origin
            case .slopCrossing: sample.position
            case .slopEdge: origin + rules.slopPart(of: movement, in: scene)
            }
        let drag = DismissPhase.Drag(origin: start, isEdge: isEdge, permitted: permitted)
        follow(drag, sample, DismissThresholds(rules, in: scene), &effects)
        return .d3
    }

    private func isHeldByScrolling(at time: Timestamp, _ rules: DismissRules) -> Bool {
        guard let lastScroll else { return false }
        return time.microseconds(since: lastScroll) < rules.scrollGate.holdMicroseconds
    }

    /// D3 and D8: the view follows, and the threshold is watched.
    mutating func follow(
        _ drag: DismissPhase.Drag, _ sample: DragSample, _ thresholds: DismissThresholds,
        _ effects: inout DismissEffects
    ) {
        var drag = drag
        let translation = sample.position - drag.origin
        let verdict = thresholds.verdict(
            for: translation, isEdge: drag.isEdge, permitted: drag.permitted, armed: drag.armed)
        lastVerdict = verdict
        if thresholds.isFollowing { effects.follow = translation }
        if thresholds.turningBack < .infinity {
            drag.turn(to: translation, verdict, turningBack: thresholds.turningBack)
        }
        var armed: Direction?
        if let verdict, verdict.isPast, !thresholds.isDismissalDisabled, !drag.hasTurnedBack {
            armed = verdict.direction
        }
        if let armed, drag.armed == nil { effects.arm = armed }
        if armed == nil && drag.armed != nil { effects.disarm = true }
        drag.armed = armed
        phase = .dragging(drag)
    }

    /// D9 to D12.
    private mutating func lift(
        _ drag: DismissPhase.Drag, _ sample: DragSample, _ velocity: Velocity, _ rules: DismissRules,
        _ scene: DismissScene, _ effects: inout DismissEffects
    ) -> DismissClause {
        var drag = drag
        let thresholds = DismissThresholds(rules, in: scene)
        let verdict = thresholds.verdict(for: drag, at: sample.position, velocity: velocity)
        lastVerdict = verdict
        phase = .settling(way(back: drag, sample, velocity, thresholds, rules))
        let translation = sample.position - drag.origin
        drag.turn(to: translation, verdict, turningBack: thresholds.turningBack)
        let lift = DismissLift(
            translation: translation, velocity: velocity, isEdge: drag.isEdge, permitted: drag.permitted,
            armed: drag.armed, hasTurnedBack: drag.hasTurnedBack, scene: scene)
        lastLift = lift
        let decision = rules.decision(of: lift, thresholds)
        if let fling = decision.fling { lastFling = fling }
        effects.keptBy = decision.keptBy
        guard let dismissal = decision.dismissal else {
            effects.restore = true
            return .d12
        }
        let clause = dismissal.cause == .distance ? DismissClause.d9 : .d10
        guard scene.isDismissalDisabled else {
            effects.dismiss = dismissal
            phase = .settling(nil)
            return clause
        }
        effects.refuse = true
        if rules.faults.contains(.disabledGoesDead) {
            effects.strand = true
            phase = .idle
        } else {
            effects.restore = true
        }
        return .d11
    }

    /// D13, or D9 to D11 where rules take it for a lift and the lift decides something.
    private mutating func cancel(
        _ drag: DismissPhase.Drag, _ sample: DragSample, _ velocity: Velocity, _ rules: DismissRules,
        _ scene: DismissScene, _ effects: inout DismissEffects
    ) -> DismissClause {
        switch rules.cancel {
        case .liftsAtRest, .lifts:
            let speed = rules.cancel == .lifts ? velocity : .zero
            let clause = lift(drag, sample, speed, rules, scene, &effects)
            return clause == .d12 ? .d13 : clause
        case .returns:
            let thresholds = DismissThresholds(rules, in: scene)
            lastVerdict = thresholds.verdict(for: drag, at: sample.position)
            if rules.faults.contains(.cancelNeverReturns) {
                effects.strand = true
                phase = .idle
            } else {
                effects.restore = true
                phase = .settling(way(back: drag, sample, .zero, thresholds, rules))
            }
            return .d13
        }
    }

    /// The way back of a view that this drag lets go of; one that did not follow the finger is where it rests.
    private func way(
        back drag: DismissPhase.Drag, _ sample: DragSample, _ velocity: Velocity, _ thresholds: DismissThresholds,
        _ rules: DismissRules
    ) -> DismissReturn {
        DismissReturn(
            start: sample.time, translation: thresholds.isFollowing ? sample.position - drag.origin : .zero,
            velocity: thresholds.isFollowing ? velocity : .zero, isEdge: drag.isEdge, permitted: drag.permitted,
            motion: rules.settleMotion, microseconds: rules.settleMicroseconds)
    }
}
