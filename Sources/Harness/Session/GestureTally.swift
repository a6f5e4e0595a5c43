import Geometry
import Gestures
import TouchInput

/// What is known of a gesture while it goes on.
struct GestureTally: Sendable {
    var outcome: Outcome
    /// Whether the gesture goes on.
    var isOpen = true
    private(set) var isDecided = false
    /// How the content got the movement, if it did.
    var scrollStart: Ending.ScrollStart?
    /// What a lift would have been judged by at the moment in which the touch was taken away from a drag.
    var liftInstead: DismissLift?
    private var origin = Point.zero
    private var wasHandedBack = false
    /// The newest movement with which a lift would have dismissed.
    private var chance: (time: Timestamp, lift: DismissLift)?

    init(gesture: Int, start: Timestamp) {
        outcome = Outcome(gesture: gesture, start: start, end: start, ending: .notRecognised(.pointerMotion))
    }

    /// What the gesture reports of its newest decision.
    struct Weighed {
        var verdict: DismissVerdict?
        var fling: FlingVerdict?
        /// Reported when a drag ends.
        var lift: DismissLift?
    }

    /// Takes a step of the gesture and the event that caused it.
    mutating func record(_ step: DismissStep, _ event: DismissEvent, _ weighed: Weighed) {
        if step.effects.arm != nil { outcome.armings += 1 }
        switch event {
        case .touchedDown(let sample):
            origin = sample.position
            if let follow = step.effects.follow { resume(from: follow, at: sample) }
            if step.clause == .d20 { decide(.notRecognised(.settling), step.clause) }
        case .moved(let sample):
            move(to: sample, step)
            if step.clause == .d5 { decide(.notRecognised(.axis), step.clause) }
            if step.clause == .d21 { wasHandedBack = true }
        case .lifted(let sample, let velocity):
            move(to: sample, step)
            outcome.velocity = velocity
            conclude(step, at: sample.time, weighed)
        case .cancelled(let reason, let sample, let velocity):
            move(to: sample, step)
            outcome.velocity = velocity
            switch step.clause {
            case .d9, .d10, .d11: conclude(step, at: sample.time, weighed)
            default: conclude(step, reason, weighed)
            }
        case .settled:
            break
        }
    }

    /// The drag was not recognised for this reason, as far as is known.
    mutating func suppose(_ unrecognised: Ending.Unrecognised) {
        if !isDecided { outcome.ending = .notRecognised(unrecognised) }
    }

    /// A lift at this moment of the drag would dismiss, judged by `lift`.
    mutating func keepChance(_ lift: DismissLift, at time: Timestamp) { chance = (time, lift) }

    private func lastChance(before time: Timestamp) -> Ending.Chance? {
        guard let chance, chance.time < time else { return nil }
        return Ending.Chance(microseconds: time.microseconds(since: chance.time), lift: chance.lift)
    }

    /// The drag goes on from where a finger caught the view.
    private mutating func resume(from translation: Point, at sample: DragSample) {
        origin = sample.position - translation
        outcome.translation = translation
        outcome.peakTranslation = translation
    }

    private mutating func move(to sample: DragSample, _ step: DismissStep) {
        switch step.before {
        case .idle, .settling, .spent: return
        case .tracking, .scrolling, .dragging: break
        }
        // The gesture measures from elsewhere than the touch once the rules or a hand-off say so.
        if let follow = step.effects.follow { origin = sample.position - follow }
        outcome.translation = sample.position - origin
        if outcome.translation.squaredLength > outcome.peakTranslation.squaredLength {
            outcome.peakTranslation = outcome.translation
        }
    }

    private mutating func decide(_ ending: Ending, _ clause: DismissClause) {
        guard !isDecided else { return }
        isDecided = true
        outcome.ending = ending
        outcome.clause = clause
    }

    /// The end of a touch that was lifted, or taken away and judged like one.
    private mutating func conclude(_ step: DismissStep, at time: Timestamp, _ weighed: Weighed) {
        switch step.clause {
        case .d6: decide(step.effects.tap ? .tapped : .notRecognised(.axis), step.clause)
        case .d9, .d10: decide(.dismissed(weighed.decision), step.clause)
        case .d11:
            let decision = weighed.decision
            decide(step.effects.strand ? .stuck(.disabled(decision)) : .refused(decision), step.clause)
        case .d12: decide(.returned(weighed.back(step.effects.keptBy, lastChance(before: time))), step.clause)
        case .d16: decide(.scrolled(scroll(lastChance(before: time))), step.clause)
        case .d1, .d2, .d3, .d4, .d5, .d7, .d8, .d13, .d14, .d15, .d17, .d18, .d19, .d20, .d21: break
        }
    }

    /// The end of a touch that was taken away.
    private mutating func conclude(_ step: DismissStep, _ reason: CancelReason, _ weighed: Weighed) {
        switch step.clause {
        case .d7:
            let unrecognised = Ending.Unrecognised(reason)
            decide(
                unrecognised.map { .notRecognised($0) } ?? .cancelled(Ending.Cancellation(reason: reason)), step.clause)
        case .d13:
            let drag = Ending.Interrupted(
                measure: weighed.verdict.map { Measure($0) }, isPast: weighed.verdict?.isPast ?? false,
                lift: weighed.lift, liftInstead: liftInstead)
            let cancellation = Ending.Cancellation(reason: reason, drag: drag)
            decide(
                step.effects.strand ? .stuck(.takenAway(cancellation)) : .cancelled(cancellation), step.clause)
        case .d16: decide(.scrolled(scroll(nil)), step.clause)
        case .d1, .d2, .d3, .d4, .d5, .d6, .d8, .d9, .d10, .d11, .d12, .d14, .d15, .d17, .d18, .d19, .d20, .d21: break
        }
    }

    private func scroll(_ chance: Ending.Chance?) -> Ending.Scroll {
        guard let scrollStart, !wasHandedBack else { return .handedBack(start: scrollStart, lastChance: chance) }
        return .began(scrollStart)
    }
}

extension GestureTally.Weighed {
    /// What D9 to D11 decided: by distance if that was past, else by velocity.
    fileprivate var decision: Ending.Decision {
        let distance = verdict.flatMap { $0.isPast ? Measure($0) : nil }
        guard let lift, let measure = distance ?? fling.map({ Measure($0) }) else {
            preconditionFailure("a lift dismisses without a verdict")
        }
        return Ending.Decision(measure: measure, lift: lift)
    }

    /// What D12 decided.
    fileprivate func back(_ keptBy: DismissEffects.KeptBy?, _ chance: Ending.Chance?) -> Ending.Return {
        guard let lift else { preconditionFailure("a lift returns that nothing judged") }
        let cause: Ending.Return.Cause =
            switch keptBy {
            case .fling: .flungBack
            case .turningBack: .turnedBack
            case nil: .shortBy
            }
        return Ending.Return(
            cause: cause, measure: verdict.map { Measure($0) }, lift: lift, lastChance: chance)
    }
}
