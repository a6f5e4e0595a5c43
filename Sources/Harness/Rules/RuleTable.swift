import Documents
import Gestures

/// Every field of the rules, in the order of a rules file.
///
/// To add a field, store it in `DismissRules` and give it a line here.
public enum RuleTable {
    /// The fields of a rules file; those of a group are its parts.
    public static let fields = words + begin + thresholds + lifts + scrolling + view

    private static let stack = "velos/FlowStack at f872bfd"

    private static let words: [RuleField<DismissRules>] = [
        RuleField(
            "name", \.name, takes: .text, means: "what reports call the rules (default: the file's name)", use: .words),
        RuleField(
            unstored: "basedOn", takes: "a preset",
            means: "the preset that fields left out are taken from (default: flowstack)"),
        RuleField(
            "source", \.source, takes: .text, means: "where the numbers are from, and which version was read",
            use: .words),
        RuleField(
            "assumptions", \.assumptions, takes: .assumptions,
            means: "what the source does not publish, so that the rules assume it", use: .words),
    ]

    private static let begin: [RuleField<DismissRules>] = [
        RuleField(
            "slop", \.slop, takes: .length,
            means: "how far a finger may move before it drags; exactly this far is not a drag yet",
            from: "10 pt: assumed; UIKit publishes no number for its pan"),
        RuleField(
            "slopMeasure", \.slopMeasure, takes: .name,
            means: "what must exceed the slop: the movement's length, or its part up or down",
            from: "length: assumed; UIKit publishes nothing"),
        RuleField(
            "axis", \.axis, takes: .axis,
            means:
                "which movements may begin a drag: any; those that go at least verticalRatio times as far up or down as "
                + "sideways; or those that did not first go `from` or more sideways, and there more than `bias` farther than "
                + "up or down. Edge drags are exempt",
            from: "any: \(stack), View+InteractiveDismiss.swift 203-283, asks for none"),
        RuleField(
            "origin", \.origin, takes: .name,
            means:
                "where the translation is measured from: where the finger went down; where it was in the frame that left "
                + "the slop, so that this frame's movement does not count; or where it left the slop, so that only the slop "
                + "does not count",
            from: "touchDown: UIKit's translation is that of the whole pan"),
    ]

    private static let thresholds: [RuleField<DismissRules>] = [
        RuleField(
            "down", \.down, takes: .optional(.length, from: .points(0)),
            means: "how far down a lift dismisses; null: never", from: "80 pt: \(stack), FlowTransition.swift 165",
            use: .lift([.past])),
        RuleField(
            "up", \.up, takes: .optional(.length, from: .points(0)),
            means: "how far up a lift dismisses, if swiping up is allowed; null: never",
            from: "twice as much as down: \(stack), View+InteractiveDismiss.swift 218", use: .lift([.past])),
        RuleField(
            "right", \.right, takes: .optional(.length, from: .points(0)),
            means: "how far to the right a lift dismisses an edge drag; null: never",
            from: "as much as down: \(stack), View+InteractiveDismiss.swift 218", use: .lift([.past])),
        RuleField(
            "distance", \.distance, takes: .distance, means: "what counts as past a threshold",
            from: "strict, and the finger's own: \(stack), View+InteractiveDismiss.swift 218"),
        RuleField(
            "edgeBand", \.edgeBand, takes: .length,
            means:
                "how far from the left edge an edge drag may begin; one that begins exactly this far away is not one",
            from: "20 pt: assumed; UIKit publishes no number for its edge pan"),
    ]

    private static let lifts: [RuleField<DismissRules>] = [
        RuleField(
            "fling", \.fling, takes: .optional(.fling, from: FlingRule(limit: .points(0))),
            means: "when a lift dismisses by its velocity, short of the threshold; null: velocity does not matter",
            from: "null: \(stack) never looks at velocity"),
        RuleField(
            "velocity", \.velocity, takes: .velocity, means: "how the velocity is computed",
            from: "the mean, where others fit: a still sample before the lift does not spoil it; 100 ms and 40 ms: "
                + "AOSP, libs/input/VelocityTracker.cpp, the latter longer on sparse devices"),
        RuleField(
            "cancel", \.cancel, takes: .name, means: "what a touch that is taken away in the middle of a drag does",
            from: "returns: what \(stack) documents; its source does nothing"),
    ]

