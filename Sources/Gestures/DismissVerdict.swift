/// What a lift would do: one decision, asked at every move and again at the lift.
public struct DismissVerdict: Hashable, Sendable {
    /// The direction that decides: the one that is past its threshold, else the one that is nearest to it.
    public var direction: Direction
    /// The distance in that direction, in points; negative when the drag went the other way.
    public var distance: Double
    /// The threshold in that direction, in points.
    public var threshold: Double

    /// How far past the threshold, in points; negative when short of it.
    public var margin: Double { distance - threshold }
    /// Whether a lift dismisses by distance. Exactly on the threshold it does not.
    public var isPast: Bool { distance > threshold }
}

extension DismissRules {
    /// What a lift at `translation` would do in this scene; see ``DismissThresholds``.
    public func verdict(
        for translation: Point, isEdge: Bool, permitted: Directions = .all, in scene: DismissScene
    ) -> DismissVerdict? {
        DismissThresholds(self, in: scene).verdict(for: translation, isEdge: isEdge, permitted: permitted)
    }

    /// The direction in which a lift with this velocity dismisses, if the rules look at velocity.
    public func flingDirection(
        _ velocity: Velocity, translation: Point, isEdge: Bool, permitted: Directions = .all, in scene: DismissScene
    ) -> Direction? {
        guard let fling else { return nil }
        func isFling(_ speed: Double, _ distance: Double, _ extent: Double) -> Bool {
            speed > fling.limit
                && distance
                    > fling.minimumDistance.points(extent: extent, pointsPerMillimetre: scene.pointsPerMillimetre)
        }
        let extent = scene.extent
        if permitted.contains(.down), down != nil, isFling(velocity.y, translation.y, extent.height) { return .down }
        if isEdge, permitted.contains(.right), right != nil, isFling(velocity.x, translation.x, extent.width) {
            return .right
        }
        if scene.allowsSwipeUp, permitted.contains(.up), up != nil,
            isFling(-velocity.y, -translation.y, extent.height)
        {
            return .up
        }
        return nil
    }

    /// Which directions a drag that begins with this movement may dismiss in, and whether it may begin at all.
    ///
    /// Without a scroll view every direction may begin. With one, a movement down needs the content at its top, one
    /// up needs the content at its bottom and swiping up allowed, and a movement from the left edge is the gesture's
    /// own when it goes to the right. Else the scroll view has it.
    public func permission(toBegin movement: Point, isEdge: Bool, in scene: DismissScene) -> Directions? {
        guard let scroll = scene.scroll else { return .all }
        let isAtTop = scroll.distanceFromTop <= scrollGate.topTolerance
        if faults.contains(.screenMeasuresBottom) {
            // The source's own words: the screen's height, 20 pt beyond the end, and "not down" for "up".
            if movement.y > 0 { return isAtTop ? .all : nil }
            let isAtBottom = scroll.offset + scene.screenHeight > scroll.contentHeight + scrollGate.bottomTolerance
            return isAtBottom && scene.allowsSwipeUp ? .all : (isEdge ? .all : nil)
        }
        var open: Directions = []
        if isAtTop { open.insert(.down) }
        if scene.allowsSwipeUp && scroll.distanceFromBottom <= scrollGate.bottomTolerance { open.insert(.up) }
        if isEdge { open.insert(.right) }
        let isSideways = isEdge && movement.x > movement.y.magnitude
        let mayBegin =
            isSideways || (movement.y > 0 && open.contains(.down)) || (movement.y < 0 && open.contains(.up))
        guard mayBegin else { return nil }
        return scrollGate.locksDirection ? open : .all
    }
}
