import Documents
import Gestures
import Harness
import Tuning

/// A tuning as text.
struct TuneReport {
    let result: TuningResult
    let heldOut: [HeldOut]
    /// What `--rules` takes to explain gestures under these rules, if they have a name.
    let rulesName: String?
    /// Whether these are the recommended rules.
    let isWritten: Bool
    /// The options about surface and scenario that the gestures were judged with.
    let options: [String]

    private var grid: TuningGrid { result.sweep.grid }

    /// The report, a line each.
    var lines: [String] {
        let text = TuneDecisionText(decision: result.decision, heldOut: heldOut)
        return text.lines + border + evidence + caution + text.heldOutLines
    }

    private var border: [String] {
        guard !result.nearest.isEmpty else { return [] }
        var lines = ["", "nearest to the border:"]
        for near in result.nearest {
            let gesture = result.sweep.gestures[near.gesture]
            lines.append("  " + sentence(near))
            lines.append("    " + explain(gesture))
        }
        return lines
    }

    /// How near the gesture is to the border, and in which field.
    func sentence(_ near: NearestGesture) -> String {
        "\(grid.fields[near.field].name) \(near.isAbove ? "above" : "below"): "
            + "\(DecimalText.short(near.margin)) away, at \(DecimalText.short(near.border)), "
            + "meant to \(result.sweep.gestures[near.gesture].intent.rawValue)"
    }

    /// Which recording costs most, if a gesture is misjudged.
    var mostCostly: String? {
        result.costliest.map { costliest in
            "Most costly: \(quotedPath(result.recordings[costliest.recording].path)), "
                + "\(JSONText.number(costliest.cost)) of \(JSONText.number(result.plateau.cost)). Is its label right?"
        }
    }

    private var evidence: [String] {
        let misjudged = result.misjudged(result.recommended)
        guard let mostCostly else { return [] }
        var lines = ["", "misjudged under the recommended rules:"]
        for index in misjudged.prefix(10) {
            let gesture = result.sweep.gestures[index]
            lines.append("  meant to \(gesture.intent.rawValue): \(result.recommended[index].sentence)")
            lines.append("    " + explain(gesture))
        }
        if misjudged.count > 10 { lines.append("  … and \(misjudged.count - 10) more") }
        return lines + [mostCostly]
    }

    /// Which rules the commands explain, if no file has the recommended rules.
    var caution: [String] {
        if isWritten || (result.nearest.isEmpty && result.costliest == nil) { return [] }
        return [
            "These commands explain under \(quoted(grid.base.name)); -o FILE writes the recommended rules for them."
        ]
    }

    /// The command that explains a gesture.
    func explain(_ gesture: LabelledGesture) -> String {
        let path = Self.word(result.recordings[gesture.recording].path)
        let rules = rulesName.map { " --rules " + Self.word($0) } ?? ""
        let others = options.map { " " + Self.word($0) }.joined()
        return "flowtouch explain \(path) --gesture \(gesture.gesture)\(rules)\(others)"
    }

    /// The text as one word of a shell, safe to print.
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

    /// How many gestures were judged per second.
    static func timing(_ result: TuningResult, _ time: Duration, _ corpus: TuneCorpus) -> String {
        let judged = Double(result.sweep.sweptCount) * Double(result.sweep.gestures.count)
        let seconds = time / .seconds(1)
        let plain = Double(corpus.replayed.gestures) / max(corpus.replayed.time / .seconds(1), 1e-9)
        return "timing: \(result.sweep.gestures.count) gestures × \(result.sweep.sweptCount) rules in "
            + "\(DecimalText.fixed(seconds, decimals: 3)) s: \(DecimalText.short(judged / max(seconds, 1e-9), decimals: 0))"
            + " gestures × rules a second; a plain replay judged \(DecimalText.short(plain, decimals: 0)) gestures a second"
    }
}
