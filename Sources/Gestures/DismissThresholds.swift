/// What the rules ask of a drag in one scene, in points: reckoned once, and again when the scene changes.
public struct DismissThresholds: Hashable, Sendable {
    /// How far down a lift dismisses; `nil`: never.
    public var down: Double?
    /// How far to the right a lift dismisses a drag from the left edge; `nil`: never.
    public var right: Double?
    /// How far up a lift dismisses; `nil`: never.
    public var up: Double?
    /// Whether the view follows the finger.
    public var isFollowing: Bool
    /// Whether a lift past a threshold dismisses at all.
    public var isDismissalDisabled: Bool

    /// The thresholds of `rules` in `scene`.
    public init(_ rules: DismissRules, in scene: DismissScene) {
        func points(_ length: Length?, _ extent: Double) -> Double? {
            length?.points(extent: extent, pointsPerMillimetre: scene.pointsPerMillimetre)
        }
        down = points(rules.down, scene.extent.height)
        right = points(rules.right, scene.extent.width)
        up = scene.allowsSwipeUp ? points(rules.up, scene.extent.height) : nil
        isDismissalDisabled = scene.isDismissalDisabled
        isFollowing = !scene.isDismissalDisabled || rules.faults.contains(.disabledFollows)
    }

    /// What a lift at `translation` would do, among the directions that are open to it; `nil` when none is.
    ///
    /// Directions are asked in the order down, right, up: the first that is past its threshold decides.
    public func verdict(for translation: Point, isEdge: Bool, permitted: Directions = .all) -> DismissVerdict? {
        var nearest: DismissVerdict?
        if let down, permitted.contains(.down) {
            let verdict = DismissVerdict(direction: .down, distance: translation.y, threshold: down)
            if verdict.isPast { return verdict }
            nearest = verdict
        }
        if isEdge, let right, permitted.contains(.right) {
            let verdict = DismissVerdict(direction: .right, distance: translation.x, threshold: right)
            if verdict.isPast { return verdict }
            nearest = verdict.nearer(than: nearest)
        }
        if let up, permitted.contains(.up) {
            let verdict = DismissVerdict(direction: .up, distance: -translation.y, threshold: up)
            if verdict.isPast { return verdict }
            nearest = verdict.nearer(than: nearest)
        }
        return nearest
    }
}

extension DismissVerdict {
    /// This one when it is nearer to its threshold than `other`, else `other`.
    fileprivate func nearer(than other: DismissVerdict?) -> DismissVerdict {
        guard let other, margin <= other.margin else { return self }
        return other
    }
}
