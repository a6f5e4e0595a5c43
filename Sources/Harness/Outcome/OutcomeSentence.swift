import Documents
import Gestures

extension Outcome {
    /// The outcome in one line: “dismissed down by distance: 92.3 pt, 12.3 pt past 80 pt”.
    public var sentence: String { consequence.map { "\(judgement); \($0)" } ?? judgement }

    private var judgement: String {
        switch result {
        case .dismissed: "dismissed\(direction.map { " \($0.rawValue)" } ?? "") by \(reasonWords)\(measure)"
        case .returned: "returned: \(whyReturned)"
        case .refused: "refused: \(reasonWords), \(distances)"
        case .scrolled:
            wasHandedBack
                ? "scrolled: the view followed, and the rest of the movement moved the content"
                : "scrolled: the content moved, not the view"
        case .tapped: "tapped: the finger stayed within the slop"
        case .cancelled: "cancelled: \(reasonWords)\(wherePast)"
        case .notRecognised: "not recognised: \(reasonWords)"
        case .stuck: "stuck: \(stuckWords)\(wherePast)"
        }
    }

    private var reasonWords: String { reason?.words ?? "nothing" }

    private var stuckWords: String {
        reason == .disabled ? "dismissal is disabled" : "cancelled (\(reasonWords)) and never returned"
    }

    private var unit: String { isMeasuredInSpeed ? "pt/s" : "pt" }

    private var measure: String { threshold == nil ? "" : ": \(distances)" }

    private var distances: String {
        guard let threshold, let margin else { return "past the fling limit" }
        if margin < 0 { return "past the fling limit, \(distanceShort)" }
        return "\(DecimalText.short(threshold + margin)) \(unit), "
            + "\(DecimalText.margin(margin)) \(unit) past \(DecimalText.short(threshold)) \(unit)"
    }

    private var whyReturned: String {
        switch reason {
        case .flungBack, .turnedBack: "\(reasonWords)\(wherePast)"
        default: distanceShort
        }
    }

    private var distanceShort: String {
        guard let threshold, let margin, let direction else { return "no direction was open" }
        return "\(DecimalText.margin(-margin)) pt short of \(DecimalText.short(threshold)) pt \(direction.rawValue) "
            + "(\(went(threshold + margin, direction)))"
    }

    /// A distance that goes the other way says which.
    private func went(_ distance: Double, _ direction: Direction) -> String {
        (distance * 10).rounded() < 0 ? direction.words(for: distance) : "\(DecimalText.short(distance)) pt"
    }

    private var wherePast: String {
        guard let threshold, let margin, let direction else { return "" }
        let place = margin > 0 ? "past" : "short of"
        return ", \(DecimalText.margin(margin.magnitude)) \(unit) \(place) \(DecimalText.short(threshold)) \(unit) "
            + direction.rawValue
    }
}
