import Geometry
import Gestures

/// A lift as it might have been, to ask the rules that judged the real one about.
struct SupposedLift {
    var lift: DismissLift
    let rules: DismissRules

    init(_ lift: DismissLift, under rules: DismissRules) {
        self.lift = lift
        self.rules = rules
    }

    /// What it comes to.
    enum Result {
        case dismissed, refused, stuck, returned
    }

    /// Less than any device measures, in points and in points per second.
    static let leastStep = 0.001

    var decision: LiftDecision { rules.decision(of: lift) }

    var result: Result {
        guard decision.dismissal != nil else { return .returned }
        guard lift.scene.isDismissalDisabled else { return .dismissed }
        return rules.faults.contains(.disabledGoesDead) ? .stuck : .refused
    }

    var isDismissed: Bool { result == .dismissed }

    /// So many points further in this direction.
    func further(_ points: Double, _ direction: Direction) -> Self {
        changed { lift in
            switch direction {
            case .down: lift.translation.y += points
            case .right: lift.translation.x += points
            case .up: lift.translation.y -= points
            }
        }
    }

    /// With this velocity along a direction, and across it unchanged or as given: a speed that the rules would cap or take
    /// for rest is capped, or rest.
    func moving(_ speed: Double, _ direction: Direction, across: Double? = nil) -> Self {
        changed { lift in
            switch direction {
            case .down: lift.velocity = Velocity(x: across ?? lift.velocity.x, y: speed)
            case .right: lift.velocity = Velocity(x: speed, y: across ?? lift.velocity.y)
            case .up: lift.velocity = Velocity(x: across ?? lift.velocity.x, y: -speed)
            }
            if let limit = rules.velocity.highestSpeed { lift.velocity = lift.velocity.clamped(toSpeed: limit) }
            if lift.velocity.speed < rules.velocity.lowestSpeed { lift.velocity = .zero }
        }
    }

    /// The same with something else changed.
    func changed(_ change: (inout DismissLift) -> Void) -> Self {
        var other = self
        change(&other.lift)
        return other
    }
}
