import Geometry
import Gestures

/// What would have made a drag of a touch that was none.
enum TouchCounterfactuals {
    static func tapped(_ outcome: Outcome, _ rules: DismissRules) -> [Counterfactual] {
        // Content or a stack may take a movement, and an axis rule may forbid it.
        let isFree = rules.axis == .any && outcome.scene.scroll == nil && outcome.consequence == nil
        return [Counterfactual(change: .beyondSlop, result: isFree ? .drag : .notTap)]
    }

    static func scrolled(_ scroll: Ending.Scroll, _ rules: DismissRules) -> [Counterfactual] {
        switch scroll {
        case .handedBack(_, let chance): return [LiftCounterfactuals.earlier(chance, rules)].compactMap(\.self)
        case .began(let start):
            guard let change = change(of: start, start.judged(by: rules)) else { return [] }
            return [Counterfactual(change: change, result: .drag)]
        }
    }

    static func notRecognised(
        _ unrecognised: Ending.Unrecognised, _ outcome: Outcome, _ rules: DismissRules
    ) -> [Counterfactual] {
        func drag(_ change: Counterfactual.Change) -> [Counterfactual] {
            [Counterfactual(change: change, result: .drag)]
        }
        return switch unrecognised {
        case .axis: mightBeginVertically(outcome, rules) ? drag(.moreVertical) : []
        case .tooManyFingers: drag(.fingers(rules.fingersOnTouchpad, orButton: false))
        case .restingFinger: drag(.bothMoving)
        case .pointerMotion: drag(.fingers(rules.fingersOnTouchpad, orButton: true))
        case .besideCard: drag(.onCard)
        case .palm: [Counterfactual(change: .finger, result: .tracked)]
        case .settling: [Counterfactual(change: .afterSettling(rules.settleMicroseconds), result: .ownGesture)]
        }
    }

    /// What would have let the movement begin a drag: a rest of the content, the content elsewhere, swiping up allowed, or
    /// the last two.
    private static func change(of start: Ending.ScrollStart, _ rules: DismissRules) -> Counterfactual.Change? {
        if start.mayBegin(under: rules, in: start.scene) { return .afterScroll(rules.scrollGate.holdMicroseconds) }
        guard let scroll = start.scene.scroll else { return nil }
        let isUp = start.movement.y < 0
        var moved = start.scene
        moved.scroll?.offset += isUp ? scroll.distanceFromBottom : -scroll.distanceFromTop
        var allowed = start.scene
        allowed.allowsSwipeUp = true
        var both = moved
        both.allowsSwipeUp = true
        let gate = rules.scrollGate
        func near(swipeUpAllowed: Bool) -> Counterfactual.Change {
            .contentNear(
                isUp ? .bottom : .top, within: isUp ? gate.bottomTolerance : gate.topTolerance,
                swipeUpAllowed: swipeUpAllowed)
        }
        if start.mayBegin(under: rules, in: moved) { return near(swipeUpAllowed: false) }
        if start.mayBegin(under: rules, in: allowed) { return .swipeUpAllowed }
        return start.mayBegin(under: rules, in: both) ? near(swipeUpAllowed: true) : nil
    }

    /// Whether a movement up or down, as it went, would have been the gesture's and not the content's.
    private static func mightBeginVertically(_ outcome: Outcome, _ rules: DismissRules) -> Bool {
        let isUp = outcome.translation.y < 0
        return outcome.consequence == nil && rules.scrollGate.holdMicroseconds == 0
            && rules.permission(toBegin: Point(x: 0, y: isUp ? -1 : 1), isEdge: false, in: outcome.scene) != nil
    }
}

extension Ending.ScrollStart {
    /// The rules for the screen on top then, as far as the content is concerned.
    func judged(by rules: DismissRules) -> DismissRules {
        var rules = rules
        rules.scrollGate = gate
        return rules
    }

    /// Whether the rules would let the movement begin a drag in a scene, if the content had not moved just before.
    func mayBegin(under rules: DismissRules, in scene: DismissScene) -> Bool {
        rules.permission(toBegin: movement, isEdge: isEdge, in: scene) != nil
    }
}

extension DismissRules {
    /// How many fingers make a drag on a touchpad.
    var fingersOnTouchpad: Int { fingers.needed(on: .touchpad) ?? fingers.onTouchpad }
}
