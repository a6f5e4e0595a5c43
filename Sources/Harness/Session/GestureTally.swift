import Geometry
import Gestures
import TouchInput

/// What is known of a gesture while it goes on.
struct GestureTally: Sendable {
    var outcome: Outcome
    /// Whether the gesture goes on.
    var isOpen = true
    var isDecided = false
    private var origin = Point.zero
    /// The newest movement with which a lift would have dismissed.
    private var chance: (time: Timestamp, lift: DismissLift)?

    init(gesture: Int, start: Timestamp) {
        outcome = Outcome(
            gesture: gesture, start: start, end: start, result: .notRecognised, reason: .pointerMotion,
            translation: .zero, peakTranslation: .zero, velocity: .zero, armings: 0, wasPastWhenTaken: false)
    }

    /// Takes a step of the gesture and the event that caused it.
    mutating func record(
        _ step: DismissStep, _ event: DismissEvent, verdict: DismissVerdict?, fling: FlingVerdict?
    ) {
        if step.effects.arm != nil { outcome.armings += 1 }
        switch event {
        case .touchedDown(let sample):
            origin = sample.position
            if let follow = step.effects.follow { resume(from: follow, at: sample) }
            if step.clause == .d20 { decide(.notRecognised, .settling, step.clause) }
        case .moved(let sample):
            move(to: sample, step)
            if step.clause == .d5 { decide(.notRecognised, .axis, step.clause) }
            if step.clause == .d21 { outcome.wasHandedBack = true }
        case .lifted(let sample, let velocity):
            move(to: sample, step)
            outcome.velocity = velocity
            conclude(step, at: sample.time, verdict: verdict, fling: fling)
        case .cancelled(let reason, let sample, let velocity):
            move(to: sample, step)
            outcome.velocity = velocity
            switch step.clause {
            case .d9, .d10, .d11: conclude(step, at: sample.time, verdict: verdict, fling: fling)
            default: conclude(step, reason: reason, verdict: verdict)
            }
        case .settled:
            break
        }
    }

    /// A lift at this moment of the drag would dismiss, judged by `lift`.
    mutating func keepChance(_ lift: DismissLift, at time: Timestamp) { chance = (time, lift) }

    private func lastChance(before time: Timestamp) -> Outcome.Chance? {
        guard let chance, chance.time < time else { return nil }
        return Outcome.Chance(microseconds: time.microseconds(since: chance.time), lift: chance.lift)
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

    private mutating func decide(_ result: Outcome.Result, _ reason: Outcome.Reason?, _ clause: DismissClause) {
        guard !isDecided else { return }
        isDecided = true
        outcome.result = result
        outcome.reason = reason
        outcome.clause = clause
    }

    private mutating func weigh(_ verdict: DismissVerdict?) {
        guard !isDecided, let verdict else { return }
        outcome.direction = verdict.direction
        outcome.threshold = verdict.threshold
        outcome.margin = verdict.margin
    }

    private mutating func conclude(
        _ step: DismissStep, at time: Timestamp, verdict: DismissVerdict?, fling: FlingVerdict?
    ) {
        switch step.clause {
        case .d6:
            if step.effects.tap {
                decide(.tapped, nil, step.clause)
            } else {
                decide(.notRecognised, .axis, step.clause)
            }
        case .d9:
            weigh(verdict)
            let reason: Outcome.Reason =
                switch verdict?.direction {
                case .down, nil: .distance
                case .right: .edge
                case .up: .swipeUp
                }
            decide(.dismissed, reason, step.clause)
        case .d10:
            weigh(fling)
            decide(.dismissed, .velocity, step.clause)
        case .d11:
            if let fling, verdict?.isPast != true { weigh(fling) } else { weigh(verdict) }
            decide(step.effects.strand ? .stuck : .refused, .disabled, step.clause)
        case .d12:
            weigh(verdict)
            outcome.lastChance = lastChance(before: time)
            let reason: Outcome.Reason =
                switch step.effects.keptBy {
                case .fling: .flungBack
                case .turningBack: .turnedBack
                case nil: .shortBy
                }
            decide(.returned, reason, step.clause)
        case .d16:
            outcome.lastChance = lastChance(before: time)
            decide(.scrolled, nil, step.clause)
        case .d1, .d2, .d3, .d4, .d5, .d7, .d8, .d13, .d14, .d15, .d17, .d18, .d19, .d20, .d21: break
        }
    }

    private mutating func weigh(_ fling: FlingVerdict?) {
        guard !isDecided, let fling else { return }
        outcome.direction = fling.direction
        outcome.isMeasuredInSpeed = true
        outcome.threshold = fling.limit
        outcome.margin = fling.margin
    }

    private mutating func conclude(_ step: DismissStep, reason: CancelReason, verdict: DismissVerdict?) {
        switch step.clause {
        case .d7:
            let isNone = [.tooManyFingers, .restingFinger, .besideCard].contains(reason)
            decide(isNone ? .notRecognised : .cancelled, Outcome.Reason(reason), step.clause)
        case .d13:
            weigh(verdict)
            outcome.wasPastWhenTaken = verdict?.isPast ?? false
            decide(step.effects.strand ? .stuck : .cancelled, Outcome.Reason(reason), step.clause)
        case .d16: decide(.scrolled, nil, step.clause)
        case .d1, .d2, .d3, .d4, .d5, .d6, .d8, .d9, .d10, .d11, .d12, .d14, .d15, .d17, .d18, .d19, .d20, .d21: break
        }
    }
}