    private static let scrolling: [RuleField<DismissRules>] = [
        RuleField(
            "scrollGate", \.scrollGate, takes: .scrollGate,
            means: "when the scroll view takes the movement instead of the gesture",
            from: "5 pt and 20 pt: \(stack), View+InteractiveDismiss.swift 238-250; the lock is FlowTouch's own"),
        RuleField(
            "handsOffAtEdge", \.handsOffAtEdge, takes: .bool,
            means: "whether a scroll becomes a drag when the content reaches its edge",
            from: "false: \(stack) asks once, when a drag begins", assumedAs: ["hand-off", "scroll hand-off"]),
        RuleField(
            "handsBackAtRest", \.handsBackAtRest, takes: .bool,
            means:
                "whether a drag becomes a scroll when the view is where it rests and the finger goes on upwards; exactly "
                + "there it is still a drag",
            from: "false: \(stack) stops the list's own recogniser, View+InteractiveDismiss.swift 270",
            assumedAs: ["hand-off", "scroll hand-off"]),
        RuleField(
            "catchesSettling", \.catchesSettling, takes: .bool,
            means:
                "whether a finger can catch the view while it returns, and go on from where the view is; a view that was "
                + "dismissed is never caught",
            from: "false: \(stack) takes no touch during its transition", assumedAs: ["catch"]),
        RuleField(
            "touchpadFingers", \.fingers.onTouchpad, takes: .whole(1...5),
            means: "how many fingers make a drag on a touchpad", from: "2: as libinput scrolls"),
        RuleField(
            "secondFinger", \.fingers.secondFinger, takes: .name,
            means:
                "what a second finger on a touchscreen does. The drag follows the mean of all fingers; only the first (when "
                + "it lifts, the next); only the latest (when it lifts, the one before); or the sum of all. Or a second finger "
                + "takes the drag away",
            from: "mean: assumed; UIKit goes on with a centroid and does not say how", assumedAs: ["second finger"]),
    ]

    private static let view: [RuleField<DismissRules>] = [
        RuleField(
            "followFactor", \.followFactor, takes: .number(0...10),
            means: "what part of the translation the view follows",
            from: "a third: \(stack), FlowTransition.swift 130-137"),
        RuleField(
            "shrink", \.shrink, takes: .number(0...1),
            means: "how much the view shrinks, as a fraction, once dragged shrinkDistance",
            from: "a tenth: \(stack), FlowTransition.swift 130-137"),
        RuleField(
            "shrinkDistance", \.shrinkDistance, takes: .number(1...10_000, "points"),
            means: "the translation at which the view stops shrinking",
            from: "200 pt: \(stack), FlowTransition.swift 130-137"),
        RuleField(
            "settleMilliseconds", \.settleMicroseconds, takes: .milliseconds(0...60_000),
            means: "how long the view settles after the lift", from: "240 ms: the spring of \(stack)",
            assumedAs: ["settle"]),
        RuleField(
            "settleMotion", \.settleMotion, takes: .settleMotion,
            means:
                "how the view returns meanwhile, which tells where a finger catches it. With power, the part of the way "
                + "that is left is the part of the time that is left, to this power (1: evenly). With springSeconds, a spring "
                + "that starts at the velocity of the lift and feels done after this time; it overshoots the more it bounces "
                + "(0: not at all)",
            from: "0.24 s with a bounce of 0.2: the spring of \(stack)", assumedAs: ["settle"]),
        RuleField(
            "faults", \.faults, takes: .faults, means: "what a platform's published source does wrong",
            from: "none: flowstack mends them, flowstack-source has them"),
    ]
}
