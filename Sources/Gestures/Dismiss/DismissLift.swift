import Geometry

/// What a lift of a drag is judged by: all that the rules can ask of it once the finger has left.
public struct DismissLift: Hashable, Sendable {
    /// From the drag's origin to where the finger left, in points.
    public var translation: Point
    /// At the lift, in points per second; zero where the rules take it for one at rest.
    public var velocity: Velocity
    /// Whether the drag began at the left edge.
    public var isEdge: Bool
    /// In which directions it may dismiss.
    public var permitted: Directions
    /// In which direction it was past its threshold before the lift.
    public var armed: Direction?
    /// Whether it had turned back by more than the rules allow.
    public var hasTurnedBack: Bool
    /// What surrounded it.
    public var scene: DismissScene

    /// A lift that is judged by this.
    public init(
        translation: Point, velocity: Velocity, isEdge: Bool, permitted: Directions, armed: Direction?,
        hasTurnedBack: Bool, scene: DismissScene
    ) {
        self.translation = translation
        self.velocity = velocity
        self.isEdge = isEdge
        self.permitted = permitted
        self.armed = armed
        self.hasTurnedBack = hasTurnedBack
        self.scene = scene
    }
}

/// What a lift comes to, whether or not dismissal is disabled.
public struct LiftDecision: Hashable, Sendable {
    /// What its distance came to; `nil` when no direction was open to it.
    public var verdict: DismissVerdict?
    /// The fling that it is, where its distance does not decide.
    public var fling: FlingVerdict?
    /// The dismissal, unless something keeps the view.
    public var dismissal: DismissEffects.Dismissal?
    /// Why the view returns although the drag was past its threshold or fast enough.
    public var keptBy: DismissEffects.KeptBy?
}

extension DismissRules {
    /// D9 to D12: what becomes of a lift under these rules. The distance is asked first, then the velocity.
    public func decision(of lift: DismissLift) -> LiftDecision {
        decision(of: lift, DismissThresholds(self, in: lift.scene))
    }

    func decision(of lift: DismissLift, _ thresholds: DismissThresholds) -> LiftDecision {
        var decision = LiftDecision()
        decision.verdict = thresholds.verdict(
            for: lift.translation, isEdge: lift.isEdge, permitted: lift.permitted, armed: lift.armed,
            velocity: lift.velocity)
        let dismissal: DismissEffects.Dismissal
        if let verdict = decision.verdict, verdict.isPast {
            dismissal = .init(direction: verdict.direction, cause: .distance)
        } else {
            decision.fling = fling(of: lift)
            guard let fling = decision.fling else { return decision }
            dismissal = .init(direction: fling.direction, cause: .velocity)
        }
        if lift.hasTurnedBack {
            decision.keptBy = .turningBack
        } else if isFlungBack(DirectedLift(lift, dismissal.direction)) {
            decision.keptBy = .fling
        } else {
            decision.dismissal = dismissal
        }
        return decision
    }
}
