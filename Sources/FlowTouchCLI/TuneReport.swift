import Gestures
import Harness
import RecordingFormats
import Tuning

/// A tuning as text.
struct TuneReport {
    let result: TuningResult
    let heldOut: [HeldOut]
    /// By what name `--rules` takes the rules that gestures are explained under, if they have one.
    let rulesName: String?
    /// Whether these are the recommended ones.
    let isWritten: Bool
    /// The options about surface and scenario that the gestures were judged with, as they are repeated to explain them.
    let options: [String]

    private var grid: TuningGrid { result.sweep.grid }

    /// The report, a line each.
    var lines: [String] {
        var lines = ["", "errors under the rules as they are (\(quoted(grid.base.name))):"]
        lines += confusion(result.current)
        lines += ["", "errors under the recommended rules:"] + confusion(result.recommended)
        lines += [""] + recommendation + [""] + decision
        lines += border + evidence + caution
        if !heldOut.isEmpty { lines += [""] + heldOutLines }
        return lines
    }

    private func confusion(_ outcomes: [Outcome]) -> [String] {
        var lines = ["  meant      dismissed  not dismissed"]
        for intent in Sidecar.Intent.allCases {
            let (count, total) = result.dismissals(of: intent, outcomes)
            guard total > 0 else { continue }
            lines.append(
                "  " + DecimalText.left(intent.rawValue, width: 11) + DecimalText.right("\(count)", width: 9)
                    + DecimalText.right("\(total - count)", width: 15))
        }
        lines.append("  " + rate("missed", result.missed(outcomes)))
        lines.append("  " + rate("false ", result.falsely(outcomes)))
        return lines
    }

    private func rate(_ word: String, _ interval: WilsonInterval) -> String {
        guard interval.total > 0 else { return "\(word)  no gesture tells" }
        func percent(_ share: Double) -> String { DecimalText.short(share * 100) }
        return "\(word)  \(interval.count) of \(interval.total): "
            + "\(percent(Double(interval.count) / Double(interval.total))) %, with 95 % certainty "
            + "\(percent(interval.low)) to \(percent(interval.high)) %"
    }

    private var recommendation: [String] {
        let width = max(5, grid.fields.map(\.name.count).max() ?? 0)
        let values = grid.values(at: result.plateau.point)
        var lines = ["  " + DecimalText.left("field", width: width) + "        now  recommended  costs the same"]
        for (index, field) in grid.fields.enumerated() {
            let now = TuningResult.value(of: field, in: grid.base)
            lines.append(
                "  " + DecimalText.left(field.name, width: width)
                    + DecimalText.right(now == .null ? "–" : now.text, width: 11)
                    + DecimalText.right(JSONText.number(values[index]), width: 13) + "  \(span(index))")
        }
        return lines
    }

    private func span(_ index: Int) -> String {
        let (values, bounds) = (grid.fields[index].values, result.plateau.bounds[index])
        return "\(JSONText.number(values[bounds.lowerBound])) to \(JSONText.number(values[bounds.upperBound]))"
    }

    /// What the data decide and what they do not.
    private var decision: [String] {
        let gestures = "\(result.sweep.gestures.count) gestures"
        var lines: [String] = []
        for (index, field) in grid.fields.enumerated() where field.values.count > 1 {
            let bounds = result.plateau.bounds[index]
            if bounds == 0...(field.values.count - 1) {
                lines.append("\(field.name) does not matter to these \(gestures): no value makes a difference.")
            } else if result.plateau.cost == 0, bounds.count > 1 {
                let name = field.name == "down" ? "threshold" : field.name
                lines.append("Any \(name) from \(span(index)) separates these \(gestures); choose by feel.")
            } else if result.plateau.cost == 0 {
                lines.append("\(field.name): only \(span(index)) separates these \(gestures); try finer steps.")
            } else {
                lines.append(
                    "No value of \(field.name) separates these \(gestures); \(span(index)) costs least, "
                        + "\(JSONText.number(result.plateau.cost)).")
            }
        }
        if let contradiction = result.sweep.contradiction {
            lines.append("Some combinations are no rules and were left out: \(contradiction.description).")
        }
        return lines.flatMap { TextWrapping.lines($0, width: 80) }
    }

    private var border: [String] {
        guard !result.nearest.isEmpty else { return [] }
        var lines = ["", "nearest to the border:"]
        for near in result.nearest {
            let gesture = result.sweep.gestures[near.gesture]
            lines.append(
                "  \(grid.fields[near.field].name) \(near.isAbove ? "above" : "below"): "
                    + "\(DecimalText.short(near.margin)) away, at \(DecimalText.short(near.border)), "
                    + "meant to \(gesture.intent.rawValue)")
            lines.append("    " + explain(gesture))
        }
        return lines
    }

    private var evidence: [String] {
        let misjudged = result.misjudged(result.recommended)
        guard let costliest = result.costliest else { return [] }
        var lines = ["", "misjudged under the recommended rules:"]
        for index in misjudged.prefix(10) {
            let gesture = result.sweep.gestures[index]
            lines.append("  meant to \(gesture.intent.rawValue): \(result.recommended[index].sentence)")
            lines.append("    " + explain(gesture))
        }
        if misjudged.count > 10 { lines.append("  … and \(misjudged.count - 10) more") }
        lines.append(
            "Most costly: \(quotedPath(result.recordings[costliest.recording].path)), "
                + "\(JSONText.number(costliest.cost)) of \(JSONText.number(result.plateau.cost)). Is its label right?")
        return lines
    }

    /// What the commands explain when there is no file with the recommended rules.
    private var caution: [String] {
        if isWritten || (result.nearest.isEmpty && result.costliest == nil) { return [] }
        return [
            "These commands explain under \(quoted(grid.base.name)); -o FILE writes the recommended rules for them."
        ]
    }

    private func explain(_ gesture: LabelledGesture) -> String {
        let path = Self.word(result.recordings[gesture.recording].path)
        let rules = rulesName.map { " --rules " + Self.word($0) } ?? ""
        let others = options.map { " " + Self.word($0) }.joined()
        return "flowtouch explain \(path) --gesture \(gesture.gesture)\(rules)\(others)"
    }

    /// A word for a shell, safe to print.
    private static func word(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                true
            default: false
            }
        }
        if isPlain { return text }
        return "'" + quotedPath(text).split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
            + "'"
    }

    private var heldOutLines: [String] {
        var lines = ["held out in turn, judged by what fits the others:"]
        for held in heldOut {
            let name = held.name.isEmpty ? "no name" : quoted(held.name)
            let values = zip(grid.fields, held.values).map { "\($0.name) \(JSONText.number($1))" }
            lines.append(
                "  \(held.isPerson ? "person " : "")\(name): \(held.missed) missed, \(held.falsely) false of \(held.count)"
                    + "  (\(values.joined(separator: ", ")))")
        }
        return lines
    }

    /// How many gestures a second were judged.
    static func timing(_ result: TuningResult, _ time: Duration, _ corpus: TuneCorpus) -> String {
        let judged = Double(result.sweep.sweptCount) * Double(result.sweep.gestures.count)
        let seconds = time / .seconds(1)
        let plain = Double(corpus.replayed.gestures) / max(corpus.replayed.time / .seconds(1), 1e-9)
        return "timing: \(result.sweep.gestures.count) gestures × \(result.sweep.sweptCount) rules in "
            + "\(DecimalText.fixed(seconds, decimals: 3)) s: \(DecimalText.short(judged / max(seconds, 1e-9), decimals: 0))"
            + " gestures × rules a second; a plain replay judged \(DecimalText.short(plain, decimals: 0)) gestures a second"
    }
}
