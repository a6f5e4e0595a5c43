import Geometry

/// One of the comparisons that decide a lift. Each looks at few fields of the rules, so that what many rules say of one
/// lift is found by asking each question once for each value of its fields.
public enum LiftQuestion: Hashable, Sendable, CaseIterable {
    /// Whether its distance is past the threshold: `down`, `right` or `up`, and `distance`.
    case past
    /// Whether the direction is open to it and it is faster than `fling.limit` there.
    case fast
    /// Whether it is past `fling.minimumDistance`.
    case far
    /// Whether it is enough faster along the direction than across it: `fling.excessOverCross`.
    case straight
    /// Whether it goes back faster than `fling.keepingLimit`.
    case flungBack
}

extension DismissRules {
    /// The answer for a lift in one direction; `thresholds` are those of the rules in its scene.
    public func answer(
        _ question: LiftQuestion, _ direction: Direction, of lift: DismissLift, _ thresholds: DismissThresholds
    ) -> Bool {
        switch question {
        case .past: return thresholds.isPast(direction, lift)
        case .flungBack: return keepsByFling(lift.velocity, from: direction, in: lift.scene)
        case .fast, .far, .straight: break
        }
        guard let fling else { return false }
        let (velocity, scene) = (lift.velocity, lift.scene)
        let speed = direction.part(x: velocity.x, y: velocity.y)
        let extent = direction == .right ? scene.extent.width : scene.extent.height
        let density = scene.pointsPerMillimetre
        switch question {
        case .fast:
            let isOpen =
                switch direction {
                case .down: down != nil
                case .right: right != nil && lift.isEdge
                case .up: up != nil && scene.allowsSwipeUp
                }
            return isOpen && lift.permitted.contains(direction.asSet)
                && fling.isFast(speed, extent: extent, pointsPerMillimetre: density)
        case .far:
            let distance = direction.part(x: lift.translation.x, y: lift.translation.y)
            return fling.isFar(distance, extent: extent, pointsPerMillimetre: density)
        case .straight: return fling.isStraight(speed, cross: direction == .right ? velocity.y : velocity.x)
        case .past, .flungBack: return false
        }
    }
}
