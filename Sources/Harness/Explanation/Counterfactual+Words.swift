import Documents
import Gestures

extension Counterfactual {
    /// The sentences for some counterfactuals. Those in a row that come to the same share one: “If it had gone more than
    /// 12.4 pt further down, or if swiping up had been allowed, it would have been dismissed.”
    static func sentences(_ counterfactuals: [Counterfactual]) -> [String] {
        var groups: [(conditions: [String], result: Result)] = []
        for counterfactual in counterfactuals {
            if let last = groups.indices.last, groups[last].result == counterfactual.result {
                groups[last].conditions.append(counterfactual.change.words)
            } else {
                groups.append(([counterfactual.change.words], counterfactual.result))
            }
        }
        return groups.map { "If \($0.joined(separator: ", or if ")), it would \($1.words)." }
    }
}

extension Counterfactual.Change {
    /// What follows “if”.
    fileprivate var words: String {
        switch self {
        case .further(let points, let direction):
            "it had gone more than \(DecimalText.margin(points)) pt further \(direction.words)"
        case .lessFar(let points): "it had gone \(DecimalText.margin(points)) pt less"
        case .pastOnceMore(let points, let direction):
            "it had moved \(direction.words) past \(DecimalText.short(points)) pt once more"
        case .faster(let speed, let direction): "it had moved faster than \(speed.words) \(direction.words) at the lift"
        case .slower(let speed): "it had been more than \(DecimalText.margin(speed)) pt/s slower"
        case .straighter: "it had moved less sideways at the lift"
        case .atRest: "the finger had rested there before the lift"
        case .earlier(let microseconds, let measure):
            "it had been lifted \(Self.milliseconds(microseconds)) earlier, while still \(measure.pastWords)"
        case .liftedInstead: "it had been lifted at that moment instead"
        case .dismissalEnabled: "dismissal had been enabled at that moment"
        case .swipeUpAllowed: "swiping up had been allowed"
        case .fromEdge(let band, let way):
            "it had begun less than \(DecimalText.short(band)) pt from the left edge (it went "
                + "\(DecimalText.short(way)) pt to the right)"
        case .contentNear(let end, let points, let swipeUpAllowed):
            (swipeUpAllowed ? "swiping up had been allowed and " : "")
                + "the content had been within \(DecimalText.short(points)) pt of its \(end.rawValue)"
        case .afterScroll(let microseconds):
            "it had come \(Self.milliseconds(microseconds)) or more after the last scroll"
        case .beyondSlop: "the finger had left the slop"
        case .moreVertical: "it had been more vertical from the start"
        case .fingers(let count, let orButton):
            "\(Self.fingers(count)) had touched" + (orButton ? ", or one with the button held" : "")
        case .bothMoving: "both fingers had moved"
        case .afterSettling(let microseconds): "it had come \(Self.milliseconds(microseconds)) after the lift before it"
        case .onCard: "it had begun on the card"
        case .finger: "it had been a finger"
        case .withoutFault(.disabledGoesDead): "these rules asked whether dismissal is disabled before they act"
        case .withoutFault: "these rules returned a cancelled drag"
        }
    }

    private static func milliseconds(_ microseconds: Int64) -> String {
        "\(DecimalText.short(Double(microseconds) / 1000)) ms"
    }

    private static func fingers(_ count: Int) -> String { count == 1 ? "1 finger" : "\(count) fingers" }
}

extension Counterfactual.Result {
    /// What follows “it would”.
    fileprivate var words: String {
        switch self {
        case .dismissed: "have been dismissed"
        case .dismissedAnyway(let measure): "still have been dismissed: \(measure.atLift)"
        case .returned: "have returned"
        case .returnedAnyway(.fling): "still have returned, because the finger flung it back"
        case .returnedAnyway(.turningBack): "still have returned, because the finger had turned back"
        case .returnedAnyway(nil): "still have returned"
        case .returnedShort(let measure):
            "still have returned: \(DecimalText.margin(-measure.margin)) pt short of the "
                + "\(DecimalText.short(measure.threshold)) pt \(measure.direction.words) that a finger at rest needs"
        case .refused: "have been refused, because dismissal was disabled"
        case .stuck: "have got stuck, because dismissal was disabled"
        case .drag: "have begun a drag"
        case .notTap: "not have been a tap"
        case .tracked: "have been tracked"
        case .ownGesture: "have been a gesture of its own"
        }
    }
}

extension Measure {
    /// `past 80 pt down`, `faster than 700 pt/s down`.
    fileprivate var pastWords: String {
        switch unit {
        case .points: "past \(DecimalText.short(threshold)) pt \(direction.words)"
        case .pointsPerSecond: "faster than \(DecimalText.short(threshold)) pt/s \(direction.words)"
        }
    }

    fileprivate var atLift: String {
        switch unit {
        case .points:
            "\(direction.words) it was \(DecimalText.margin(margin)) pt past the threshold of "
                + "\(DecimalText.short(threshold)) pt"
        case .pointsPerSecond:
            "it moved at \(DecimalText.short(value, decimals: 0)) pt/s \(direction.words), past the fling limit of "
                + "\(DecimalText.short(threshold)) pt/s"
        }
    }
}
