import Gestures
import TouchInput

/// What changes the judgement while one plays.
extension Session {
    /// Whether a lift is held back until it is sure: what changes before it is would change what was lifted already.
    public var holdsLift: Bool { drags.isHolding }

    /// From now on these rules judge, and this changed around the gesture. It holds at once, also for the gesture that goes
    /// on, where it is: a finger that rests sends nothing.
    public mutating func judge(by rules: DismissRules, _ changes: [Scenario.Kind] = []) {
        adopt(rules)
        if !isGone { for kind in changes { apply(kind, at: lastTime) } }
        weighAgain()
    }

    mutating func adopt(_ rules: DismissRules) {
        if rules != self.rules { hasNewRules = true }
        self.rules = rules
        judging = rules
        var policy = rules.fingers
        if let fingerCount { policy.count = fingerCount }
        drags.adopt(fingers: policy, velocity: rules.velocity)
        if stage != nil { measureStage() }
        thresholds = DismissThresholds(judging, in: scene)
    }

    mutating func weighAgain() {
        thresholds = DismissThresholds(judging, in: scene)
        guard !isGone, let sample = drags.sample(at: lastTime) else { return }
        switch gesture.phase.name {
        case .tracking, .dragging, .scrolling: handle(.moved(sample), at: lastTime)
        case .idle, .settling, .spent: return
        }
    }
}
