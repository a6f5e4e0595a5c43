import Documents
import Gestures

extension Outcome {
    /// The outcome in one line: “dismissed down by distance: 92.3 pt, 12.3 pt past 80 pt”.
    public var sentence: String { consequence.map { "\(judgement); \($0)" } ?? judgement }

    private var judgement: String {
        switch ending {
        case .dismissed(let decision):
            "dismissed \(decision.measure.direction.rawValue) by \(reasonWords): \(decision.measure.past)"
        case .returned(let back): "returned: \(why(back))"
        case .refused(let decision): "refused: \(reasonWords), \(decision.measure.past)"
        case .scrolled(.began): "scrolled: the content moved, not the view"
        case .scrolled(.handedBack):
            "scrolled: the view followed, and the rest of the movement moved the content"
        case .tapped: "tapped: the finger stayed within the slop"
        case .cancelled: "cancelled: \(reasonWords)\(whereItWas)"
        case .notRecognised: "not recognised: \(reasonWords)"
        case .stuck(.disabled): "stuck: \(reasonWords)\(whereItWas)"
        case .stuck(.takenAway): "stuck: cancelled (\(reasonWords)) and never returned\(whereItWas)"
        }
    }

    private var reasonWords: String { reason?.words ?? "" }

    private func why(_ back: Ending.Return) -> String {
        switch back.cause {
        case .flungBack, .turnedBack: "\(reasonWords)\(whereItWas)"
        case .shortBy: back.measure?.short ?? "no direction was open"
        }
    }

    private var whereItWas: String { measure.map { ", \($0.sideOfThreshold)" } ?? "" }
}

extension Measure {
    /// `92.3 pt, 12.3 pt past 80 pt`.
    fileprivate var past: String {
        "\(DecimalText.short(value)) \(unit.rawValue), \(DecimalText.margin(margin)) \(unit.rawValue) past \(limit)"
    }

    /// `12.3 pt short of 80 pt down (67.7 pt)`; a movement the other way names its direction.
    fileprivate var short: String {
        let isBackwards = (value * 10).rounded() < 0
        let went = isBackwards ? direction.words(for: value) : "\(DecimalText.short(value)) pt"
        return "\(DecimalText.margin(-margin)) pt short of \(DecimalText.short(threshold)) pt \(direction.rawValue) "
            + "(\(went))"
    }

    /// `12.3 pt past 80 pt down`.
    fileprivate var sideOfThreshold: String {
        "\(DecimalText.margin(margin.magnitude)) \(unit.rawValue) \(margin > 0 ? "past" : "short of") \(limit) "
            + direction.rawValue
    }

    private var limit: String { "\(DecimalText.short(threshold)) \(unit.rawValue)" }
}
