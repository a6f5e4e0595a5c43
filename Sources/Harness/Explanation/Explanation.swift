import Documents
import Geometry
import Gestures

/// Why an outcome came about and what would have changed it, in two or three sentences.
public enum Explanation {
    /// The sentences for an outcome of drags under these rules.
    public static func sentences(for outcome: Outcome, under rules: DismissRules) -> [String] {
        let rules = outcome.rules ?? rules
        return switch outcome.result {
        case .dismissed: dismissed(outcome, rules)
        case .returned: returned(outcome, rules)
        case .refused: refused(outcome)
        case .cancelled: cancelled(outcome, rules)
        case .stuck: stuck(outcome)
        case .tapped: tapped(outcome, rules)
        case .scrolled: scrolled(outcome, rules)
        case .notRecognised: notRecognised(outcome, rules)
        }
    }

    static func points(_ value: Double) -> String { "\(DecimalText.short(value)) pt" }

    private static func cancelled(_ outcome: Outcome, _ rules: DismissRules) -> [String] {
        let cause = "The touch was taken away (\(outcome.reason?.words ?? "no reason"))"
        guard let threshold = outcome.threshold, let margin = outcome.margin else {
            return ["\(cause) before it was a drag.", "A cancelled touch never dismisses and is no tap."]
        }
        let place = outcome.wasPastWhenTaken ? "past" : "short of"
        let what =
            "\(cause) when it was \(DecimalText.margin(margin.magnitude)) pt \(place) the threshold of \(points(threshold)) "
            + "\(outcome.direction?.words ?? ""), so the view returned."
        guard let instead = SupposedLift(outcome.liftInstead, under: rules) else { return [what] }
        let result = instead.result
        return [
            what,
            "Lifted at that moment instead, it would have \(result.words)\(result == .returned ? " all the same" : "").",
        ]
    }

    private static func stuck(_ outcome: Outcome) -> [String] {
        if outcome.reason == .disabled {
            return [
                "It is stuck: the finger left past the threshold while dismissal was disabled, and these rules leave a "
                    + "view that takes no touches.",
                "Rules that ask whether dismissal is disabled before they act would have refused and returned.",
            ]
        }
        return [
            "It is stuck: the touch was taken away (\(outcome.reason?.words ?? "no reason")), and these rules never "
                + "return a cancelled drag.",
            "Rules that treat a cancelled drag as one that returns would have returned.",
        ]
    }

    static func slopText(_ rules: DismissRules) -> String {
        switch rules.slop {
        case .points(let value): points(value)
        case .millimetres(let value): "\(DecimalText.short(value)) mm"
        case .fraction(let value): "\(DecimalText.short(value * 100)) % of the view"
        }
    }

    private static func needed(_ rules: DismissRules) -> Int {
        rules.fingers.needed(on: .touchpad) ?? rules.fingers.onTouchpad
    }

    private static func notRecognised(_ outcome: Outcome, _ rules: DismissRules) -> [String] {
        switch outcome.reason {
        case .axis:
            return [
                "It was not recognised: the movement left the slop along the wrong axis, \(points(outcome.translation.x)) "
                    + "sideways and \(points(outcome.translation.y)) down."
            ]
                + (mightBeginVertically(outcome, rules)
                    ? ["More vertical from the start, it would have begun a drag."] : [])
        case .tooManyFingers:
            return [
                "It was not recognised: there were more fingers than the \(needed(rules)) that make a drag.",
                "With \(needed(rules)) fingers it would have begun a drag.",
            ]
        case .restingFinger:
            return [
                "It was not recognised: one finger moved while another rested, which moves the pointer and no content.",
                "With both moving it would have been a drag.",
            ]
        case .settling:
            return [
                "It was not recognised: the finger came down while the view was still settling, and "
                    + (rules.catchesSettling
                        ? "one that was dismissed is not caught." : "these rules do not let it be caught."),
                "\(DecimalText.short(Double(rules.settleMicroseconds) / 1000, decimals: 0)) ms after the lift before, "
                    + "it would have been a gesture of its own.",
            ]
        case .besideCard:
            return [
                "It was not recognised: it began beside the card on top, where a tap dismisses and a drag does nothing.",
                "From the card itself it would have begun a drag.",
            ]
        case .palm:
            return ["It was not recognised: only a palm touched.", "A finger would have been tracked."]
        default:
            return [
                "It was not recognised: \(outcome.reason?.words ?? "no drag"). On a touchpad one finger moves the pointer.",
                "With \(needed(rules)) fingers, or with the button held, it would have been a drag.",
            ]
        }
    }
}
