import Geometry
import Gestures

/// A lift as it might have been, asked of the rules that judged the one that was.
struct SupposedLift {
    var lift: DismissLift
    let rules: DismissRules

    /// `nil` where there was no lift to begin with.
    init?(_ lift: DismissLift?, under rules: DismissRules) {
        guard let lift else { return nil }
        self.lift = lift
        self.rules = rules
    }

    /// What it comes to.
    enum Result: String {
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

    /// With this velocity along a direction, and across it what it was unless that is said as well. Where the rules
    /// know no such speed, it is what they make of it.
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

extension SupposedLift.Result {
    /// Behind “it would have”.
    var words: String {
        switch self {
        case .dismissed: "been dismissed"
        case .refused: "been refused, since dismissal was disabled"
        case .stuck: "been stuck, since dismissal was disabled"
        case .returned: "returned"
        }
    }
}
