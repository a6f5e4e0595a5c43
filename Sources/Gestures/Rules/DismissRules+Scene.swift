import Geometry

/// What the rules say in a scene.
extension DismissRules {
    /// What a lift at `translation` would do in this scene; see ``DismissThresholds``.
    public func verdict(
        for translation: Point, isEdge: Bool, permitted: Directions = .all, in scene: DismissScene
    ) -> DismissVerdict? {
        DismissThresholds(self, in: scene).verdict(for: translation, isEdge: isEdge, permitted: permitted)
    }

    /// What dismisses in a lift with this velocity, if the rules look at velocity and it is a fling by them.
    ///
    /// Directions are asked in the order down, right, up.
    public func fling(
        _ velocity: Velocity, translation: Point, isEdge: Bool, permitted: Directions = .all, in scene: DismissScene
    ) -> FlingVerdict? {
        guard let fling else { return nil }
        func ask(
            _ direction: Direction, _ speed: Double, _ cross: Double, _ distance: Double, _ extent: Double
        ) -> FlingVerdict? {
            let density = scene.pointsPerMillimetre
            guard
                permitted.contains(direction.asSet),
                fling.isFling(
                    speed: speed, cross: cross, distance: distance, extent: extent, pointsPerMillimetre: density)
            else { return nil }
            let limit = fling.limit(extent: extent, pointsPerMillimetre: density)
            return FlingVerdict(direction: direction, speed: speed, limit: limit)
        }
        let (height, width) = (scene.extent.height, scene.extent.width)
        if down != nil, let found = ask(.down, velocity.y, velocity.x, translation.y, height) { return found }
        if isEdge, right != nil, let found = ask(.right, velocity.x, velocity.y, translation.x, width) { return found }
        if scene.allowsSwipeUp, up != nil { return ask(.up, -velocity.y, velocity.x, -translation.y, height) }
        return nil
    }

    /// The velocity in a direction that a fling must exceed, in points per second; `nil` where velocity is not looked
    /// at.
    public func flingLimit(_ direction: Direction, in scene: DismissScene) -> Double? {
        fling?.limit(
            extent: direction == .right ? scene.extent.width : scene.extent.height,
            pointsPerMillimetre: scene.pointsPerMillimetre)
    }

    /// Whether a lift with this velocity keeps the view, although a lift at rest would dismiss it in `direction`.
    public func keepsByFling(_ velocity: Velocity, from direction: Direction, in scene: DismissScene) -> Bool {
        guard let fling else { return false }
        let extent = direction == .right ? scene.extent.width : scene.extent.height
        let speed = direction.part(x: velocity.x, y: velocity.y)
        return fling.keeps(speed: speed, extent: extent, pointsPerMillimetre: scene.pointsPerMillimetre)
    }

    /// Whether a movement is farther than a tap's may be, in whatever direction; exactly the slop is not.
    func isBeyondReach(of movement: Point, in scene: DismissScene) -> Bool {
        movement.length > slop.points(extent: scene.extent.height, pointsPerMillimetre: scene.pointsPerMillimetre)
    }

    /// Whether a movement is beyond the slop; exactly the slop is not.
    func isBeyondSlop(_ movement: Point, isEdge: Bool, in scene: DismissScene) -> Bool {
        let slop = slop.points(extent: scene.extent.height, pointsPerMillimetre: scene.pointsPerMillimetre)
        switch slopMeasure {
        case .length: return movement.length > slop
        case .alongAxis: return movement.y.magnitude > slop || (isEdge && movement.x.magnitude > slop)
        }
    }

    /// The part of a movement beyond the slop that the slop takes: rounded as positions are, so that differences stay
    /// exact.
    func slopPart(of movement: Point, in scene: DismissScene) -> Point {
        let slop = slop.points(extent: scene.extent.height, pointsPerMillimetre: scene.pointsPerMillimetre)
        func rounded(_ part: Double) -> Double { (part * 65536).rounded() / 65536 }
        func signed(_ part: Double) -> Double { rounded(part < 0 ? -slop : slop) }
        switch slopMeasure {
        case .length:
            let share = movement.length > 0 ? slop / movement.length : 0
            return Point(x: rounded(movement.x * share), y: rounded(movement.y * share))
        case .alongAxis:
            return movement.y.magnitude > slop ? Point(x: 0, y: signed(movement.y)) : Point(x: signed(movement.x), y: 0)
        }
    }

    /// Whether a drag that begins here is an edge drag.
    func isEdge(_ position: Point, in scene: DismissScene) -> Bool {
        guard scene.hasEdges else { return false }
        return position.x
            < edgeBand.points(extent: scene.extent.width, pointsPerMillimetre: scene.pointsPerMillimetre)
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
