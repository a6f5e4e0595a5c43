import Documents
import Geometry
import Gestures

/// What happened, in a sentence or two, with the numbers that decided.
extension Explanation {
    var account: [String] {
        switch outcome.ending {
        case .dismissed(let decision): [dismissed(decision.measure)]
        case .returned(let back): ["It returned: \(why(back))."]
        case .refused(let decision):
            [
                "It was refused: interactive dismissal was disabled when the finger left, \(past(decision.measure)) "
                    + "\(decision.measure.direction.words)."
            ]
        case .cancelled(let cancellation): takenAway(cancellation)
        case .stuck(.disabled):
            [
                "It is stuck: the finger left past the threshold while dismissal was disabled, and these rules leave a "
                    + "view that takes no touches."
            ]
        case .stuck(.takenAway):
            ["It is stuck: \(Self.takenAway(outcome)), and these rules never return a cancelled drag."]
        case .tapped:
            [
                "It was a tap: the finger moved \(Self.points(outcome.peakTranslation.length)) at the most, within the "
                    + "slop of \(slop)."
            ]
        case .scrolled(let scroll): [scrolled(scroll)]
        case .notRecognised(let unrecognised): ["It was not recognised: \(why(unrecognised))."]
        }
    }

    private func dismissed(_ measure: Measure) -> String {
        let (past, direction) = (past(measure), measure.direction.words)
        switch measure.unit {
        case .pointsPerSecond:
            return "It was dismissed \(direction) by its velocity: at the lift it moved at "
                + "\(DecimalText.short(measure.value)) pt/s, \(past)."
        case .points:
            let start = outcome.reason == .edge ? "It began at the left edge and" : "It"
            return "\(start) was dismissed \(direction) by its distance: at the lift it was \(place(measure)), \(past)."
        }
    }

    private func why(_ back: Ending.Return) -> String {
        guard let measure = back.measure else { return "no direction was open to it" }
        switch back.cause {
        case .flungBack:
            return "at the lift it was \(past(measure)) \(measure.direction.words), but the finger flung it back"
        case .turnedBack: return "the finger had turned back before the lift"
        case .shortBy:
            let isBackwards = distance(along: measure.direction) < 0
            return "at the lift it was \(place(measure)), \(DecimalText.margin(-measure.margin)) pt short of the "
                + "threshold of \(Self.points(measure.threshold))\(isBackwards ? " " + measure.direction.words : "")"
        }
    }

    private func takenAway(_ cancellation: Ending.Cancellation) -> [String] {
        let cause = "The touch was taken away (\(Outcome.Reason(cancellation.reason).words))"
        guard let drag = cancellation.drag, let measure = drag.measure else {
            return ["\(cause) before it was a drag.", "A cancelled touch never dismisses, and it is not a tap."]
        }
        return [
            "\(cause) when it was \(DecimalText.margin(measure.margin.magnitude)) pt \(drag.isPast ? "past" : "short of") "
                + "the threshold of \(Self.points(measure.threshold)) \(measure.direction.words), so the view returned."
        ]
    }

    private static func takenAway(_ outcome: Outcome) -> String {
        "the touch was taken away (\(outcome.reason?.words ?? ""))"
    }

    private func scrolled(_ scroll: Ending.Scroll) -> String {
        switch scroll {
        case .handedBack:
            return "The view followed the finger until it was back at its place; the rest of the movement scrolled the "
                + "content, and so did the lift."
        case .began(let start):
            let rules = start.judged(by: rules)
            if start.mayBegin(under: rules, in: start.scene) {
                let hold = Self.milliseconds(rules.scrollGate.holdMicroseconds)
                return "The content got the movement, because the content had moved less than \(hold) before."
            }
            guard let content = start.scene.scroll else { return "The content got the movement." }
            return "The content got the movement, which \(way(start, content))."
        }
    }

    /// Which way a movement went, and where the content was then.
    private func way(_ start: Ending.ScrollStart, _ content: ScrollState) -> String {
        if start.movement.y == 0 { return "went neither down nor up" }
        let isUp = start.movement.y < 0
        let distance = isUp ? content.distanceFromBottom : content.distanceFromTop
        let end = isUp ? "bottom" : "top"
        return "went \(isUp ? "up" : "down") while the content was "
            + (distance > 0 ? "\(Self.points(distance)) from its \(end)" : "at its \(end)")
    }

    private func why(_ unrecognised: Ending.Unrecognised) -> String {
        switch unrecognised {
        case .axis:
            "the movement left the slop along the wrong axis, \(Self.points(outcome.translation.x)) sideways and "
                + "\(Self.points(outcome.translation.y)) down"
        case .tooManyFingers: "there were more fingers than the \(rules.fingersOnTouchpad) that make a drag"
        case .restingFinger: "one finger moved while another rested, which moves the pointer and not the content"
        case .pointerMotion: "on a touchpad one finger moves the pointer"
        case .palm: "only a palm touched"
        case .settling:
            "the finger came down while the view was still settling, and "
                + (rules.catchesSettling
                    ? "a dismissed view cannot be caught" : "these rules do not let a finger catch it")
        case .besideCard: "it began beside the card on top, where a tap dismisses and a drag does nothing"
        }
    }

    private var slop: String {
        switch rules.slop {
        case .points(let value): Self.points(value)
        case .millimetres(let value): "\(DecimalText.short(value)) mm"
        case .fraction(let value): "\(DecimalText.short(value * 100)) % of the view"
        }
    }

    /// `12.3 pt past the threshold of 80 pt`.
    private func past(_ measure: Measure) -> String {
        let limit = measure.unit == .points ? "threshold" : "fling limit"
        let unit = measure.unit.rawValue
        return "\(DecimalText.margin(measure.margin)) \(unit) past the \(limit) of "
            + "\(DecimalText.short(measure.threshold)) \(unit)"
    }

    /// Where the drag was at the lift: the finger's place, and that of the view if its velocity carried it on.
    private func place(_ measure: Measure) -> String {
        let (direction, own) = (measure.direction, distance(along: measure.direction))
        guard (measure.value - own).magnitude > 0.05 else { return direction.words(for: measure.value) }
        return "\(direction.words(for: own)) and its velocity carried it on to \(direction.words(for: measure.value))"
    }

    private func distance(along direction: Direction) -> Double {
        direction.part(x: outcome.translation.x, y: outcome.translation.y)
    }

    private static func points(_ value: Double) -> String { "\(DecimalText.short(value)) pt" }

    private static func milliseconds(_ microseconds: Int64) -> String {
        "\(DecimalText.short(Double(microseconds) / 1000)) ms"
    }
}
