import Geometry

/// One of the comparisons that decide a lift in one direction.
///
/// Each looks at few fields of the rules. To judge one lift under many rules it is enough to ask each question once for
/// each value of its fields.
public enum LiftQuestion: Hashable, Sendable, CaseIterable {
    /// Is its distance past the threshold? Looks at `down`, `right` or `up`, and at `distance`.
    case past
    /// May it dismiss in the direction, and is it faster than `fling.limit`?
    case fast
    /// Did it go farther than `fling.minimumDistance`?
    case far
    /// Is it enough faster along the direction than across it? Looks at `fling.excessOverCross`.
    case straight
    /// Does it go back faster than `fling.keepingLimit`?
    case flungBack
}

extension DismissRules {
    /// The answer to a question about a lift in one direction; `thresholds` are those of the rules in its scene.
    public func answer(
        _ question: LiftQuestion, about lift: DirectedLift, under thresholds: DismissThresholds
    ) -> Bool {
        switch question {
        case .past: thresholds.isPast(lift)
        case .fast: isFast(lift)
        case .far: isFar(lift)
        case .straight: isStraight(lift)
        case .flungBack: isFlungBack(lift)
        }
    }

    /// The fling that a lift is, if the rules look at velocity and it is one in any direction.
    ///
    /// Directions are asked in the order down, right, up.
    func fling(of lift: DismissLift) -> FlingVerdict? {
        guard let fling else { return nil }
        for direction in Direction.asked {
            let lift = DirectedLift(lift, direction)
            if isFast(lift), isFar(lift), isStraight(lift) {
                return FlingVerdict(direction: direction, speed: lift.speed, limit: lift.pointsPerSecond(fling.limit))
            }
        }
        return nil
    }

    private func isFast(_ lift: DirectedLift) -> Bool {
        guard let fling, isOpen(to: lift) else { return false }
        return fling.isFast(lift)
    }

    private func isFar(_ lift: DirectedLift) -> Bool { fling?.isFar(lift) == true }

    private func isStraight(_ lift: DirectedLift) -> Bool { fling?.isStraight(lift) == true }

    /// Whether a lift keeps the view by its velocity, although at rest it would dismiss it.
    func isFlungBack(_ lift: DirectedLift) -> Bool { fling?.isFlungBack(lift) == true }

    /// Whether a lift may dismiss in its direction at all.
    private func isOpen(to directed: DirectedLift) -> Bool {
        let (lift, direction) = (directed.lift, directed.direction)
        guard lift.permitted.contains(direction.asSet) else { return false }
        return switch direction {
        case .down: down != nil
        case .right: right != nil && lift.isEdge
        case .up: up != nil && lift.scene.allowsSwipeUp
        }
    }
}

extension Direction {
    /// Every direction, in the order in which a lift asks them.
    public static let asked: [Direction] = [.down, .right, .up]
}
