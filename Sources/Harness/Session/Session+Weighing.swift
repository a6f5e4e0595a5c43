import Gestures
import TouchInput

/// What a gesture would have come to otherwise, as far as only the session can tell.
extension Session {
    /// A drag that goes on is asked what a lift would come to, and one that is taken away what a lift instead would have.
    mutating func weigh(
        _ event: DismissEvent, _ before: DismissGesture, _ step: DismissStep, at time: Timestamp
    ) {
        switch event {
        case .cancelled(_, let sample, _) where step.before == .dragging:
            tally.liftInstead = supposedLift(before, sample, at: time).lift
        case .touchedDown(let sample), .moved(let sample):
            if weighsLifts, step.after == .dragging { keepChance(sample, at: time) }
        case .lifted, .cancelled, .settled: break
        }
    }

    /// Keeps what a lift with this movement of a drag would be judged by, if it would dismiss.
    mutating func keepChance(_ sample: DragSample, at time: Timestamp) {
        let (step, lift) = supposedLift(gesture, sample, at: time)
        guard step.effects.dismiss != nil, let lift else { return }
        tally.keepChance(lift, at: time)
    }

    /// The content gets the movement that was just recorded.
    mutating func keepScrollStart(of before: DismissGesture) {
        guard case .tracking(_, let isEdge, _) = before.phase else { return }
        tally.scrollStart = Ending.ScrollStart(
            movement: tally.outcome.translation, isEdge: isEdge, scene: scene, gate: judging.scrollGate)
    }

    /// With a stack only some directions are open, whatever the rules say: the lift says so.
    func open(_ lift: DismissLift?) -> DismissLift? {
        guard stage != nil, var lift else { return lift }
        if judging.down == nil { lift.permitted.remove(.down) }
        if judging.up == nil { lift.permitted.remove(.up) }
        if judging.right == nil { lift.permitted.remove(.right) }
        return lift
    }

    private func supposedLift(
        _ gesture: DismissGesture, _ sample: DragSample, at time: Timestamp
    ) -> (step: DismissStep, lift: DismissLift?) {
        var supposed = gesture
        let step = supposed.handle(
            .lifted(sample, velocity: drags.velocity(at: time)), under: judging, in: scene)
        return (step, open(supposed.lastLift))
    }
}
