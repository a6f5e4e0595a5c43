import Geometry
import TouchInput

/// The scroll view in the dismissible view, before the drag and after it.
extension DismissGesture {
    /// D21, unless the drag is the gesture's own: upwards where that may dismiss, or from the edge.
    mutating func handsBack(
        _ drag: DismissPhase.Drag, _ sample: DragSample, _ thresholds: DismissThresholds, _ scene: DismissScene,
        _ effects: inout DismissEffects
    ) -> Bool {
        let beyond = sample.position.y - drag.origin.y
        let dismissesUpwards = thresholds.up != nil && drag.permitted.contains(.up)
        guard let state = scene.scroll, beyond < 0, !dismissesUpwards, !drag.isEdge, state.canScroll(.up) else {
            return false
        }
        let origin = Point(x: sample.position.x, y: drag.origin.y)
        phase = .scrolling(DismissPhase.Scroll(origin: origin, offset: state.offset))
        lastScroll = sample.time
        if thresholds.isFollowing { effects.follow = .zero }
        effects.disarm = drag.armed != nil
        effects.scroll = state.moved(beyond, from: state.offset).offset
        return true
    }

    /// D14 and D15.
    mutating func scrollOn(
        _ scroll: DismissPhase.Scroll, _ sample: DragSample, _ rules: DismissRules, _ scene: DismissScene,
        _ effects: inout DismissEffects
    ) -> DismissClause {
        lastScroll = sample.time
        guard let state = scene.scroll else { return .d15 }
        let (reached, rest) = state.moved((sample.position - scroll.origin).y, from: scroll.offset)
        effects.scroll = reached
        guard rules.handsOffAtEdge, rest != 0 else { return .d15 }
        var atEdge = scene
        atEdge.scroll?.offset = reached
        guard let permitted = rules.permission(toBegin: Point(x: 0, y: rest), isEdge: false, in: atEdge) else {
            return .d15
        }
        let drag = DismissPhase.Drag(origin: sample.position, isEdge: false, permitted: permitted)
        follow(drag, sample, DismissThresholds(rules, in: scene), &effects)
        return .d14
    }
}

extension DismissGesture {
    /// The way back of a view that returns, while it settles.
    public var wayBack: DismissReturn? {
        guard case .settling(let way) = phase else { return nil }
        return way
    }
}
