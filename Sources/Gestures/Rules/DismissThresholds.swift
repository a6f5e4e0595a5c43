import Geometry

/// What the rules ask of a drag in one scene, in points. Computed once, and again when the scene changes.
public struct DismissThresholds: Hashable, Sendable {
    /// How far down a lift dismisses; `nil`: never.
    public let down: Double?
    /// How far to the right a lift dismisses a drag from the left edge; `nil`: never.
    public let right: Double?
    /// How far up a lift dismisses; `nil`: never.
    public let up: Double?
    /// Whether the view follows the finger.
    public let isFollowing: Bool
    /// Whether a lift past a threshold dismisses at all.
    public let isDismissalDisabled: Bool
    /// Whether a drag may pass back to a scroll view.
    let handsBack: Bool
    /// By how much a drag must turn back to be given up; infinite if turning back does not matter.
    let turningBack: Double

    private let isIncluded: Bool
    private let hysteresis: Double
    private let atRest: Size?
    private let projection: DistanceRule.Projection?

    /// The thresholds of `rules` in `scene`.
    public init(_ rules: DismissRules, in scene: DismissScene) {
        let rule = rules.distance
        func points(_ length: Length, _ extent: Double) -> Double {
            length.points(extent: extent, pointsPerMillimetre: scene.pointsPerMillimetre)
        }
        func threshold(_ length: Length?, _ extent: Double) -> Double? {
            length.map { max(points($0, extent), points(rule.shortestThreshold, extent)) }
        }
        down = threshold(rules.down, scene.extent.height)
        right = threshold(rules.right, scene.extent.width)
        up = scene.allowsSwipeUp ? threshold(rules.up, scene.extent.height) : nil
        isDismissalDisabled = scene.isDismissalDisabled
        isFollowing = !scene.isDismissalDisabled || rules.faults.contains(.disabledFollows)
        handsBack = rules.handsBackAtRest && scene.scroll != nil
        turningBack = rule.turningBack.map { points($0, scene.extent.height) } ?? .infinity
        isIncluded = rule.isThresholdIncluded
        hysteresis = points(rule.hysteresis, scene.extent.height)
        projection = rule.projection
        atRest = rule.atRest.map {
            Size(width: points($0, scene.extent.width), height: points($0, scene.extent.height))
        }
    }

    /// What a lift of `drag` at `position` would do, among the directions that it may dismiss in; `nil` if there is none.
    ///
    /// Directions are asked in the order down, right, up: the first that is past its threshold decides. Without a
    /// `velocity` the finger is at rest, and nothing is projected.
    func verdict(for drag: DismissPhase.Drag, at position: Point, velocity: Velocity = .zero) -> DismissVerdict? {
        verdict(
            for: position - drag.origin, isEdge: drag.isEdge, permitted: drag.permitted, armed: drag.armed,
            velocity: velocity)
    }

    /// The same for a drag with this `translation`; `armed` is the direction in which it was past its threshold before.
    public func verdict(
        for translation: Point, isEdge: Bool, permitted: Directions = .all, armed: Direction? = nil,
        velocity: Velocity = .zero
    ) -> DismissVerdict? {
        let reach = projection == nil ? translation : projected(translation, velocity)
        var nearest: DismissVerdict?
        if let down, permitted.contains(.down) {
            let full = threshold(.down, down, velocity)
            let verdict = verdict(.down, at: reach.y, threshold: full, armed: armed)
            if verdict.isPast { return verdict }
            nearest = verdict
        }
        if isEdge, let right, permitted.contains(.right) {
            let full = threshold(.right, right, velocity)
            let verdict = verdict(.right, at: reach.x, threshold: full, armed: armed)
            if verdict.isPast { return verdict }
            nearest = verdict.nearer(than: nearest)
        }
        if let up, permitted.contains(.up) {
            let full = threshold(.up, up, velocity)
            let verdict = verdict(.up, at: -reach.y, threshold: full, armed: armed)
            if verdict.isPast { return verdict }
            nearest = verdict.nearer(than: nearest)
        }
        return nearest
    }

    /// Whether a lift is past the threshold in its direction, whatever it is in others; false if it may not dismiss
    /// there.
    func isPast(_ directed: DirectedLift) -> Bool {
        let (lift, direction) = (directed.lift, directed.direction)
        let threshold =
            switch direction {
            case .down: down
            case .right: lift.isEdge ? right : nil
            case .up: up
            }
        guard let threshold, lift.permitted.contains(direction.asSet) else { return false }
        let reach = projected(lift.translation, lift.velocity)
        let full = self.threshold(direction, threshold, lift.velocity)
        return verdict(
            direction, at: direction.part(x: reach.x, y: reach.y), threshold: full, armed: lift.armed
        ).isPast
    }

    /// The threshold in this direction for a finger with this velocity, which may differ if it does not move along it.
    @inline(__always)
    private func threshold(_ direction: Direction, _ moving: Double, _ velocity: Velocity) -> Double {
        guard let atRest else { return moving }
        return direction == .right
            ? velocity.x == 0 ? atRest.width : moving : velocity.y == 0 ? atRest.height : moving
    }

    @inline(__always)
    private func verdict(
        _ direction: Direction, at distance: Double, threshold full: Double, armed: Direction?
    ) -> DismissVerdict {
        let threshold = armed == direction ? full - hysteresis : full
        return DismissVerdict(
            direction: direction, distance: distance, threshold: threshold,
            isPast: distance > threshold || (isIncluded && distance == threshold))
    }

    private func projected(_ translation: Point, _ velocity: Velocity) -> Point {
        guard let projection else { return translation }
        func added(_ speed: Double) -> Double { speed.magnitude >= projection.slowest ? speed * projection.seconds : 0 }
        return Point(x: translation.x + added(velocity.x), y: translation.y + added(velocity.y))
    }
}

extension DismissVerdict {
    /// This verdict if it is nearer to its threshold than `other`, otherwise `other`.
    fileprivate func nearer(than other: DismissVerdict?) -> DismissVerdict {
        guard let other, margin <= other.margin else { return self }
        return other
    }
}
