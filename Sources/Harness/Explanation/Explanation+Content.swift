import Documents
import Geometry
import Gestures

/// Gestures that never were drags, and what would have made them so.
extension Explanation {
    static func tapped(_ outcome: Outcome, _ rules: DismissRules) -> [String] {
        let moved =
            "It was a tap: the finger moved \(points(outcome.peakTranslation.length)) at the most, within the slop of "
            + "\(slopText(rules))."
        if rules.axis == .any, outcome.scene.scroll == nil, outcome.consequence == nil {
            return [moved, "A movement beyond the slop would have begun a drag."]
        }
        return [moved, "A movement beyond the slop would have been no tap."]
    }

    static func scrolled(_ outcome: Outcome, _ rules: DismissRules) -> [String] {
        if outcome.wasHandedBack {
            let followed =
                "The view followed until it was back at its place; what went on upwards moved the content, and the lift was "
                + "the content's."
            guard let chance = earlier(outcome, rules) else { return [followed] }
            return [followed, "\(capitalized(chance)), it would have been dismissed."]
        }
        guard let start = outcome.scrollStart, let scroll = start.scene.scroll else {
            return ["The scroll view had the movement."]
        }
        var rules = rules
        rules.scrollGate = start.gate
        if mayBegin(start.movement, start, rules, in: start.scene) {
            let hold = "\(DecimalText.short(Double(rules.scrollGate.holdMicroseconds) / 1000)) ms"
            return [
                "The scroll view had the movement, since it had moved less than \(hold) before.",
                "\(hold) or more after the last scroll it would have begun a drag.",
            ]
        }
        let change = change(start, scroll, rules)
        return ["The scroll view had the movement, \(place(start, scroll))."]
            + (change.map { ["\($0) it would have begun a drag."] } ?? [])
    }

    /// Where the content was when the movement left the slop.
    private static func place(_ start: Outcome.ScrollStart, _ scroll: ScrollState) -> String {
        let up = start.movement.y < 0
        let distance = up ? scroll.distanceFromBottom : scroll.distanceFromTop
        let edge = up ? "bottom" : "top"
        if start.movement.y == 0 { return "which went neither down nor up" }
        return distance > 0
            ? "which went \(up ? "up" : "down") while its content was \(points(distance)) from its \(edge)"
            : "which went \(up ? "up" : "down") with its content at its \(edge)"
    }

    /// What would have let the movement begin a drag: the content elsewhere, swiping up allowed, or both.
    private static func change(
        _ start: Outcome.ScrollStart, _ scroll: ScrollState, _ rules: DismissRules
    ) -> String? {
        let isUp = start.movement.y < 0
        var moved = start.scene
        moved.scroll?.offset += isUp ? scroll.distanceFromBottom : -scroll.distanceFromTop
        var allowed = start.scene
        allowed.allowsSwipeUp = true
        var both = moved
        both.allowsSwipeUp = true
        let (tolerance, edge) =
            isUp ? (rules.scrollGate.bottomTolerance, "bottom") : (rules.scrollGate.topTolerance, "top")
        let content = "content within \(points(tolerance)) of its \(edge)"
        if mayBegin(start.movement, start, rules, in: moved) { return "With its \(content)" }
        if mayBegin(start.movement, start, rules, in: allowed) { return "With swiping up allowed" }
        if mayBegin(start.movement, start, rules, in: both) { return "With swiping up allowed and its \(content)" }
        return nil
    }

    private static func mayBegin(
        _ movement: Point, _ start: Outcome.ScrollStart, _ rules: DismissRules, in scene: DismissScene
    ) -> Bool {
        rules.permission(toBegin: movement, isEdge: start.isEdge, in: scene) != nil
    }

    /// Whether a movement up or down, as it went, would have been the gesture's and not the content's.
    static func mightBeginVertically(_ outcome: Outcome, _ rules: DismissRules) -> Bool {
        let up = outcome.translation.y < 0
        return outcome.consequence == nil && rules.scrollGate.holdMicroseconds == 0
            && rules.permission(toBegin: Point(x: 0, y: up ? -1 : 1), isEdge: false, in: outcome.scene) != nil
    }

    static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
