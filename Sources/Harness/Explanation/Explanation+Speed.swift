import Documents
import Geometry
import Gestures

extension Explanation {
    /// How fast the finger was at the lift and what the rules make of that; `nil` if nothing is to be said.
    var speed: String? {
        switch outcome.ending {
        case .dismissed(let decision):
            if decision.measure.unit == .pointsPerSecond || isDismissedByVelocityAnyway { return nil }
        case .returned(let back): if back.cause == .turnedBack { return nil }
        case .refused, .scrolled, .tapped, .cancelled, .notRecognised, .stuck: return nil
        }
        return "\(moved)\(whatCounts)."
    }

    /// Whether the counterfactuals told the speed already.
    private var isDismissedByVelocityAnyway: Bool {
        counterfactuals.contains {
            if case .dismissedAnyway(let measure) = $0.result { measure.unit == .pointsPerSecond } else { false }
        }
    }

    private var along: Double? {
        outcome.direction.map { $0.part(x: outcome.velocity.x, y: outcome.velocity.y) }
    }

    private var moved: String {
        let speed =
            outcome.direction.map { $0.words(for: along ?? 0, unit: "pt/s", decimals: 0) }
            ?? "\(DecimalText.short(outcome.velocity.speed, decimals: 0)) pt/s"
        return "At the lift it moved at \(speed)"
    }

    private var whatCounts: String {
        if let fling = rules.fling { return "; the fling limit is \(fling.limit.words)" }
        guard let projection = rules.distance.projection else { return "; these rules ignore the velocity" }
        if (along ?? outcome.velocity.speed).magnitude < projection.slowest {
            return "; less than \(DecimalText.short(projection.slowest)) pt/s carries the view no further"
        }
        return ", which counts for \(DecimalText.short(projection.seconds * 1000, decimals: 0)) ms"
    }
}
