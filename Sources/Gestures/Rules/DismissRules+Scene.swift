import Geometry

/// What the rules come to in a scene.
extension DismissRules {
    /// What a lift at `translation` would do in this scene; see ``DismissThresholds``.
    public func verdict(
        for translation: Point, isEdge: Bool, permitted: Directions = .all, in scene: DismissScene
    ) -> DismissVerdict? {
        DismissThresholds(self, in: scene).verdict(for: translation, isEdge: isEdge, permitted: permitted)
    }

    /// The velocity in a direction that a fling must exceed, in points per second; `nil` if the rules do not look at
    /// velocity.
    public func flingLimit(_ direction: Direction, in scene: DismissScene) -> Double? {
        fling?.limit.pointsPerSecond(
            extent: direction == .right ? scene.extent.width : scene.extent.height,
            pointsPerMillimetre: scene.pointsPerMillimetre)
    }

    /// Whether a movement is too long for a tap, in any direction; exactly the slop is not.
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

    /// The part of a movement that the slop takes from it. Rounded as positions are, so that differences stay exact.
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
    /// Without a scroll view every direction may begin. With one, a movement down needs the content at its top, and a
    /// movement up needs the content at its bottom and swiping up allowed. A movement to the right from the left edge
    /// always belongs to the gesture. Any other movement belongs to the scroll view.
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
