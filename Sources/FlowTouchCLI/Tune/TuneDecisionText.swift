import Documents
import Gestures
import Harness
import Tuning

/// The rules that a tuning recommends, as text.
struct TuneDecisionText {
    let decision: TuningDecision
    let heldOut: [HeldOut]

    private var grid: TuningGrid { decision.grid }

    /// The errors of the current rules and of the recommended ones, and the recommendation.
    var lines: [String] {
        var lines = ["", "errors under the rules as they are (\(quoted(grid.base.name))):"]
        lines += confusion(decision.current)
        lines += ["", "errors under the recommended rules:"] + confusion(decision.recommended)
        return lines + [""] + recommendation + [""]
            + sentences.flatMap { TextWrapping.lines($0, width: 80) }
    }

    private func confusion(_ confusion: Confusion) -> [String] {
        var lines = ["  meant      dismissed  not dismissed"]
        for intent in Sidecar.Intent.allCases {
            let (count, total) = confusion.dismissals(of: intent)
            guard total > 0 else { continue }
            lines.append(
                "  " + DecimalText.left(intent.rawValue, width: 11) + DecimalText.right("\(count)", width: 9)
                    + DecimalText.right("\(total - count)", width: 15))
        }
        lines.append("  " + rate("missed", confusion.missed))
        lines.append("  " + rate("false ", confusion.falsely))
        return lines
    }

    private func rate(_ word: String, _ interval: WilsonInterval) -> String { "\(word)  \(Self.share(interval))" }

    /// A share: the count, the total, and the confidence interval.
    static func share(_ interval: WilsonInterval) -> String {
        guard interval.total > 0 else { return "no such gesture" }
        func percent(_ share: Double) -> String { DecimalText.short(share * 100) }
        return "\(interval.count) of \(interval.total): "
            + "\(percent(Double(interval.count) / Double(interval.total))) %, with 95 % certainty "
            + "\(percent(interval.low)) to \(percent(interval.high)) %"
    }

    /// Each field with its current value, the recommended one, and the span that costs the same.
    var fields: [(name: String, now: String, recommended: String, span: String)] {
        let values = grid.values(at: decision.plateau.point)
        return grid.fields.enumerated().map { index, field in
            let now = decision.currentValue(of: field)
            return (field.name, now == .null ? "–" : now.text, JSONText.number(values[index]), span(index))
        }
    }

    private var recommendation: [String] {
        let width = max(5, grid.fields.map(\.name.count).max() ?? 0)
        return ["  " + DecimalText.left("field", width: width) + "        now  recommended  costs the same"]
            + fields.map { field in
                "  " + DecimalText.left(field.name, width: width) + DecimalText.right(field.now, width: 11)
                    + DecimalText.right(field.recommended, width: 13) + "  \(field.span)"
            }
    }

    private func span(_ index: Int) -> String {
        let (values, bounds) = (grid.fields[index].values, decision.plateau.bounds[index])
        let (low, high) = (JSONText.number(values[bounds.lowerBound]), JSONText.number(values[bounds.upperBound]))
        return bounds.count == 1 ? low : "\(low) to \(high)"
    }

    /// What the data decide, and what they leave open.
    var sentences: [String] {
        let gestures = "\(decision.gestures) gestures"
        var lines: [String] = []
        for (index, field) in grid.fields.enumerated() where field.values.count > 1 {
            let bounds = decision.plateau.bounds[index]
            if bounds == 0...(field.values.count - 1) {
                lines.append("\(field.name) does not matter to these \(gestures): no value makes a difference.")
            } else if decision.plateau.cost == 0, bounds.count > 1 {
                let name = field.name == "down" ? "threshold" : field.name
                lines.append("Any \(name) from \(span(index)) separates these \(gestures); choose by feel.")
            } else if decision.plateau.cost == 0 {
                lines.append("\(field.name): only \(span(index)) separates these \(gestures); try finer steps.")
            } else {
                lines.append(
                    "No value of \(field.name) separates these \(gestures); \(span(index)) costs least, "
                        + "\(JSONText.number(decision.plateau.cost)).")
            }
        }
        if let contradiction = decision.contradiction {
            lines.append("Some combinations contradict themselves and were left out: \(contradiction.description).")
        }
        return lines
    }

    /// The errors of each device and person that was held out.
    var heldOutLines: [String] {
        guard !heldOut.isEmpty else { return [] }
        var lines = ["", "held out in turn, judged by what fits the others:"]
        for held in heldOut {
            let name = held.name.isEmpty ? "no name" : quoted(held.name)
            let values = zip(grid.fields, held.values).map { "\($0.name) \(JSONText.number($1))" }
            lines.append(
                "  \(held.isPerson ? "person " : "")\(name): \(held.missed) missed, \(held.falsely) false of \(held.count)"
                    + "  (\(values.joined(separator: ", ")))")
        }
        return lines
    }
}
